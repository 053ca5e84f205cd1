import type { Finding, Saying } from '../core/finding';
import type { Penalty } from '../core/penalty';
import type { Judgement } from '../core/regulation';
import { asLine, withOwnLines } from '../core/rulings';
import type { Tournament } from '../core/tournament';
import { regulations } from '../regulations';
import { captainsBlocks } from '../table/captainsSheet';
import { type LedgerChange, ledgerChange } from '../table/ledgerWriting';
import { nameKey } from '../table/names';
import { newRowIds } from '../table/rowIds';
import { SHEETS } from '../table/sheets';
import { type Lang, standingsBlocks } from '../table/standingsSheet';
import { readWorkbook, sheetNamed, type Understood, type Workbook } from '../table/workbook';
import { type Block, isWritten } from '../table/writing';
import { captainLines } from './captains';
import { say, sayAll } from './messages';
import { type RowWriting, rowWriting } from './rowWriting';

/** What a check came to: the judgement, and what must be written so that the workbook holds it. */
export interface Check {
  /** The cells it was made of. */
  readonly workbook: Workbook;
  readonly understood: Understood;
  /** The facts that were judged: those of the cells, with what is decided and not yet written. */
  readonly facts: Tournament;
  readonly judgement: Judgement;
  readonly findings: readonly Finding[];
  readonly blocks: readonly Block[];
  readonly ledger: LedgerChange;
  /** What our notes at the captains' cells are to say. */
  readonly faults: RowWriting['faults'];
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
  const judge = judgeOf(understood);
  const judgement =
    confirmBy === undefined
      ? judge(understood.tournament)
      : allConfirmed(understood.tournament, judge, confirmBy);
  return { ok: true, check: checkOf(workbook, understood, judgement) };
}

/** The regulation in force with the values in force. */
export const judgeOf =
  ({ regulation, values }: Understood) =>
  (tournament: Tournament): Judgement =>
    regulation.judge(tournament, values);

/** A judgement with all that must be written for it. */
export const checkOf = (
  workbook: Workbook,
  understood: Understood,
  judgement: Judgement,
  facts: Tournament = understood.tournament,
): Check => ({
  workbook,
  understood,
  facts,
  judgement,
  findings: [...understood.findings, ...judgement.findings],
  ...writing(workbook, understood, judgement),
});

/** Confirms what is proposed until nothing is: a ruling may bring further charges to light. */
function allConfirmed(tournament: Tournament, judge: (t: Tournament) => Judgement, by: string): Judgement {
  let judgement = judge(tournament);
  for (let round = 0; round < 5 && judgement.penalties.some(isProposed); round++) {
    const ledger = judgement.penalties.map(penalty => asLine(confirmedBy(penalty, by)));
    judgement = judge({ ...tournament, ledger: [...ledger, ...judgement.doubled] });
  }
  return withOwnLines(judgement, tournament.ledger);
}

const isProposed = ({ state }: Penalty): boolean => state === 'proposed';

const confirmedBy = (penalty: Penalty, judge: string): Penalty =>
  isProposed(penalty) ? { ...penalty, state: 'confirmed', ...(judge && { judge }) } : penalty;

/** The language of the workbook: that of its regulation sheet's title, or of its headers where people renamed it. */
export function sheetLang({ sheets }: Workbook): Lang {
  const regulation = sheetNamed(sheets, 'regulation');
  if (!regulation || nameKey(regulation.name) === nameKey(SHEETS.regulation.ru)) return 'ru';
  const { columns, en } = SHEETS.regulation;
  const words = [regulation.name, ...regulation.values.flat()].map(cell => nameKey(String(cell)));
  return words.some(word => [en, columns.parameter.en].some(title => nameKey(title) === word)) ? 'en' : 'ru';
}

function writing(
  workbook: Workbook,
  understood: Understood,
  judgement: Judgement,
): Pick<Check, 'blocks' | 'ledger' | 'faults'> {
  const [lang, { sheets, zone }] = [sheetLang(workbook), workbook];
  const standings = sheetNamed(sheets, 'standings');
  const penalties = sheetNamed(sheets, 'penalties');
  const online = sheetNamed(sheets, 'online');
  const blocks = [
    ...standingsBlocks(judgement.tables, standings, standings?.name ?? SHEETS.standings[lang], lang),
  ];
  const { log, grids } = understood;
  const ids = grids.online && log ? newRowIds(grids.online, { log, zone }) : new Map<number, string>();
  const rows = rowWriting(judgement, understood, online, ids, lang, zone);
  blocks.push(...rows.blocks);
  const captains = sheetNamed(sheets, 'captains');
  blocks.push(
    ...captainsBlocks(
      ...captainLines(judgement, understood, lang, zone),
      captains,
      captains?.name ?? SHEETS.captains[lang],
      lang,
    ),
  );
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
  // Decisions first: where the ledger is protected, nothing at all is written.
  return { blocks: [...change.blocks, ...blocks].filter(isNews), ledger: change, faults: rows.faults };
}

export const evidenceText = (evidence: Saying | string | undefined, lang: Lang, zone: string): string =>
  evidence === undefined ? '' : typeof evidence === 'string' ? evidence : say(evidence, lang, zone);
