import { instantOfSerial, serialOfInstant } from '../time/zone';
import { isDate } from '../wire';
import { isDateFormat } from '../workbook/format';
import {
  ArrayValueObject,
  BaseFunction,
  type BaseValueObject,
  BooleanValueObject,
  type ErrorType,
  ErrorValueObject,
  NumberValueObject,
  StringValueObject,
} from './univer';

/** Runs the script's function; throws what it throws. Arguments and result are plain values and grids. */
export type CallCustomFunction = (name: string, args: unknown[]) => unknown;

/** Where a formula stands (1-based) and what its custom function threw last. */
export interface CustomFunctionFailure {
  sheetId: string;
  row: number;
  column: number;
  message: string | undefined;
}

export interface CustomFunctionContext {
  call: CallCustomFunction;
  /** The spreadsheet's zone at the time of the call. */
  zone: () => string;
  report: (failure: CustomFunctionFailure) => void;
}

/**
 * One custom function inside the formula engine. A BaseFunction and not `registerFunction`, which
 * turns blanks into 0 and lets an exception end the process.
 */
export class CustomFunction extends BaseFunction {
  override minParams = -1;
  override maxParams = -1;

  constructor(
    private readonly title: string,
    private readonly context: CustomFunctionContext,
  ) {
    super(title);
  }

  override calculate(...variants: BaseValueObject[]): BaseValueObject {
    const zone = this.context.zone();
    try {
      const result = this.context.call(
        this.title,
        variants.map(variant => argumentOf(variant, zone)),
      );
      this.report(undefined);
      return resultOf(result, zone);
    } catch (error) {
      this.report(error instanceof Error ? error.message : String(Object(error).message ?? error));
      return ErrorValueObject.create('#ERROR!' as ErrorType);
    }
  }

  private report(message: string | undefined): void {
    const sheetId = this.subUnitId ?? '';
    this.context.report({ sheetId, row: this.row + 1, column: this.column + 1, message });
  }
}

/** A range is an array of rows, one cell is its value; blanks are '', errors their text. */
function argumentOf(variant: BaseValueObject, zone: string): unknown {
  if (!variant.isArray()) return scalarOf(variant, zone);
  const array = variant as ArrayValueObject;
  const [rows, columns] = [array.getRowCount(), array.getColumnCount()];
  if (rows === 1 && columns === 1) return scalarOf(array.get(0, 0) ?? null, zone);
  return Array.from({ length: rows }, (_, r) =>
    Array.from({ length: columns }, (_, c) => scalarOf(array.get(r, c) ?? null, zone)),
  );
}

function scalarOf(value: BaseValueObject | null | undefined, zone: string): unknown {
  if (!value || value.isNull()) return '';
  if (value.isError()) return (value as ErrorValueObject).getErrorType();
  const plain = value.getValue();
  if (typeof plain === 'number' && isDateFormat(value.getPattern()))
    return new Date(instantOfSerial(plain, zone));
  return plain;
}

function resultOf(result: unknown, zone: string): BaseValueObject {
  if (!Array.isArray(result)) return resultValue(result, zone);
  const grid: unknown[][] = result.map(row => (Array.isArray(row) ? row : [row]));
  const width = Math.max(0, ...grid.map(row => row.length));
  if (width === 0) return resultValue('', zone);
  return ArrayValueObject.create({
    calculateValueList: grid.map(row => Array.from({ length: width }, (_, c) => resultValue(row[c], zone))),
    rowCount: grid.length,
    columnCount: width,
    unitId: '',
    sheetId: '',
    row: -1,
    column: -1,
  });
}

function resultValue(value: unknown, zone: string): BaseValueObject {
  if (typeof value === 'number') {
    return Number.isFinite(value)
      ? NumberValueObject.create(value)
      : ErrorValueObject.create('#NUM!' as ErrorType);
  }
  if (typeof value === 'boolean') return BooleanValueObject.create(value);
  if (isDate(value))
    return NumberValueObject.create(serialOfInstant(value.getTime(), zone), 'dd.mm.yyyy h:mm:ss');
  return StringValueObject.create(value === undefined || value === null ? '' : String(value));
}
