import { ArrayValueObject, BaseFunction, type BaseValueObject } from './univer';

/** ARRAYFORMULA: the engine computes with arrays anyway, so it changes nothing. */
class ArrayFormula extends BaseFunction {
  override minParams = 1;
  override maxParams = 1;
  override calculate(value: BaseValueObject): BaseValueObject {
    return value;
  }
}

/** SPLIT(text; delimiter): any character of the delimiter splits; digits become numbers. */
class Split extends BaseFunction {
  override minParams = 2;
  override maxParams = 2;
  override calculate(text: BaseValueObject, delimiter: BaseValueObject): BaseValueObject {
    if (text.isError()) return text;
    const marks = new Set(plain(delimiter));
    const parts: string[] = [''];
    for (const letter of plain(text)) {
      if (marks.has(letter)) parts.push('');
      else parts[parts.length - 1] += letter;
    }
    const filled = parts.filter(part => part !== '');
    return ArrayValueObject.createByArray([
      filled.map(part => (part.trim() !== '' && Number.isFinite(Number(part)) ? Number(part) : part)),
    ]);
  }
}

function plain(value: BaseValueObject): string {
  const one = value.isArray() ? (value as ArrayValueObject).get(0, 0) : value;
  return String(one?.getValue() ?? '');
}

/** Google's functions that the engine lacks and that tables of this kind use. */
export const missingFunctions = (): BaseFunction[] => [new ArrayFormula('ARRAYFORMULA'), new Split('SPLIT')];
