import type { Gist } from '../../core/finding';
import type { Cell } from './arguments';
import { advice, found, isEnglish } from './messages';

interface Problem {
  readonly where: Gist;
  readonly value: unknown;
  /** What stands there instead of the quoted value. */
  readonly found: Gist | undefined;
  readonly wanted: Gist;
}

const SHOWN = 5;

/** Faulty cells of one call, each named once, in the order in which they were met. */
export class Problems {
  private readonly all = new Map<string, Problem>();

  /** A cell that holds something else than `wanted`. */
  at(cell: Cell, wanted: Gist): undefined {
    const { argument, row, column, value } = cell;
    const where = {
      ru: `${argument}, строка ${row}, столбец ${column}`,
      en: `${argument}, row ${row}, column ${column}`,
    };
    return this.add({ where, value, found: undefined, wanted });
  }

  /** An argument that is wrong as a whole, or a row of it as a whole. */
  of(argument: string, found: Gist, wanted: Gist, row?: number): undefined {
    const where =
      row === undefined
        ? { ru: argument, en: argument }
        : { ru: `${argument}, строка ${row}`, en: `${argument}, row ${row}` };
    return this.add({ where, value: undefined, found, wanted });
  }

  /** @throws Error that names the first five problems and says how many more there are. */
  check(): void {
    if (this.all.size === 0) return;
    const english = isEnglish();
    const texts = [...this.all.values()]
      .slice(0, SHOWN)
      .map(problem => sentence(problem, english ? 'en' : 'ru'));
    const more = this.all.size - texts.length;
    if (more > 0) texts.push(english ? `and ${more} more` : `и ещё ${more}`);
    throw new Error(texts.join('; '));
  }

  private add(problem: Problem): undefined {
    const key = [problem.where.en, String(problem.value), problem.wanted.en].join('\n');
    if (!this.all.has(key)) this.all.set(key, problem);
    return undefined;
  }
}

function sentence(problem: Problem, language: keyof Gist): string {
  const { where, value, wanted } = problem;
  const what = (problem.found ?? found(value))[language];
  const hint = advice(value)?.[language];
  const want = language === 'ru' ? `нужно: ${wanted.ru}` : `wanted: ${wanted.en}`;
  return `${where[language]}: ${what}, ${want}${hint ? ` (${hint})` : ''}`;
}
