// Calls of the sidebar: the entry functions themselves, on the least of a platform.
import fc from 'fast-check';
import * as server from '../../src/addon/main';
import type { PanelResult } from '../../src/addon/panel';
import { BOOKS } from './books';
import { type Fate, kind, must } from './kind';
import { serve } from './platform';
import { mutated, requestsOf } from './requests';
import { isSentence, mustBePlain, mustBeUnpolluted, quotesPrograms } from './sound';

const [WALLS = []] = BOOKS;
type Called = Readonly<Record<string, (request: unknown) => unknown>>;

serve(WALLS);
const first = server.check({ now: '2026-11-30T12:00' }) as Extract<PanelResult, { ok: true }>;
const REQUESTS = requestsOf(first.panel);

/** Answers of functions that Google calls itself go nowhere. */
const SILENT = ['onEdit', 'onArmedEdit'];

function called(name: string, request: unknown): Fate {
  serve(WALLS);
  const before = JSON.stringify(WALLS);
  const answer = (server as unknown as Called)[name]?.(request) as { ok: unknown; message?: unknown };
  must(JSON.stringify(WALLS) === before, 'the file that was read is another one now');
  mustBeUnpolluted();
  if (SILENT.includes(name)) return 'refused';
  mustBePlain(answer, quotesPrograms(request));
  must(typeof answer.ok === 'boolean', 'neither done nor refused', answer);
  if (answer.ok) return 'accepted';
  must(
    typeof answer.message === 'string' && isSentence(answer.message),
    'refused without a sentence',
    answer,
  );
  return 'refused';
}

const SHARES: Readonly<Record<string, number>> = {
  decide: 8,
  preview: 8,
  whatIf: 6,
  goTo: 12,
  keepPost: 12,
  progress: 12,
  previewImport: 12,
  importRows: 8,
  setUp: 2,
};

export const CALL_KINDS = Object.entries(REQUESTS).map(([name, request]) =>
  kind({
    name: `sidebar call: ${name}`,
    share: SHARES[name] ?? 3,
    inputs: fc.tuple(mutated(request)),
    play: ([one]) => called(name, one),
  }),
);
