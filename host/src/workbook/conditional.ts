import { UNIT } from '../engine/engine';
import { fromFile, shiftedFormula, toEngine } from '../engine/formula-text';
import {
  AddConditionalRuleMutation,
  DeleteConditionalRuleMutation,
  type IConditionFormattingRule,
  type IRange,
  type IStyleData,
  type ObjectMatrix,
  SetConditionalRuleMutation,
} from '../engine/univer';
import type { Rect } from './a1';
import type { LinesChange } from './lines';
import type { Sheet } from './sheet';
import { engineRange, rectOfRange, shiftedRanges } from './snapshot';
import type { Workbook } from './workbook';

/** Conditions that are modelled, and how the engine calls those on text. */
const TEXT_OPERATORS = {
  TEXT_EQUAL_TO: 'equal',
  TEXT_CONTAINS: 'containsText',
  TEXT_DOES_NOT_CONTAIN: 'notContainsText',
  TEXT_STARTS_WITH: 'beginsWith',
  TEXT_ENDS_WITH: 'endsWith',
  CELL_EMPTY: 'containsBlanks',
  CELL_NOT_EMPTY: 'notContainsBlanks',
} as const;

export type Criteria = keyof typeof TEXT_OPERATORS | 'CUSTOM_FORMULA';

/** A look that cells get while a condition holds. */
export interface ConditionalRule {
  criteria: Criteria;
  values: string[];
  background: string | null;
  fontColor: string | null;
  bold: boolean | null;
  italic: boolean | null;
  ranges: Rect[];
}

type Highlight = Extract<IConditionFormattingRule['rule'], { type: 'highlightCell' }> & {
  value?: string;
  operator?: string;
};

/** The rules of a sheet, the first winning. Rules of kinds that are not modelled are left out. */
export function conditionalRules(
  sheet: Sheet,
  { engine, locale, typedConditions }: Workbook,
): ConditionalRule[] {
  const dialect = { decimalComma: locale.decimal === ',' };
  const rules = engine.conditions.getSubunitRules(UNIT, sheet.id) ?? [];
  return rules.flatMap(({ cfId, ranges, rule }) => {
    const highlight = rule as Highlight;
    const criteria = criteriaOf(highlight);
    if (!criteria) return [];
    const typed = typedConditions.get(cfId);
    const formula = () =>
      typed?.translated === highlight.value
        ? typed?.formula
        : fromFile(String(highlight.value).slice(1), dialect);
    const value = criteria === 'CUSTOM_FORMULA' ? formula() : highlight.value;
    const { bg, cl, bl, it } = highlight.style as IStyleData;
    return {
      criteria,
      values: value === undefined || criteria.startsWith('CELL_') ? [] : [value],
      background: bg?.rgb ?? null,
      fontColor: cl?.rgb ?? null,
      bold: bl === undefined ? null : bl === 1,
      italic: it === undefined ? null : it === 1,
      ranges: ranges.map(rectOfRange),
    };
  });
}

/** For each rule with a formula, by its id: in which cells it holds, from the first cell of its ranges on. */
export type ConditionMatches = Record<string, Record<number, Record<number, boolean>>>;

/** Where the formulas of a sheet's rules hold; call `settle` first. */
export function conditionMatches({ id }: Sheet, { engine }: Workbook): ConditionMatches {
  const matches: ConditionMatches = {};
  for (const { cfId, rule } of engine.conditions.getSubunitRules(UNIT, id) ?? []) {
    const highlight = rule as Highlight;
    if (criteriaOf(highlight) !== 'CUSTOM_FORMULA') continue;
    const { result } = engine.conditionResults.getFormulaMatrix(UNIT, id, cfId, String(highlight.value));
    matches[cfId] = (result as ObjectMatrix<boolean> | undefined)?.getMatrix() ?? {};
  }
  return matches;
}

function criteriaOf(rule: Highlight): Criteria | undefined {
  if (rule.type !== 'highlightCell') return undefined;
  if (rule.subType === 'formula') return 'CUSTOM_FORMULA';
  if (rule.subType !== 'text') return undefined;
  const found = Object.entries(TEXT_OPERATORS).find(([, operator]) => operator === rule.operator);
  return found?.[0] as Criteria | undefined;
}

/** Replaces all rules of a sheet, as the platform does. */
export function setConditionalRules(sheet: Sheet, rules: ConditionalRule[], workbook: Workbook): void {
  const { engine } = workbook;
  const before = [...(engine.conditions.getSubunitRules(UNIT, sheet.id) ?? [])];
  for (const { cfId } of before) {
    engine.mutate(DeleteConditionalRuleMutation.id, { subUnitId: sheet.id, cfId });
    workbook.typedConditions.delete(cfId);
  }
  // The engine puts a new rule before the others.
  for (const rule of [...rules].reverse()) {
    const cfId = `rule-${workbook.nextRuleId()}`;
    engine.mutate(AddConditionalRuleMutation.id, {
      subUnitId: sheet.id,
      rule: {
        cfId,
        ranges: rule.ranges.map(engineRange),
        stopIfTrue: false,
        rule: highlightOf(rule, cfId, sheet, workbook),
      },
    });
  }
}

/** Moves a sheet's rules along with lines that came or went; the engine without a page does not. */
export function shiftConditions(change: LinesChange, { engine }: Workbook): void {
  const { sheetId: subUnitId } = change;
  for (const rule of [...(engine.conditions.getSubunitRules(UNIT, subUnitId) ?? [])]) {
    const ranges = shiftedRanges(rule.ranges, change) ?? rule.ranges;
    const { cfId } = rule;
    const moved = movedRule(rule, ranges, change);
    if (ranges.length === 0) engine.mutate(DeleteConditionalRuleMutation.id, { subUnitId, cfId });
    else if (JSON.stringify(moved) !== JSON.stringify(rule))
      engine.mutate(SetConditionalRuleMutation.id, { subUnitId, cfId, rule: moved });
  }
}

function movedRule(
  rule: IConditionFormattingRule,
  ranges: IRange[],
  change: LinesChange,
): IConditionFormattingRule {
  const highlight = rule.rule as Highlight;
  if (highlight.subType !== 'formula') return { ...rule, ranges };
  const value = shiftedFormula(String(highlight.value), change);
  return { ...rule, ranges, rule: { ...highlight, value } as never };
}

function highlightOf(rule: ConditionalRule, cfId: string, sheet: Sheet, workbook: Workbook) {
  const { criteria, values, background, fontColor, bold, italic } = rule;
  const style: IStyleData = {
    ...(background === null ? {} : { bg: { rgb: background } }),
    ...(fontColor === null ? {} : { cl: { rgb: fontColor } }),
    ...(bold === null ? {} : { bl: bold ? 1 : 0 }),
    ...(italic === null ? {} : { it: italic ? 1 : 0 }),
  };
  if (criteria !== 'CUSTOM_FORMULA') {
    return {
      type: 'highlightCell',
      subType: 'text',
      operator: TEXT_OPERATORS[criteria],
      value: values[0] ?? '',
      style,
    };
  }
  const formula = String(values[0]).startsWith('=') ? String(values[0]) : `=${values[0]}`;
  const size = (name: string | undefined) =>
    name === undefined ? sheet : (workbook.sheetByName(name) ?? sheet);
  const translated = toEngine(formula, { decimalComma: workbook.locale.decimal === ',' }, size);
  workbook.typedConditions.set(cfId, { formula, translated });
  workbook.engine.hasFormulas = true;
  return { type: 'highlightCell', subType: 'formula', value: translated, style };
}
