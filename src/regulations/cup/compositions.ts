import type { Composition, Role } from '../../core/game';

const composition = (...counts: readonly number[]): Composition =>
  Object.fromEntries(COLUMNS.flatMap((role, i) => (counts[i] ? [[role, counts[i]]] : [])));

const COLUMNS: readonly Role[] = [
  'citizen',
  'bossChild',
  'commissar',
  'sergeant',
  'doctor',
  'maniac',
  'mafia',
  'boss',
];

/** Roles as the site dealt them in stored logs, by citizen, boss's child, commissar, sergeant, doctor, maniac, mafia, boss. */
export const COMPOSITIONS: readonly Composition[] = [
  composition(6, 0, 1, 0, 0, 0, 2, 0),
  composition(5, 1, 1, 0, 0, 0, 2, 0),
  composition(6, 1, 1, 0, 0, 0, 2, 0),
  composition(7, 1, 1, 0, 0, 0, 2, 0),
  composition(5, 1, 1, 1, 1, 1, 2, 1),
  composition(7, 1, 1, 1, 1, 1, 2, 1),
  composition(8, 1, 1, 1, 1, 1, 2, 1),
  composition(9, 1, 1, 1, 1, 1, 2, 1),
];
