import type { ValidationRule } from '../workbook/validation';
import { ENUMS } from './enums';
import { askRange, Range, reads, writes } from './range';
import { any, boolean, expectArguments, instance, list, orNull, string } from './signature';
import { exception, extend, strictClass } from './strict';

const STATE = Symbol('rule');

/** A rule for what may be typed into cells; it never changes. */
class DataValidation {
  readonly [STATE]: ValidationRule;

  constructor(rule: ValidationRule) {
    this[STATE] = rule;
  }

  getAllowInvalid(): boolean {
    return this[STATE].allowsInvalid;
  }
  getCriteriaType(): object {
    return ENUMS.DataValidationCriteria[this[STATE].criteria];
  }
  /** For a list its values and whether it shows a dropdown; for a checkbox its own values, if any. */
  getCriteriaValues(): unknown[] {
    const { criteria, values, showsDropdown } = this[STATE];
    return criteria === 'CHECKBOX' ? [...values] : [[...values], showsDropdown];
  }
  getHelpText(): string | null {
    return this[STATE].helpText;
  }
  copy(): DataValidationBuilder {
    return new DataValidationBuilder({ ...this[STATE] });
  }
}
strictClass('DataValidation', DataValidation);

class DataValidationBuilder {
  readonly [STATE]: Partial<ValidationRule>;

  constructor(rule: Partial<ValidationRule>) {
    this[STATE] = rule;
  }

  requireValueInList(...args: unknown[]): this {
    expectArguments(`${BUILDER}.requireValueInList`, args, [list], [list, boolean]);
    const [values, showsDropdown = true] = args as [unknown[], boolean?];
    Object.assign(this[STATE], { criteria: 'VALUE_IN_LIST', values: values.map(String), showsDropdown });
    return this;
  }

  requireCheckbox(...args: unknown[]): this {
    expectArguments(`${BUILDER}.requireCheckbox`, args, [], [any], [any, any]);
    Object.assign(this[STATE], { criteria: 'CHECKBOX', values: args.map(String) });
    return this;
  }

  setAllowInvalid(...args: unknown[]): this {
    expectArguments(`${BUILDER}.setAllowInvalid`, args, [boolean]);
    this[STATE].allowsInvalid = args[0] as boolean;
    return this;
  }

  setHelpText(...args: unknown[]): this {
    expectArguments(`${BUILDER}.setHelpText`, args, [orNull(string)]);
    this[STATE].helpText = args[0] as string | null;
    return this;
  }

  build(): DataValidation {
    const { criteria, ...rest } = this[STATE];
    if (!criteria) throw exception('not modelled: a data validation without criteria');
    return new DataValidation({
      criteria,
      values: [],
      showsDropdown: true,
      allowsInvalid: true,
      helpText: null,
      ...rest,
    });
  }
}
strictClass('DataValidationBuilder', DataValidationBuilder);

const BUILDER = 'SpreadsheetApp.DataValidationBuilder';

export const newDataValidation = () => new DataValidationBuilder({});

reads('Range.getDataValidation', 'Range.getDataValidations', rule =>
  rule === null ? null : new DataValidation(rule as ValidationRule),
);
writes('Range.setDataValidation', 'Range.setDataValidations', orNull(instance(DataValidation)), rule =>
  rule === null ? null : (rule as DataValidation)[STATE],
);
/** Every cell is false afterwards, whatever stood in it. */
extend(Range, 'insertCheckboxes', (range, args) => {
  expectArguments('SpreadsheetApp.Range.insertCheckboxes', args, []);
  askRange(range, 'Range.insertCheckboxes', newDataValidation().requireCheckbox().build()[STATE]);
  return range;
});
extend(Range, 'clearDataValidations', (range, args) => {
  expectArguments('SpreadsheetApp.Range.clearDataValidations', args, []);
  return (range as unknown as { setDataValidation(rule: null): Range }).setDataValidation(null);
});
