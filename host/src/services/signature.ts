import { exception } from './strict';

export type Check = (value: unknown) => boolean;

export const number: Check = value => typeof value === 'number';
export const boolean: Check = value => typeof value === 'boolean';
export const string: Check = value => typeof value === 'string';
export const any: Check = () => true;
export const grid: Check = value => Array.isArray(value) && value.every(row => Array.isArray(row));
export const list: Check = value => Array.isArray(value);
export const record: Check = value => typeof value === 'object' && value !== null && !Array.isArray(value);
export const date: Check = value => value instanceof Date;
export const orNull =
  (check: Check): Check =>
  value =>
    value === null || check(value);
export const instance =
  (made: new (...args: never[]) => unknown): Check =>
  value =>
    value instanceof made;

function typeName(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return `${value.length > 0 ? typeName(value[0]) : 'Object'}[]`;
  if (typeof value === 'string') return 'String';
  if (typeof value === 'object') return '(class)';
  return typeof value;
}

/**
 * Refuses a call whose arguments fit none of the forms.
 * @throws the platform's "The parameters (…) don't match the method signature for …."
 */
export function expectArguments(method: string, args: readonly unknown[], ...forms: Check[][]): void {
  const fits = forms.some(form => form.length === args.length && form.every((check, i) => check(args[i])));
  if (fits) return;
  const types = args.map(typeName).join(',');
  throw exception(`The parameters (${types}) don't match the method signature for ${method}.`);
}
