import { UNIT } from '../engine/engine';
import {
  AddSheetDataValidationCommand,
  ClearRangeDataValidationCommand,
  type ISheetDataValidationRule,
} from '../engine/univer';
import type { Rect } from './a1';
import type { Sheet } from './sheet';
import { engineRange } from './snapshot';
import type { Workbook } from './workbook';

/** A rule for what may be typed into cells; what is modelled of it. */
export interface ValidationRule {
  criteria: 'VALUE_IN_LIST' | 'CHECKBOX';
  /** The list; for a checkbox its checked and unchecked values, if they are its own. */
  values: string[];
  showsDropdown: boolean;
  allowsInvalid: boolean;
  helpText: string | null;
}

/** How the engine calls "stop" and "only warn". */
const STOP = 1;
const WARN = 2;

type EngineRule = Omit<ISheetDataValidationRule, 'ranges' | 'uid'>;

function engineRule(rule: ValidationRule): EngineRule {
  const { criteria, values, showsDropdown, allowsInvalid, helpText } = rule;
  const common = {
    showErrorMessage: true,
    errorStyle: allowsInvalid ? WARN : STOP,
    allowBlank: true,
    ...(helpText === null ? {} : { showInputMessage: true, prompt: helpText, error: helpText }),
  };
  if (criteria === 'CHECKBOX') {
    const [checked, unchecked] = values;
    return {
      ...common,
      type: 'checkbox',
      ...(checked === undefined ? {} : { formula1: checked }),
      ...(unchecked === undefined ? {} : { formula2: unchecked }),
    };
  }
  return { ...common, type: 'list', formula1: JSON.stringify(values), showDropDown: showsDropdown };
}

function ruleOf(rule: ISheetDataValidationRule): ValidationRule {
  const isCheckbox = rule.type === 'checkbox';
  const values = isCheckbox
    ? [rule.formula1, rule.formula2].filter(value => value !== undefined)
    : listOf(rule.formula1 ?? '');
  return {
    criteria: isCheckbox ? 'CHECKBOX' : 'VALUE_IN_LIST',
    values,
    showsDropdown: rule.showDropDown ?? true,
    allowsInvalid: rule.errorStyle !== STOP,
    helpText: rule.prompt ?? null,
  };
}

/** The engine writes lists as JSON; its own dialog may leave them separated by commas. */
function listOf(formula: string): string[] {
  try {
    const list: unknown = JSON.parse(formula);
    if (Array.isArray(list)) return list.map(String);
  } catch {}
  return formula.split(',');
}

/** The rule of each cell of a block; rules of kinds that are not modelled count as none. */
export function validationsOf(sheet: Sheet, rect: Rect, { engine }: Workbook): (ValidationRule | null)[][] {
  const known = new Map<string, ValidationRule>();
  return Array.from({ length: rect.rows }, (_, r) =>
    Array.from({ length: rect.columns }, (_, c) => {
      const [row, column] = [rect.row + r - 1, rect.column + c - 1];
      const rule = engine.validations.getRuleByLocation(UNIT, sheet.id, row, column);
      if (!rule || !['list', 'checkbox'].includes(String(rule.type))) return null;
      const shared = known.get(rule.uid) ?? ruleOf(rule);
      known.set(rule.uid, shared);
      return shared;
    }),
  );
}

/** Gives a block one rule instead of what it had, or none. */
export function setValidation(
  sheet: Sheet,
  rect: Rect,
  rule: ValidationRule | null,
  workbook: Workbook,
): void {
  const ranges = [engineRange(rect)];
  const { engine } = workbook;
  engine.mutate(ClearRangeDataValidationCommand.id, { subUnitId: sheet.id, ranges });
  if (!rule) return;
  const uid = `rule-${workbook.nextRuleId()}`;
  engine.mutate(AddSheetDataValidationCommand.id, {
    subUnitId: sheet.id,
    rule: { ...engineRule(rule), uid, ranges },
  });
}

/** Does a rule that rejects input refuse this text? */
export function rejects(rule: ValidationRule | null, text: string): boolean {
  if (!rule || rule.allowsInvalid || text === '') return false;
  if (rule.criteria === 'CHECKBOX') {
    const own = rule.values.length > 0 ? rule.values : ['TRUE', 'FALSE'];
    return !own.includes(rule.values.length > 0 ? text : text.toUpperCase());
  }
  return !rule.values.includes(text);
}
