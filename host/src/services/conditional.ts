import type { ConditionalRule, Criteria } from '../workbook/conditional';
import { ENUMS } from './enums';
import { type Range, rectOf } from './range';
import { askSheet, Sheet } from './sheet';
import { boolean, expectArguments, instance, list, orNull, string } from './signature';
import { exception, extend, strictClass, strictObject } from './strict';

const STATE = Symbol('rule');
const BUILDER = 'SpreadsheetApp.ConditionalFormatRuleBuilder';

/** What a script makes of a rule before the host knows on which sheet it stands. */
type Draft = Omit<ConditionalRule, 'ranges'> & { ranges: Range[] };

/** A look that cells get while a condition holds; it never changes. */
class ConditionalFormatRule {
  readonly [STATE]: Draft;

  constructor(draft: Draft) {
    this[STATE] = draft;
  }

  getRanges(): Range[] {
    return [...this[STATE].ranges];
  }
  getBooleanCondition(): object {
    const { criteria, values, bold, italic } = this[STATE];
    return strictObject('BooleanCondition', {
      getCriteriaType: () => ENUMS.BooleanCriteria[criteria],
      getCriteriaValues: () => [...values],
      getBold: () => bold,
      getItalic: () => italic,
      getBackground: () => this[STATE].background,
      getFontColor: () => this[STATE].fontColor,
    });
  }
  getGradientCondition(): null {
    return null;
  }
  copy(): ConditionalFormatRuleBuilder {
    return new ConditionalFormatRuleBuilder({ ...this[STATE] });
  }
}
strictClass('ConditionalFormatRule', ConditionalFormatRule);

class ConditionalFormatRuleBuilder {
  readonly [STATE]: Partial<Draft>;

  constructor(draft: Partial<Draft>) {
    this[STATE] = draft;
  }

  setRanges(...args: unknown[]): this {
    expectArguments(`${BUILDER}.setRanges`, args, [list]);
    this[STATE].ranges = args[0] as Range[];
    return this;
  }

  build(): ConditionalFormatRule {
    const { criteria, values = [], ranges = [], ...look } = this[STATE];
    if (!criteria) throw exception('A conditional format rule must have a condition.');
    if (ranges.length === 0) throw exception('A conditional format rule must have at least one range.');
    const plain = { background: null, fontColor: null, bold: null, italic: null };
    return new ConditionalFormatRule({ ...plain, ...look, criteria, values, ranges });
  }
}

function condition(name: string, criteria: Criteria, hasValue = true): void {
  extend(ConditionalFormatRuleBuilder, name, (builder, args) => {
    expectArguments(`${BUILDER}.${name}`, args, hasValue ? [string] : []);
    Object.assign(builder[STATE], { criteria, values: args });
    return builder;
  });
}

condition('whenTextEqualTo', 'TEXT_EQUAL_TO');
condition('whenTextContains', 'TEXT_CONTAINS');
condition('whenTextDoesNotContain', 'TEXT_DOES_NOT_CONTAIN');
condition('whenTextStartsWith', 'TEXT_STARTS_WITH');
condition('whenTextEndsWith', 'TEXT_ENDS_WITH');
condition('whenFormulaSatisfied', 'CUSTOM_FORMULA');
condition('whenCellEmpty', 'CELL_EMPTY', false);
condition('whenCellNotEmpty', 'CELL_NOT_EMPTY', false);

function look(name: string, part: 'background' | 'fontColor' | 'bold' | 'italic'): void {
  const check = part === 'bold' || part === 'italic' ? boolean : string;
  extend(ConditionalFormatRuleBuilder, name, (builder, args) => {
    expectArguments(`${BUILDER}.${name}`, args, [orNull(check)]);
    Object.assign(builder[STATE], { [part]: args[0] });
    return builder;
  });
}

look('setBackground', 'background');
look('setFontColor', 'fontColor');
look('setBold', 'bold');
look('setItalic', 'italic');
strictClass('ConditionalFormatRuleBuilder', ConditionalFormatRuleBuilder);

export const newConditionalFormatRule = () => new ConditionalFormatRuleBuilder({});

const isRules = (value: unknown) =>
  list(value) && (value as unknown[]).every(instance(ConditionalFormatRule));

extend(Sheet, 'getConditionalFormatRules', (sheet, args) => {
  expectArguments('SpreadsheetApp.Sheet.getConditionalFormatRules', args, []);
  const rules = askSheet(sheet, 'Sheet.getConditionalFormatRules') as ConditionalRule[];
  return rules.map(rule => {
    const ranges = rule.ranges.map(({ row, column, rows, columns }) =>
      sheet.getRange(row, column, rows, columns),
    );
    return new ConditionalFormatRule({ ...rule, ranges });
  });
});

extend(Sheet, 'setConditionalFormatRules', (sheet, args) => {
  expectArguments('SpreadsheetApp.Sheet.setConditionalFormatRules', args, [isRules]);
  const rules = (args[0] as ConditionalFormatRule[]).map(rule => {
    const { ranges, ...rest } = rule[STATE];
    if (ranges.some(range => range.getSheet().getSheetId() !== sheet.getSheetId()))
      throw exception('Conditional format rule cannot reference a different sheet.');
    return { ...rest, ranges: ranges.map(rectOf) };
  });
  askSheet(sheet, 'Sheet.setConditionalFormatRules', rules);
});

extend(Sheet, 'clearConditionalFormatRules', (sheet, args) => {
  expectArguments('SpreadsheetApp.Sheet.clearConditionalFormatRules', args, []);
  askSheet(sheet, 'Sheet.setConditionalFormatRules', []);
});
