import type { Domain } from '../../core/parameters';
import { cellRef, openBorder } from '../../table/border';
import { readGrid } from '../../table/grid';
import { nameKey } from '../../table/names';
import { ownSheet } from '../../table/parameterSheets';
import { rowBelow } from '../../table/parts';
import { SHEETS } from '../../table/sheets';
import { valueText } from '../../table/valueText';
import { sheetNamed } from '../../table/workbook';
import type { Check } from '../check';
import { say } from '../messages';
import type { ChosenReading, Lang, Place, QuestionDto } from '../panel';

/** What the regulation leaves open, as questions to the organizer. */
export function questionsOf({ understood, workbook }: Check, lang: Lang): readonly QuestionDto[] {
  const { regulation, values, tournament } = understood;
  const questions = regulation.questions?.(tournament, values) ?? [];
  if (questions.length === 0) return [];
  const placeOf = parameterPlaces({ understood, workbook });
  return questions.map(question => ({
    kind: question.kind,
    clause: question.clause,
    parameter: question.parameter,
    text: say(question, lang, workbook.zone),
    place: placeOf(question.parameter),
  }));
}

/** The readings that a parameter chooses: what holds, and what may stand there instead. */
export function chosenReadings({ understood, workbook }: Check, lang: Lang): readonly ChosenReading[] {
  const { regulation, values } = understood;
  const placeOf = parameterPlaces({ understood, workbook });
  return regulation.readings.flatMap(({ id, parameter: name }) => {
    const parameter = name === undefined ? undefined : regulation.parameters[name];
    if (name === undefined || !parameter) return [];
    const value = valueText(parameter.domain, values[name], lang);
    const others = optionsOf(parameter.domain, lang).filter(option => option !== value);
    return [{ id, parameter: name, value, others, place: placeOf(name) }];
  });
}

const optionsOf = (domain: Domain, lang: Lang): readonly string[] =>
  domain.kind === 'choice'
    ? domain.options
    : domain.kind === 'yesNo'
      ? [true, false].map(value => valueText(domain, value, lang))
      : [];

/** Where the value of a parameter stands: its own sheet, else its row of the regulation sheet, else the first free row there. */
function parameterPlaces({
  understood: { regulation },
  workbook: { sheets },
}: Pick<Check, 'understood' | 'workbook'>): (name: string) => Place | null {
  const border = openBorder();
  const sheet = sheetNamed(sheets, 'regulation');
  const grid = sheet && readGrid(sheet, SHEETS.regulation, border);
  return name => {
    const domain = regulation.parameters[name]?.domain;
    const own = domain && ownSheet(name, domain, { sheets, border });
    if (own) return { sheet: own.name, cell: 'A1', record: '' };
    const row = grid?.rows.find(one => nameKey(one.text('parameter')) === nameKey(name));
    if (row) return { ...row.at('value'), record: '' };
    const free = sheet && grid && rowBelow(sheet.values, grid.headerRow);
    return free ? { ...cellRef(sheet.name, free, grid.columns.parameter ?? 0), record: '' } : null;
  };
}
