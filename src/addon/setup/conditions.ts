import { columnName } from '../../table/border';
import { STATE_WORDS } from '../../table/ledgerSheet';
import { OUTCOME_WORDS } from '../../table/offered';
import { WORDS } from '../messages/status';
import { columnOf } from './dress';
import type { Part } from './part';

type Rule = GoogleAppsScript.Spreadsheet.ConditionalFormatRule;
type Range = GoogleAppsScript.Spreadsheet.Range;

/** A look that cells of some columns get. A condition that begins with `=` is a formula, else a text they hold. */
interface Condition {
  readonly columns: readonly string[];
  readonly when: string;
  readonly ink: string;
  readonly ground?: string;
  readonly isBold: boolean;
}

const [RED, AMBER, VIOLET, GREEN] = [
  { ink: '#b3261e', ground: '#fdeeec', isBold: true },
  { ink: '#855000', ground: '#fdf3df', isBold: true },
  { ink: '#5a3fa6', ground: '#f1edfb', isBold: false },
  { ink: '#1c6b3c', ground: '#e8f5ec', isBold: false },
];
/** Said of a game in each of its rows. */
const GAME_FACTS = ['stage', 'round', 'game', 'time', 'street', 'players', 'outcome', 'omon'];
const GREY = { ink: '#5d6570', isBold: false };

/** Hues that repeat what the words say. Formulas speak of their own row, so they hold after a sort; `;` parts arguments in every locale. */
function conditionsOf(part: Part): readonly Condition[] {
  const at = (key: string, row = part.plan.row + 1): string => `${columnName(columnOf(part, key) - 1)}${row}`;
  const on = (columns: readonly string[], when: string, hue: Omit<Condition, 'columns' | 'when'>) => ({
    columns,
    when,
    ...hue,
  });
  const states = STATE_WORDS;
  const { lang } = part;
  switch (part.id) {
    case 'online': {
      const words = WORDS[lang];
      const named = (side: string): string =>
        `=OR(LEFT($${at('status')};${words.dispute.length})="${words.dispute}";LEFT($${at('note')};2)="${side}:")`;
      const isLater = (stamp: string): string =>
        `=AND(ISNUMBER($${at('due')});ISNUMBER($${at(stamp)});$${at(stamp)}>$${at('due')})`;
      return [
        ...[words.dispute, words.impossible, words.unreadable].map(word => on(['status'], word, RED)),
        on(['a'], named('A'), RED),
        on(['b'], named('B'), RED),
        on(['status'], words.late, AMBER),
        on(['stampA'], isLater('stampA'), AMBER),
        on(['stampB'], isLater('stampB'), AMBER),
        on(['status'], words.ruled, VIOLET),
        on(['status'], words.agreed, GREEN),
        on(['wall'], `=$${at('wall')}=$${at('wall', part.plan.row)}`, GREY),
      ];
    }
    case 'games':
      return [
        on(['outcome'], OUTCOME_WORDS.stopped[lang], AMBER),
        on(GAME_FACTS, `=$${at('game')}=$${at('game', part.plan.row)}`, GREY),
      ];
    case 'penalties':
      return [
        on(['state'], states.proposed[lang], AMBER),
        on(['state'], states.confirmed[lang], VIOLET),
        on(
          ['clause', 'team', 'evidence', 'sanction', 'points'],
          `=OR($${at('state')}="${states.dismissed[lang]}";$${at('state')}="${states.withdrawn[lang]}")`,
          GREY,
        ),
      ];
    default:
      return [];
  }
}

/** Puts the sheet's own rules behind those of its people, whose looks win; rules that stand are not doubled. */
export function setConditions(part: Part): void {
  const { sheet } = part;
  const ours = conditionsOf(part).map(condition => built(part, condition));
  if (ours.length === 0) return;
  const standing = sheet.getConditionalFormatRules();
  const kinds = new Set(ours.map(kindOf));
  const wanted = [...standing.filter(rule => !kinds.has(kindOf(rule))), ...ours];
  const isSame = wanted.map(textOf).join('\n') === standing.map(textOf).join('\n');
  if (!isSame) sheet.setConditionalFormatRules(wanted);
}

function built(part: Part, { columns, when, ink, ground, isBold }: Condition): Rule {
  const { sheet, plan } = part;
  const rows = part.height - plan.row;
  const rule = SpreadsheetApp.newConditionalFormatRule().setFontColor(ink).setBold(isBold);
  if (ground) rule.setBackground(ground);
  const conditioned = when.startsWith('=') ? rule.whenFormulaSatisfied(when) : rule.whenTextContains(when);
  return conditioned
    .setRanges(columns.map(key => sheet.getRange(plan.row + 1, columnOf(part, key), rows, 1)))
    .build();
}

/** What a rule asks and paints, wherever it stands. */
function kindOf(rule: Rule): string {
  const condition = rule.getBooleanCondition();
  return JSON.stringify([
    String(condition?.getCriteriaType()),
    condition?.getCriteriaValues(),
    condition?.getBackground(),
    condition?.getFontColor(),
  ]);
}

const textOf = (rule: Rule): string =>
  kindOf(rule) +
  rule
    .getRanges()
    .map((range: Range) => range.getA1Notation())
    .join();
