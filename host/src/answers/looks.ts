// The look of cells: each part read from and written into the engine's style of the cell.

import type { IStyleData } from '../engine/univer';
import type { Rect } from '../workbook/a1';
import { DEFAULT_STYLE } from '../workbook/snapshot';
import { type Context, ServiceError } from './context';
import { sheetById } from './spreadsheet';

type Value = string | number | boolean | null;

/** How one part of the look is read, and what writing a value (null: as it was) makes of the style. */
interface Look {
  read(style: IStyleData): Exclude<Value, null>;
  style(value: Value): IStyleData;
}

const color = (part: 'bg' | 'cl', usual: string): Look => ({
  read: style => style[part]?.rgb ?? usual,
  style: value => ({ [part]: { rgb: value ?? usual } }),
});

/** A part that has a few words, each with the engine's number. */
function words(part: 'bl' | 'it' | 'tb' | 'ht' | 'vt', numbers: Record<string, number>, usual: string): Look {
  return {
    read: style => Object.keys(numbers).find(word => numbers[word] === style[part]) ?? usual,
    style: value => {
      const word = value === null ? usual : String(value);
      if (!Object.hasOwn(numbers, word) && word !== usual)
        throw new ServiceError(`Invalid argument: ${value}`);
      return { [part]: numbers[word] ?? 0 } as IStyleData;
    },
  };
}

const strategy = words('tb', { OVERFLOW: 1, CLIP: 2, WRAP: 3 }, 'OVERFLOW');

const LOOKS = {
  background: color('bg', '#ffffff'),
  fontColor: color('cl', '#000000'),
  fontWeight: words('bl', { normal: 0, bold: 1 }, 'normal'),
  fontStyle: words('it', { normal: 0, italic: 1 }, 'normal'),
  wrapStrategy: strategy,
  wrap: {
    read: style => strategy.read(style) === 'WRAP',
    style: value => strategy.style(value ? 'WRAP' : 'OVERFLOW'),
  },
  horizontalAlignment: words('ht', { left: 1, center: 2, right: 3 }, 'general'),
  verticalAlignment: words('vt', { top: 1, middle: 2, bottom: 3 }, 'bottom'),
  fontSize: {
    read: style => style.fs ?? Number(DEFAULT_STYLE.fs),
    style: value => ({ fs: value === null ? Number(DEFAULT_STYLE.fs) : Number(value) }),
  },
  fontFamily: {
    read: style => style.ff ?? String(DEFAULT_STYLE.ff),
    style: value => ({ ff: value === null ? String(DEFAULT_STYLE.ff) : String(value) }),
  },
} satisfies Record<string, Look>;

const read =
  (look: Look) =>
  ({ workbook }: Context, id: number, rect: Rect) =>
    sheetById(workbook, id)
      .styles(rect)
      .map(row => row.map(style => look.read(style)));

const write =
  (look: Look) =>
  ({ workbook }: Context, id: number, rect: Rect, values: Value[][]) => {
    const styles = values.map(row => row.map(value => look.style(value)));
    return () => sheetById(workbook, id).setStyle(rect, (r, c) => styles[r]?.[c] ?? {});
  };

/** Everything of the look, and the number format, back to what a new cell has. */
const clearFormat =
  ({ workbook }: Context, id: number, rect: Rect) =>
  () =>
    sheetById(workbook, id).clearStyle(rect);

export const lookAnswers = {
  'Range.getBackgrounds': read(LOOKS.background),
  'Range.getBackground': read(LOOKS.background),
  'Range.setBackgrounds': write(LOOKS.background),
  'Range.setBackground': write(LOOKS.background),
  'Range.getFontColors': read(LOOKS.fontColor),
  'Range.getFontColor': read(LOOKS.fontColor),
  'Range.setFontColors': write(LOOKS.fontColor),
  'Range.setFontColor': write(LOOKS.fontColor),
  'Range.getFontWeights': read(LOOKS.fontWeight),
  'Range.getFontWeight': read(LOOKS.fontWeight),
  'Range.setFontWeights': write(LOOKS.fontWeight),
  'Range.setFontWeight': write(LOOKS.fontWeight),
  'Range.getFontStyles': read(LOOKS.fontStyle),
  'Range.getFontStyle': read(LOOKS.fontStyle),
  'Range.setFontStyles': write(LOOKS.fontStyle),
  'Range.setFontStyle': write(LOOKS.fontStyle),
  'Range.getFontSizes': read(LOOKS.fontSize),
  'Range.getFontSize': read(LOOKS.fontSize),
  'Range.setFontSizes': write(LOOKS.fontSize),
  'Range.setFontSize': write(LOOKS.fontSize),
  'Range.getFontFamilies': read(LOOKS.fontFamily),
  'Range.getFontFamily': read(LOOKS.fontFamily),
  'Range.setFontFamilies': write(LOOKS.fontFamily),
  'Range.setFontFamily': write(LOOKS.fontFamily),
  'Range.getWraps': read(LOOKS.wrap),
  'Range.getWrap': read(LOOKS.wrap),
  'Range.setWraps': write(LOOKS.wrap),
  'Range.setWrap': write(LOOKS.wrap),
  'Range.getWrapStrategies': read(LOOKS.wrapStrategy),
  'Range.getWrapStrategy': read(LOOKS.wrapStrategy),
  'Range.setWrapStrategies': write(LOOKS.wrapStrategy),
  'Range.setWrapStrategy': write(LOOKS.wrapStrategy),
  'Range.getHorizontalAlignments': read(LOOKS.horizontalAlignment),
  'Range.getHorizontalAlignment': read(LOOKS.horizontalAlignment),
  'Range.setHorizontalAlignments': write(LOOKS.horizontalAlignment),
  'Range.setHorizontalAlignment': write(LOOKS.horizontalAlignment),
  'Range.getVerticalAlignments': read(LOOKS.verticalAlignment),
  'Range.getVerticalAlignment': read(LOOKS.verticalAlignment),
  'Range.setVerticalAlignments': write(LOOKS.verticalAlignment),
  'Range.setVerticalAlignment': write(LOOKS.verticalAlignment),
  'Range.clearFormat': clearFormat,
};
