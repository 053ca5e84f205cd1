// The server of the page, without a browser.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { fixture, openPage } from './library';

type Opened = Awaited<ReturnType<typeof openPage>>;
const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'server-test-'));
let opened: Opened;

beforeEach(async () => {
  const folder = fs.mkdtempSync(path.join(temporary, 'book-'));
  fs.writeFileSync(path.join(folder, 'Лист.csv'), 'a,b\n1,2\n3,4\n');
  opened = await openPage({ file: folder, dist: fixture('events'), clientSpread: 0 });
});
afterEach(() => opened.close());
afterAll(() => fs.rmSync(temporary, { recursive: true, force: true }));

interface Sent {
  headers?: Record<string, string>;
  body?: unknown;
}

/** A request with any headers, which fetch would not send. */
function request(file: string, { headers = {}, body }: Sent = {}): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = http.request(
      new URL(file, opened.url),
      {
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      },
      async response => {
        let text = '';
        for await (const part of response) text += part;
        resolve({ status: Number(response.statusCode), text });
      },
    );
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

const post = async (file: string, body: object) => JSON.parse((await request(file, { body })).text);
const state = async (page: string) => JSON.parse((await request(`/state?page=${page}`)).text);
const at = (row: number, column: number, text: string, standing: object) => ({
  sheetId: '0',
  row,
  column,
  texts: [[text]],
  how: 'typed',
  ...standing,
});

test('only this page may talk to it: not another site, not the sidebar, not another name for this machine', async () => {
  const { host } = new URL(opened.url);
  const own = { origin: `http://${host}` };
  expect((await request('/state')).status).toBe(200);
  expect((await request('/state', { headers: own })).status).toBe(200);
  for (const headers of [{ origin: 'null' }, { origin: 'http://example.org' }, { host: 'example.org' }]) {
    expect((await request('/state', { headers: headers as Record<string, string> })).status).toBe(403);
  }
  const plain = { headers: { 'content-type': 'text/plain' }, body: { functionName: 'ask' } };
  expect((await request('/menu', plain)).status).toBe(404);
  expect((await request('/../package.json')).status).toBe(404);
  expect((await request('/nothing', { body: {} })).status).toBe(404);
  expect(opened.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
});

test('the page says where it may load from', async () => {
  const { headers } = await fetch(opened.url);
  expect(headers.get('content-security-policy')).toContain("connect-src 'self'");
});

test('an edit goes to the cell that the page saw, though rows have come or were sorted meanwhile', async () => {
  const { told } = await state('one');
  const seen = { page: 'one', seen: told };
  await opened.host.run('changeAll'); // writes A2, inserts row 1, sorts A3:C4
  const { host } = opened;
  expect(host.getCells('Лист', 1, 1, 4, 2)).toEqual([
    ['', ''],
    ['a', 'b'],
    ['3', '4'],
    ['5', '2'],
  ]);
  await post('/edit', at(3, 2, 'сюда', seen));
  expect(host.getCells('Лист', 3, 2)).toEqual([['сюда']]);
  await host.run('deleteThird');
  expect(await post('/edit', at(3, 2, 'нет', seen))).toMatchObject({
    refused: expect.stringContaining('нет'),
  });
});

test('a page that changed its copy while others wrote must start anew; one that saw all need not', async () => {
  const { told } = await state('one');
  const format = (standing: object) => ({
    mutations: [
      {
        id: 'sheet.mutation.set-range-values',
        params: { subUnitId: '0', cellValue: { 0: { 0: { s: { bl: 1 } } } } },
      },
    ],
    commands: ['sheet.command.set-style'],
    ...standing,
  });
  expect(await post('/follow', format({ page: 'one', seen: told }))).toEqual({});
  await opened.host.edit('Лист', 'B2', '7');
  expect(await post('/follow', format({ page: 'one', seen: told }))).toEqual({ mustReload: true });
});

test('what happens is told to every page but the one that did it', async () => {
  const events = async (page: string) => {
    const abort = new AbortController();
    const response = await fetch(`${opened.url}events?page=${page}`, { signal: abort.signal });
    const heard: string[] = [];
    const read = (async () => {
      for await (const part of response.body as never as AsyncIterable<Uint8Array>) {
        heard.push(new TextDecoder().decode(part));
      }
    })().catch(() => undefined);
    const stop = () => {
      abort.abort();
      return read;
    };
    return { heard, stop };
  };
  const [one, two] = [await events('one'), await events('two')];
  await post('/follow', {
    mutations: [
      {
        id: 'sheet.mutation.set-range-values',
        params: { subUnitId: '0', cellValue: { 0: { 5: { v: 'new', t: 1 } } } },
      },
    ],
    commands: ['sheet.command.auto-fill'],
    page: 'one',
    seen: 0,
  });
  await new Promise(resume => setTimeout(resume, 100));
  expect(two.heard.join('')).toContain('"v":"new"');
  expect(one.heard.join('')).not.toContain('"v":"new"');
  await Promise.all([one.stop(), two.stop()]);
});

test('rule 11.2: a call from the sidebar', async () => {
  expect(await post('/run', { name: 'echo', args: [[1, { a: null }]] })).toEqual({ value: [1, { a: null }] });
  expect(await post('/run', { name: 'hidden_', args: [] })).toEqual({
    error: 'Script function not found: hidden_',
  });
});

test('a folder is saved after edits and executions, byte by byte as it was but for them', async () => {
  const file = path.join(opened.source, 'Лист.csv');
  const saved = async (text: string) => {
    for (let i = 0; i < 40 && fs.readFileSync(file, 'utf8') !== text; i++)
      await new Promise(resume => setTimeout(resume, 50));
    expect(fs.readFileSync(file, 'utf8')).toBe(text);
  };
  await saved('a,b\n1,2\n3,4\n');
  await opened.host.edit('Лист', 'B3', '7:4');
  await saved('a,b\n1,2\n3,7:4\n');
});

test('a file is saved as a copy beside it', async () => {
  const source = path.join(temporary, 'games.xlsx');
  await opened.host.edit('Лист', 'A1', 'x');
  await opened.close();
  opened = await openPage({ file: opened.source, dist: fixture('events') });
  const { utils, writeFile } = await import('@e965/xlsx');
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['a', 1]]), 'Лист');
  writeFile(book, source);
  const before = fs.readFileSync(source);
  const other = await openPage({ file: source, dist: fixture('events') });
  expect(other.target).toBe(path.join(temporary, 'games.validated.xlsx'));
  await other.host.edit('Лист', 'A1', 'b');
  await other.close();
  expect(fs.readFileSync(source)).toEqual(before);
  expect(fs.existsSync(path.join(temporary, 'games.validated.xlsx'))).toBe(true);
});

