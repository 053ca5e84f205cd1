import { stageNamed } from '../stages';
import {
  fieldsOf,
  type ImportLine,
  lineOf,
  linesOf,
  listed,
  remark,
  type Shape,
  type TextLine,
} from './lines';
import { readPoints } from './points';
import { readSchedule } from './schedule';
import { readSquads } from './squads';
import type { Standing } from './standing';

/** What a pasted text would bring. */
export interface Import {
  /** Absent: no line has any of the shapes. */
  readonly shape?: Shape;
  readonly lines: readonly ImportLine[];
}

const READERS: Readonly<
  Record<Shape, (lines: readonly TextLine[], standing: Standing) => readonly ImportLine[]>
> = { squads: readSquads, schedule: readSchedule, points: readPoints };

/** Reads a text in the shape that was asked for, else in that of most of its lines. Nothing is guessed line by line. */
export function readImport(text: string, asked: Shape | undefined, standing: Standing): Import {
  const lines = linesOf(text);
  const shape = asked ?? shapeOf(lines);
  return shape
    ? { shape, lines: READERS[shape](lines, standing) }
    : { lines: lines.map(line => lineOf(line, [remark('error', 'noShape')])) };
}

/** The shape of most lines; of equally many, the one with more colons, then the stricter one. */
export function shapeOf(lines: readonly TextLine[]): Shape | undefined {
  const looks = lines.map(({ text }) => looksLike(text));
  const count = (shape: Shape): number => looks.filter(look => look === shape).length;
  const [best] = (['points', 'schedule', 'squads'] as const)
    .map(shape => ({ shape, lines: count(shape) }))
    .sort((x, y) => y.lines - x.lines);
  return best && best.lines > 0 ? best.shape : undefined;
}

function looksLike(text: string): Shape | undefined {
  const [left = '', right, ...more] = fieldsOf(text);
  if (right === undefined) return undefined;
  if (more.length > 0) return 'points';
  const games = listed(right);
  const isStage = left !== '' && stageNamed(left) !== undefined;
  return isStage && games.length > 0 && games.every(game => /\d/.test(game)) ? 'schedule' : 'squads';
}
