import type { Role } from '../../../core/game';
import { MINUTE } from './sample';

/** One letter for each role. */
const LETTERS: Readonly<Record<string, Role>> = {
  k: 'commissar',
  s: 'sergeant',
  c: 'citizen',
  b: 'bossChild',
  d: 'doctor',
  m: 'mafia',
  M: 'boss',
  x: 'maniac',
};

/** The role that a team has by its letter; undefined where it did not come. */
export const roleOf = (letter: string | undefined): Role | undefined => LETTERS[letter ?? ''];

/** Games end on a full quarter of an hour. */
export const quarter = (at: number): number => Math.floor(at / (15 * MINUTE)) * 15 * MINUTE;
