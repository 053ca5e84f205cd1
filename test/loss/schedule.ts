// One drawn evening: two judges, captains and an organizer in the same file, at service calls of each other.
import type { Host, KeptFile } from '../../host/test/library';
import type { Decision, Panel, PanelResult } from '../../src/addon/panel';
import { type Chance, chanceOf } from '../addon/panel/chance';
import { GAMES, ONLINE, opened, PENALTIES } from './files';
import { Stage } from './stage';
import { linesOf, SIDES, Truth } from './truth';

/** What happened, for the counts and for judging how it ended. */
export interface Evening {
  readonly host: Host;
  readonly stage: Stage;
  readonly truth: Truth;
  accepted: number;
  refused: number;
  /** Rows moved while triggers waited or ran: what they were told of stands elsewhere. */
  isMoved: boolean;
  readonly errors: string[];
}

/** Something that a person does at a moment of his own. */
type Act = () => Promise<unknown>;

/** Draws an evening and plays it to its end. The file is left open. */
export async function played(file: KeptFile, panel: Panel, seed: number): Promise<Evening> {
  const [host, chance, stage] = [await opened(file), chanceOf(seed * 7919 + 11), new Stage()];
  const evening: Evening = {
    host,
    stage,
    truth: new Truth(host, panel),
    accepted: 0,
    refused: 0,
    isMoved: false,
    errors: [],
  };
  host.conductor = stage;
  const waiting = new Set<Act>();
  for (const judge of [1, 2]) waiting.add(judgeOf(evening, panel, chance, judge, waiting));
  for (let i = 0; i < 1 + chance.below(4); i++) waiting.add(captainsAct(evening, chance));
  if (chance.happens(0.5)) waiting.add(organizersAct(evening, chance));
  await conducted(stage, waiting, chance);
  await host.events.idle();
  host.conductor = undefined;
  return evening;
}

/** Lets people act and executions go on, one at a time, until nothing is left to do. */
async function conducted(stage: Stage, waiting: Set<Act>, chance: Chance): Promise<void> {
  const isSteady = chance.happens(0.5);
  const isHasty = chance.happens(0.2);
  let last: number | undefined;
  for (;;) {
    await stage.quiet();
    const ready = stage.ready(isHasty && chance.happens(0.1));
    if (waiting.size > 0 && (ready.length === 0 || chance.happens(stage.isLocked ? 0.08 : 0.02))) {
      const act = chance.pick([...waiting]);
      waiting.delete(act);
      await act();
      continue;
    }
    if (ready.length === 0) return;
    const same = isSteady && chance.happens(0.9) ? ready.find(({ id }) => id === last) : undefined;
    const next = same ?? chance.pick(ready);
    last = next.id;
    next.go();
  }
}

const LETTER = { a: 'G', b: 'H' } as const;
let serial = 0;

/** A captain types, pastes or clears; each text is another one, so that it is known wherever it turns up. */
function captainsAct({ host, truth }: Evening, { below, pick, happens }: Chance): Act {
  const text = (): string => (happens(0.1) ? '' : `${(serial++ % 900) + 20}:${below(20)}`);
  return async () => {
    const lines = linesOf(host);
    const first = below(GAMES);
    if (happens(0.75)) {
      const [side, { row, game }] = [pick(SIDES), lines[first] as (typeof lines)[number]];
      const typed = text();
      truth.type(`${game} ${side}`, typed);
      return host.edit(ONLINE, `${LETTER[side]}${row}`, typed);
    }
    const block = lines.filter(({ row }) => row >= (lines[first]?.row ?? 0)).slice(0, 2);
    const [top, end] = [block[0], block[block.length - 1]] as [
      (typeof lines)[number],
      (typeof lines)[number],
    ];
    const texts = Array.from({ length: end.row - top.row + 1 }, (_, i) =>
      SIDES.map(side => {
        const line = block.find(({ row }) => row === top.row + i);
        const typed = line ? text() : '';
        if (line) truth.type(`${line.game} ${side}`, typed);
        return typed;
      }),
    );
    return host.edit(ONLINE, `G${top.row}:H${end.row}`, texts, 'pasted');
  };
}

