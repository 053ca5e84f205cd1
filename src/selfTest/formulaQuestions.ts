import type { FormulaQuestion } from './question';
import { OWN } from './sheetLayout';

const kindOf = (rest: string) => (row: number) => `=SELFTESTKIND(${rest.replace(/CELL/g, `${OWN}${row}`)})`;

/** Asked by formulas: what a cell function is given, and what becomes of its result. */
export const FORMULA_QUESTIONS: readonly FormulaQuestion[] = [
  {
    asks: {
      ru: 'Функция ячейки, диапазон из одной ячейки: значение или массив',
      en: 'Cell function, a range of one cell: a value or an array',
    },
    cell: 5,
    formula: kindOf('CELL:CELL'),
    host: 'number 5',
  },
  {
    asks: { ru: 'Функция ячейки, пустая ячейка', en: 'Cell function, a blank cell' },
    formula: kindOf('CELL'),
    host: 'text ""',
  },
  {
    asks: { ru: 'Функция ячейки, аргумента нет', en: 'Cell function, no argument' },
    formula: kindOf(''),
    host: 'undefined',
  },
  {
    asks: { ru: 'Функция ячейки, ячейка с ошибкой', en: 'Cell function, a cell with an error' },
    cell: '=1/0',
    formula: kindOf('CELL'),
    host: 'text "#DIV/0!"',
  },
  {
    asks: {
      ru: 'Функция ячейки дала строки разной длины',
      en: 'Cell function that gave rows of different lengths',
    },
    formula: row => `=H${row}&"|"&I${row}&"|"&H${row + 1}&"|"&I${row + 1}`,
    host: '1||2|3',
  },
];
