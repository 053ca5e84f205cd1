// The same calls through the built files in the host, where each is an execution of its own.
import fc from 'fast-check';
import type { Host } from '../../host/test/library';
import type { Panel, PanelResult } from '../../src/addon/panel';
import { cellsOf, open } from '../cases/workbook';
import { BOOKS } from './books';
import { type Fate, type Kind, kind, must } from './kind';
import { mutated, requestsOf } from './requests';
import { isSentence, mustBePlain } from './sound';

const NAMES = [
  'check',
  'decide',
  'preview',
  'goTo',
  'validate',
  'whatIf',
  'previewImport',
  'keepPost',
  'progress',
];
const NOTHING = { penalties: [], cases: [] } as unknown as Panel;

let opened: Promise<{ host: Host; captains: string }> | undefined;
const captainsOf = (host: Host): string => JSON.stringify(host.getCells('Онлайн-таблица', 2, 7, 6, 2));

async function book(): Promise<{ host: Host; captains: string }> {
  const host = await open(cellsOf(BOOKS[0] ?? []));
  const first = (await host.clientCall('check', [{}])) as { value?: PanelResult };
  must(first.value?.ok === true, 'the book can be judged', first);
  return { host, captains: captainsOf(host) };
}

/** What a page can send at all: what JSON carries. */
const sendable = (request: unknown): unknown =>
  JSON.parse(JSON.stringify(request, (_, one) => (typeof one === 'bigint' ? String(one) : one)) ?? 'null');

async function called(name: string, asked: unknown): Promise<Fate> {
  opened ??= book();
  const { host, captains } = await opened;
  const request = sendable(asked);
  const answer = (await host.clientCall(name, [request])) as {
    value?: { ok: boolean; message?: string };
    error?: string;
  };
  must(answer.value !== undefined && answer.value !== null, `no answer: ${answer.error}`);
  // The file remembers what was posted before, hostile words too.
  mustBePlain(answer.value, true);
  must(captainsOf(host) === captains, 'a captain’s cell is another one now');
  if (answer.value?.ok) return 'accepted';
  must(isSentence(answer.value?.message ?? ''), 'refused without a sentence', answer);
  return 'refused';
}

const requests = requestsOf(NOTHING);

export const HOST_KINDS: readonly Kind[] = [
  kind({
    name: 'host: calls of the built files',
    share: 2,
    inputs: fc.oneof(
      ...NAMES.map(name => fc.tuple(fc.constant(name), mutated(requests[name] ?? fc.constant({})))),
    ),
    play: ([name, request]) => called(name, request),
  }),
];
