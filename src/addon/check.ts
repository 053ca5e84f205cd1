import type { Finding, Saying } from '../core/finding';
import type { Penalty } from '../core/penalty';
import type { Judgement } from '../core/regulation';
import type { LedgerLine, Tournament } from '../core/tournament';
import { regulations } from '../regulations';
import { type LedgerChange, ledgerChange } from '../table/ledgerWriting';
import { nameKey } from '../table/names';
import { SHEETS } from '../table/sheets';
import { type Lang, standingsBlocks } from '../table/standingsSheet';
import { statusBlock } from '../table/statusColumn';
import { readWorkbook, sheetNamed, type Understood, type Workbook } from '../table/workbook';
import { type Block, isWritten } from '../table/writing';
import { say, sayAll } from './messages';
import { statusText } from './messages/status';

/** What a check came to: the judgement, and what must be written so that the workbook holds it. */
export interface Check {
  readonly understood: Understood;
  readonly judgement: Judgement;
  readonly findings: readonly Finding[];
  readonly blocks: readonly Block[];
  readonly ledger: LedgerChange;
}

export interface CheckOptions {
  /** Words of the answer; the sheets keep the language of their headers. */
  readonly lang: Lang;
  /** Confirm every proposed charge first, as this judge. */
  readonly confirmBy?: string;
}

export type CheckResult =
  | { readonly ok: true; readonly check: Check }
  | { readonly ok: false; readonly message: string };

/** The parameters that may stand in a sheet of their own, by the key of their name. */
export const TABLE_NAMES: ReadonlySet<string> = new Set(
  regulations.flatMap(({ parameters }) =>
    Object.entries(parameters).flatMap(([name, { domain }]) =>
      ['scale', 'annex', 'pointsTable', 'compositions'].includes(domain.kind) ? [nameKey(name)] : [],
    ),
  ),
);

/** From cells to standings, charges and what to write; nothing is written here. */
export function checkWorkbook(workbook: Workbook, { lang, confirmBy }: CheckOptions): CheckResult {
  const read = readWorkbook(workbook, regulations);
  if (!read.ok) return { ok: false, message: sayAll(read.problems, lang, workbook.zone) };
  const { understood } = read;
  const judge = (tournament: Tournament): Judgement =>
    understood.regulation.judge(tournament, understood.values);
  const judgement =
    confirmBy === undefined
      ? judge(understood.tournament)
      : allConfirmed(understood.tournament, judge, confirmBy);
  return {
    ok: true,
    check: {
      understood,
      judgement,
      findings: [...understood.findings, ...judgement.findings],
      ...writing(workbook, understood, judgement),
    },
  };
}

/** Confirms what is proposed until nothing is: a ruling may bring further charges to light. */
function allConfirmed(tournament: Tournament, judge: (t: Tournament) => Judgement, by: string): Judgement {
  let judgement = judge(tournament);
  for (let round = 0; round < 5 && judgement.penalties.some(({ state }) => state === 'proposed'); round++) {
    const ledger = judgement.penalties.map(penalty => asLine(confirmedBy(penalty, by)));
    judgement = judge({ ...tournament, ledger: [...ledger, ...judgement.doubled] });
  }
  const lines = new Map(tournament.ledger.map(line => [line.row, line]));
  return { ...judgement, penalties: judgement.penalties.map(penalty => withOwnLine(penalty, lines)) };
}

const confirmedBy = (penalty: Penalty, judge: string): Penalty =>
  penalty.state === 'proposed' ? { ...penalty, state: 'confirmed', ...(judge && { judge }) } : penalty;

/** A penalty as the ledger would hold it; row 0 is a row that is not there yet. */
const asLine = (penalty: Penalty): LedgerLine => {
  const { line, id, clause, team, sanctions, state, repeat, when } = penalty;
  return {
    row: line?.row ?? 0,
    cell: line?.cell ?? penalty.at ?? { sheet: '', cell: '' },
    id,
    clause,
    team,
    sanctions,
    state,
    ...(repeat !== undefined &&
      (line === undefined || penalty.followsLadder || line.repeat !== undefined) && { repeat }),
    ...(when !== undefined && { at: when }),
    ...(line?.points && { points: line.points }),
    ...(line?.money && { money: line.money }),
    ...(line?.paid && { paid: line.paid }),
    ...pick(penalty, ['player', 'stage', 'wall', 'game', 'judge']),
  };
};

const pick = <K extends 'player' | 'stage' | 'wall' | 'game' | 'judge'>(
  penalty: Penalty,
  keys: readonly K[],
): Partial<Record<K, string>> =>
  Object.fromEntries(
    keys.flatMap(key => (penalty[key] === undefined ? [] : [[key, penalty[key]]])),
  ) as Partial<Record<K, string>>;

function withOwnLine(penalty: Penalty, lines: ReadonlyMap<number, LedgerLine>): Penalty {
  const { line, ...rest } = penalty;
  const own = line && lines.get(line.row);
  const judge = line?.judge;
  return { ...rest, ...(judge && { judge }), ...(own && { line: own }) };
}

/** The language of the workbook: that of its regulation sheet. */
export const sheetLang = ({ sheets }: Workbook): Lang =>
  sheets.some(({ name }) => nameKey(name) === nameKey(SHEETS.regulation.en)) ? 'en' : 'ru';

function writing(
  workbook: Workbook,
  understood: Understood,
  judgement: Judgement,
): Pick<Check, 'blocks' | 'ledger'> {
  const [lang, { sheets, zone }] = [sheetLang(workbook), workbook];
  const standings = sheetNamed(sheets, 'standings');
  const penalties = sheetNamed(sheets, 'penalties');
  const online = sheetNamed(sheets, 'online');
  const blocks = [
    ...standingsBlocks(judgement.tables, standings, standings?.name ?? SHEETS.standings[lang], lang),
  ];
  if (online && understood.grids.online) {
    const status = statusBlock(judgement.rows, understood.grids.online, online, row =>
      statusText(row, lang, zone),
    );
    if (status) blocks.push(status);
  }
  const change = ledgerChange(
    judgement.penalties,
    judgement.doubled,
    understood.tournament.ledger,
    understood.grids.penalties,
    penalties,
    {
      name: penalties?.name ?? SHEETS.penalties[lang],
      lang,
      zone,
      evidence: penalty => evidenceText(penalty.evidence, lang, zone),
    },
  );
  const isNews = (block: Block): boolean =>
    !isWritten(block, sheets.find(({ name }) => name === block.sheet)?.values ?? []);
  return { blocks: [...blocks, ...change.blocks].filter(isNews), ledger: change };
}

export const evidenceText = (evidence: Saying | string | undefined, lang: Lang, zone: string): string =>
  evidence === undefined ? '' : typeof evidence === 'string' ? evidence : say(evidence, lang, zone);