/** An organizer sorts the table or the ledger, or inserts a row: no trigger is told. */
function organizersAct(evening: Evening, { below, pick, happens }: Chance): Act {
  const { host } = evening;
  return async () => {
    const name = pick([ONLINE, ONLINE, PENALTIES]);
    const sheet = host.workbook.sheetByName(name);
    if (!sheet) return;
    evening.isMoved ||= name === ONLINE;
    if (name === ONLINE && happens(0.4)) sheet.insertRowsBefore(2 + below(GAMES), 1);
    else if (sheet.lastRow > 2) {
      const [columns, rows] = [name === ONLINE ? 16 : sheet.lastColumn, sheet.lastRow - 1];
      const key = { column: pick(name === ONLINE ? [2, 7, 8, 14] : [1, 3, 4]), ascending: happens(0.5) };
      sheet.sort({ row: 2, column: 1, rows, columns }, [key]);
    }
    await host.settle();
  };
}

/** A judge decides on what he saw before the evening began, and perhaps takes it back or looks again. */
function judgeOf(evening: Evening, panel: Panel, chance: Chance, judge: number, waiting: Set<Act>): Act {
  const { pick, happens } = chance;
  const call = async (name: string, decisions: readonly Decision[]): Promise<void> => {
    const request = name === 'decide' ? { decisions, by: `Судья ${judge}` } : {};
    const before = evening.stage.begun.length;
    const done = evening.host.run(name, [request]);
    void done.then(({ value, error }) => {
      const result = value as PanelResult;
      if (error) evening.errors.push(error.message);
      else if (name === 'decide') answered(result, decisions, evening.stage.begun[before]?.id ?? 0);
      if (!error && result.ok && result.undo.length > 0 && happens(0.4))
        waiting.add(() => call('decide', result.undo));
      else if (!error && !result.ok && result.panel && happens(0.4)) waiting.add(() => call('check', []));
    });
  };
  const answered = (result: PanelResult, decisions: readonly Decision[], id: number): void => {
    if (result.ok) {
      evening.accepted++;
      accepted.push({ id, decisions });
      return;
    }
    evening.refused++;
    if (!['busy', 'changed'].includes(result.code) || !/^[А-ЯЁ«].*\.$/s.test(result.message))
      evening.errors.push(`${result.code}: ${result.message}`);
  };
  const accepted = acceptedOf(evening);
  const drawn = decisionsOn(panel, judge);
  const picked = happens(0.8) ? [pick(drawn), ...(happens(0.3) ? [pick(drawn)] : [])] : [];
  // One request decides about one thing once.
  const decisions = [...new Map(picked.map(one => [aimOf(one), one])).values()];
  return () => call(decisions.length > 0 ? 'decide' : 'check', decisions);
}

/** Decisions that were accepted, by their executions; told to the truth in the order in which they were written. */
interface Accepted {
  readonly id: number;
  readonly decisions: readonly Decision[];
}

const lists = new WeakMap<Evening, Accepted[]>();

function acceptedOf(evening: Evening): Accepted[] {
  const known = lists.get(evening) ?? [];
  lists.set(evening, known);
  return known;
}

export function tellTruth(evening: Evening): void {
  const written = (id: number): number => evening.stage.released.lastIndexOf(id);
  for (const { decisions } of [...acceptedOf(evening)].sort((x, y) => written(x.id) - written(y.id)))
    for (const decision of decisions) evening.truth.decided(decision);
}

const aimOf = (decision: Decision): string =>
  decision.do === 'add' ? 'add' : decision.do === 'score' ? decision.record : decision.id;

/** Charges to confirm or dismiss, the dispute, and a charge by hand: each judge adds one of his own. */
function decisionsOn(panel: Panel, judge: number): Decision[] {
  const charges = panel.cases.flatMap(({ charge, seen }) => (charge ? [{ id: charge.id, seen }] : []));
  const dispute = panel.cases.find(({ kind }) => kind === 'dispute');
  const record = { record: dispute?.place?.record ?? '', seen: dispute?.seen ?? '' };
  return [
    ...charges.flatMap((one): Decision[] => [
      { do: 'confirm', ...one },
      { do: 'dismiss', ...one, reason: 'Сбой связи' },
    ]),
    { do: 'score', ...record, score: judge === 1 ? '5:0' : '4:0' },
    { do: 'score', ...record, score: '4:0' },
    {
      do: 'add',
      clause: '7.3.8',
      team: judge === 1 ? 'Волки' : 'Совы',
      wall: '1',
      game: '2',
      evidence: 'Видел сам',
      sanction: 'минус 3',
    },
  ];
}
