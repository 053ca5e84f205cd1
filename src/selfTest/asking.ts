import { writeInto } from '../addon/writing';
import type { Lang } from '../table/standingsSheet';
import { CALL_QUESTIONS } from './callQuestions';
import { FORMULA_QUESTIONS } from './formulaQuestions';
import { type CallQuestion, inLang, type TypedQuestion } from './question';
import { COLUMN, SHEET, SPILL, WORDS } from './sheetLayout';
import { TYPED_QUESTIONS } from './typedQuestions';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Sheet = GoogleAppsScript.Spreadsheet.Sheet;

const ALL = [...FORMULA_QUESTIONS, ...CALL_QUESTIONS, ...TYPED_QUESTIONS];

/** Makes the sheet anew: questions, the host's answers, what formulas and scripts find, cells for a person to type in. */
export function askAll(spreadsheet: Spreadsheet, lang: Lang): void {
  const before = spreadsheet.getSheetByName(SHEET);
  const sheet = spreadsheet.insertSheet();
  if (before) spreadsheet.deleteSheet(before);
  sheet.setName(SHEET);
  const locale = localeOf(spreadsheet);
  const put = (column: number, row: number, values: readonly (readonly string[])[], isText = true): void => {
    const text = isText ? (values[0] ?? []).map((_, i) => i) : [];
    writeInto(sheet, { row, column, values, text });
  };
  put(COLUMN.question, 1, [WORDS[lang].heads]);
  put(
    COLUMN.question,
    2,
    ALL.map(({ asks, host }) => [asks[lang], inLang(host, locale)]),
  );
  askByFormulas(sheet, put);
  const calls = CALL_QUESTIONS.map((question, i) => answered(question, sheet, callRow(i), locale));
  put(
    COLUMN.platform,
    callRow(0),
    [...calls, ...TYPED_QUESTIONS.map(() => '')].map(answer => [answer]),
  );
  for (const [i, { before: prepare }] of TYPED_QUESTIONS.entries())
    prepare?.(sheet.getRange(typedRow(i), COLUMN.own));
  put(
    COLUMN.todo,
    typedRow(0),
    TYPED_QUESTIONS.map(question => [todo(question, locale, lang)]),
  );
  put(
    COLUMN.same,
    2,
    ALL.map((_, i) => [same(i + 2, lang)]),
    false,
  );
}

const callRow = (i: number): number => 2 + FORMULA_QUESTIONS.length + i;
/** The row of a question that a person answers. */
export const typedRow = (i: number): number => callRow(CALL_QUESTIONS.length) + i;

const localeOf = (spreadsheet: Spreadsheet): Lang =>
  /^ru/.test(spreadsheet.getSpreadsheetLocale()) ? 'ru' : 'en';

type Put = (column: number, row: number, values: readonly (readonly string[])[], isText?: boolean) => void;

function askByFormulas(sheet: Sheet, put: Put): void {
  FORMULA_QUESTIONS.forEach(({ cell }, i) => {
    if (cell !== undefined) sheet.getRange(2 + i, COLUMN.own).setValue(cell);
  });
  sheet.getRange(1 + FORMULA_QUESTIONS.length, SPILL).setFormula('=SELFTESTRAGGED()');
  const formulas = FORMULA_QUESTIONS.map(({ formula }, i) => [formula(2 + i)]);
  put(COLUMN.platform, 2, formulas, false);
}

function answered({ call }: CallQuestion, sheet: Sheet, row: number, lang: Lang): string {
  try {
    return call(sheet.getRange(row, COLUMN.own), lang);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function todo({ types, then }: TypedQuestion, locale: Lang, lang: Lang): string {
  const words = WORDS[lang];
  if (then === 'clear' || then === 'tick') return words[then];
  if (then === 'paste') return `${inLang(types, locale)}${words.paste}`;
  return `${words.type} ${inLang(types, locale)}${then === 'undo' ? words.undo : ''}`;
}

const same = (row: number, lang: Lang): string =>
  `=IF(C${row}="";"";IF(EXACT(B${row};C${row});"${WORDS[lang].yes}";"${WORDS[lang].no}"))`;
