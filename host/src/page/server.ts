import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Selection } from '../answers/screen';
import type { Desk } from './desk';
import type { EditRequest, FollowRequest, ReplyRequest, ServerEvent, Standing } from './protocol';

export interface PageServer {
  url: string;
  close(): Promise<void>;
}

/** Nothing from elsewhere; the sidebar's frame inherits this. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
].join('; ');

const FILES: Record<string, { file: string; type: string }> = {
  '/': { file: 'page.html', type: 'text/html' },
  '/page.js': { file: 'page.js', type: 'text/javascript' },
  '/page.css': { file: 'page.css', type: 'text/css' },
};

/** The largest request that is read: a whole pasted sheet. */
const BODY_LIMIT = 64 * 1024 * 1024;

type Post = (desk: Desk, body: never) => unknown;

const POSTS: Record<string, Post> = {
  '/edit': (desk, body: EditRequest) => desk.edit(body),
  '/follow': (desk, body: FollowRequest) => desk.follow(body),
  '/menu': (desk, { functionName }: { functionName: string }) => desk.choose(functionName),
  '/run': (desk, { name, args }: { name: string; args: unknown[] }) =>
    typeof name === 'string' && Array.isArray(args) ? desk.clientCall(name, args) : { error: 'bad request' },
  '/select': (desk, { selection, ...standing }: Standing & { selection: Selection }) =>
    desk.select(selection, standing),
  '/reply': (desk, body: ReplyRequest) => desk.reply(body),
  '/close-sidebar': desk => desk.closeSidebar(),
};

/**
 * Serves the page of one workbook on this machine only.
 * @param folder where the built page lies
 * @param port 0 takes any free one
 * @throws when the port is taken
 */
export async function servePage(desk: Desk, folder: string, port: number): Promise<PageServer> {
  const streams = new Set<http.ServerResponse>();
  const server = http.createServer((request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    handle(request, response, desk, folder, streams).catch(error => {
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(String((error as Error).stack));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise(resolve => {
        for (const stream of streams) stream.end();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function handle(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  desk: Desk,
  folder: string,
  streams: Set<http.ServerResponse>,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  if (!isOwn(request)) return refuse(response, 403);
  if (request.method === 'POST') return answerPost(request, response, desk, url.pathname);
  if (request.method !== 'GET') return refuse(response, 405);
  const page = url.searchParams.get('page') ?? '';
  if (url.pathname === '/events') return listen(request, response, desk, page, streams);
  if (url.pathname === '/told') return json(response, await desk.told(page));
  if (url.pathname === '/state') return json(response, await desk.state(page));
  const found = Object.hasOwn(FILES, url.pathname) ? FILES[url.pathname] : undefined;
  if (!found) return refuse(response, 404);
  response.writeHead(200, {
    'Content-Type': `${found.type}; charset=utf-8`,
    'Content-Security-Policy': POLICY,
  });
  fs.createReadStream(path.join(folder, found.file)).pipe(response);
}

/**
 * Another site's page, or the sidebar's frame (whose origin is `null`), may not use this server, nor may
 * a name that was made to point here.
 */
function isOwn({ headers }: http.IncomingMessage): boolean {
  const host = headers.host ?? '';
  if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host)) return false;
  return headers.origin === undefined || headers.origin === `http://${host}`;
}

function refuse(response: http.ServerResponse, status: number): void {
  response.writeHead(status).end();
}

function json(response: http.ServerResponse, value: unknown): void {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(value ?? {}));
}

async function answerPost(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  desk: Desk,
  name: string,
): Promise<void> {
  const post = Object.hasOwn(POSTS, name) ? POSTS[name] : undefined;
  if (!post || request.headers['content-type'] !== 'application/json') return refuse(response, 404);
  const body = await bodyOf(request);
  if (body === undefined) return refuse(response, 413);
  json(response, await post(desk, JSON.parse(body) as never));
}

async function bodyOf(request: http.IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size > BODY_LIMIT) return undefined;
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString('utf8');
}

function listen(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  desk: Desk,
  page: string,
  streams: Set<http.ServerResponse>,
): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  response.write(': hello\n\n');
  const send = (event: ServerEvent) => response.write(`data: ${JSON.stringify(event)}\n\n`);
  const leave = desk.feed.join(page, send);
  for (const { id, question } of desk.openQuestions) send({ type: 'question', id, question });
  streams.add(response);
  request.on('close', () => {
    leave();
    streams.delete(response);
  });
}
