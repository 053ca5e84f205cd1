// What an action asks of the platform, counted by the local host on the built files. Prints JSON.
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './product.mjs';

const { createWorkbook, openWorkbook } = createRequire(import.meta.url)('../host/build/host.cjs');
const NOW = Date.parse('2026-11-29T21:00:00Z');
const ONLINE = 'Онлайн-таблица';
const found = [];

/** The calls of all executions that this makes, and the bytes of what goes to the script and comes back. */
async function counted(name, host, run) {
  const counters = { valueReads: 0, valueWrites: 0, other: 0 };
  const end = host.afterExecution(result => {
    for (const kind of Object.keys(counters)) counters[kind] += result.counters[kind];
  });
  const { sent = '', answer } = await run();
  await host.events.idle();
  end();
  const bytes = value => Buffer.byteLength(value === undefined ? '' : JSON.stringify(value));
  found.push({
    name,
    ...counters,
    sent: bytes(sent),
    back: bytes(answer),
    sheets: host.workbook.sheets.length,
  });
  return answer;
}

const asked = (name, host, action, request) =>
  counted(name, host, async () => {
    const { value, error } = await host.clientCall(action, [request]);
    if (error || !value?.ok) throw new Error(`${action}: ${JSON.stringify(error ?? value)}`);
    return { sent: request, answer: value };
  });

const host = await openWorkbook(path.join(root, 'test/samples/walls/book'), { now: NOW });
const { panel } = await asked('check', host, 'check', {});
const charges = panel.cases.filter(({ charge }) => charge);
const confirmed = charges.map(({ charge, seen }) => ({ do: 'confirm', id: charge.id, seen }));
await asked('decide, one charge', host, 'decide', { decisions: confirmed.slice(0, 1), by: 'Судья' });
await asked('decide, all the others', host, 'decide', { decisions: confirmed.slice(1), by: 'Судья' });
await asked('check, once more', host, 'check', {});
await counted('onEdit, one cell', host, async () => ({ answer: await host.edit(ONLINE, 'H3', '5:0') }));
const block = Array.from({ length: 20 }, () => ['1:0', '1:0']);
await counted('onEdit, 40 cells pasted', host, async () => ({
  answer: await host.edit(ONLINE, 'F3:G22', block, 'pasted'),
}));
const text = 'Волки: Анна, Борис\nЛисы: Вера';
const { seen } = await asked('import, preview', host, 'previewImport', { text });
await asked('import', host, 'importRows', { text, seen });
host.dispose();

const empty = await createWorkbook({ sheets: { Лист1: [['']] }, now: NOW });
await asked('set-up of an empty file', empty, 'setUp', { regulation: 'walls' });
await asked('check of an empty table', empty, 'check', {});
empty.dispose();
console.log(JSON.stringify(found));
process.exit();
