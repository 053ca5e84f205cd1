import { isZero, type Points } from '../../core/points';
import type { CellRef } from '../../core/tournament';
import { STATE_WORDS } from '../../table/ledgerSheet';
import { type LogEntry, logBlocks, recordNamed, withoutTold } from '../../table/logWriting';
import { decimalText } from '../../table/sanctions';
import { sheetNamed } from '../../table/workbook';
import type { Block } from '../../table/writing';
import { sheetLang } from '../check';
import type { Lang } from '../panel';
import { asideLine } from './aside';
import { paidCell } from './paying';
import type { Plan } from './plan';
import type { Scene } from './scene';
import { judgeCell } from './scores';

type Change = Pick<LogEntry, 'cell' | 'record' | 'old' | 'now'>;

/** A line of the log for each decision, where the file has a log that does not end with it for that record already. */
export function logged(plan: Plan, who: string, scene: Scene): readonly Block[] {
  const { understood, workbook } = scene.check;
  const sheet = sheetNamed(workbook.sheets, 'log');
  const entries = changes(plan, scene).map(change => ({ ...change, at: understood.tournament.now, who }));
  return sheet
    ? logBlocks(withoutTold(entries, sheet, workbook.zone), sheet, workbook.zone, sheetLang(workbook))
    : [];
}

/** A sum as the log tells it; nothing is empty. */
export const sumShown = (points: Points, lang: Lang): string =>
  isZero(points) ? '' : decimalText(points, lang);

function changes({ rulings, scores, added, payments, aside }: Plan, scene: Scene): readonly Change[] {
  const { understood, workbook } = scene.check;
  const words = sheetLang(workbook);
  const ledger: CellRef = { sheet: understood.grids.penalties?.name ?? '', cell: '' };
  const sum = (points: Points): string => sumShown(points, words);
  return [
    ...scores.map(one => ({
      cell: { sheet: one.row.game.at.sheet, cell: judgeCell(one, scene) },
      record: recordNamed(one.decision.record, 'judge'),
      old: one.old,
      now: one.score,
    })),
    ...rulings.map(({ penalty: { line, id, state }, ruling }) => ({
      cell: line?.cell ?? ledger,
      record: id,
      old: STATE_WORDS[state][words],
      now: STATE_WORDS[ruling.state][words],
    })),
    ...added.map(({ id, state }) => ({ cell: ledger, record: id, old: '', now: STATE_WORDS[state][words] })),
    ...aside.map(one => asideLine(one, scene)),
    ...payments.map(one => ({
      cell: paidCell(one, scene),
      record: one.penalty.id,
      old: sum(one.old),
      now: sum(one.paid),
    })),
  ];
}