test('start says where the page is, what it shows and where that is saved; it ends when told to', async () => {
  const sample = path.resolve(__dirname, '../../test/samples/walls/book');
  const before = fs.readdirSync(sample).map(name => fs.readFileSync(path.join(sample, name), 'utf8'));
  const cli = path.resolve(__dirname, '../build/cli.cjs');
  const child = spawn(process.execPath, [cli, 'start', '--port', '0', '--lang', 'en']);
  let printed = '';
  child.stdout.on('data', text => {
    printed += text;
  });
  const ended = new Promise(resolve => child.on('exit', resolve));
  while (!printed.includes('Ctrl+C') && child.exitCode === null)
    await new Promise(resume => setTimeout(resume, 50));
  const url = /: (http:\/\/127\.0\.0\.1:\d+\/)\n/.exec(printed)?.[1];
  const target = /Saved after each change: (.+)\n/.exec(printed)?.[1] ?? '';
  expect([printed.includes('the sample tournament, a copy'), fs.existsSync(target)]).toEqual([true, true]);
  const taken = spawn(process.execPath, [cli, 'start', '--port', String(new URL(String(url)).port)]);
  expect(await new Promise(resolve => taken.on('exit', resolve))).toBe(1);
  const shown = (await (await fetch(`${url}state?page=x`)).json()) as { menus: unknown[]; name: string };
  expect([shown.name, shown.menus.length]).toEqual(['book', 1]);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(fs.readdirSync(sample).map(name => fs.readFileSync(path.join(sample, name), 'utf8'))).toEqual(
    before,
  );
});
