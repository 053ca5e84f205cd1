import { Workbook, type WorkbookSeed } from './workbook';

/** A workbook as it stood at a moment, apart from it; any number of workbooks can be made of it. */
export interface Kept {
  readonly seed: Pick<WorkbookSeed, 'name' | 'zone' | 'locale' | 'people'>;
  /** The engine's cells as text. */
  readonly cells: string;
  readonly aside: ReturnType<Workbook['aside']>;
}

export function kept(workbook: Workbook): Kept {
  const { name, zone, locale, protections, engine } = workbook;
  return {
    seed: { name, zone, locale: locale.name, people: protections.people },
    cells: JSON.stringify(engine.copy().snapshot),
    aside: workbook.aside(),
  };
}

/** In a cell, or in a rule that is a text inside the text. */
const FORMULAS = /"f":"=|\\"subType\\":\\"formula/;

/** @param now the clock of the new workbook */
export function workbookOf({ seed, cells, aside }: Kept, now: () => number): Workbook {
  const made = { snapshot: JSON.parse(cells), hasFormulas: FORMULAS.test(cells) };
  const workbook = new Workbook({ ...seed, sheets: [], now }, made);
  workbook.takeAside(aside);
  return workbook;
}
