// Questions of a regulation about few facts, as `kind parameter`.
import { defaultsOf } from '../../src/core/parameters';
import { fraction } from '../../src/core/points';
import type { Question, QuestionRule } from '../../src/core/question';
import type { Scale } from '../../src/core/scale';
import type { Game, Team, Tournament, Wall } from '../../src/core/tournament';

const at = { sheet: 'X', cell: 'A1' };

export const nothing: Tournament = {
  teams: [],
  walls: [],
  wallGames: [],
  games: [],
  ledger: [],
  stamped: false,
  now: 0,
};

export const team = (name: string, more: Partial<Team> = {}): Team => ({ name, players: [], at, ...more });
export const teams = (count: number, more: (i: number) => Partial<Team> = () => ({})): Team[] =>
  Array.from({ length: count }, (_, i) => team(`T${i + 1}`, more(i)));
export const players = (count: number): Team['players'] =>
  Array.from({ length: count }, (_, i) => ({ name: `P${i + 1}`, captain: false, at }));
export const game = (count: number): Game => ({ id: `g${count}`, stage: '1', players: count, seats: [], at });
export const wall = (stage: Wall['stage'], a: string, b: string, group?: string): Wall => ({
  id: `${stage}${a}${b}`,
  day: 1,
  stage,
  teams: { a, b },
  at,
  ...(group !== undefined && { group }),
});

export const scaleOf = (...rows: readonly (readonly [number, number])[]): Scale =>
  rows.map(([from, points]) => [fraction(from), fraction(points)]);

/** Values of the text with some changed. */
export const changed = <V>(parameters: Parameters<typeof defaultsOf>[0], values: Partial<V> = {}): V => ({
  ...(defaultsOf(parameters) as V),
  ...values,
});

export const kindsOf = (questions: readonly Question[]): string[] =>
  questions.map(({ kind, parameter }) => `${kind.replace('question.', '')} ${parameter}`);

/** Every kind of question that the rules have. */
export const everyKind = (rules: readonly Pick<QuestionRule<string, never>, 'kind'>[]): string[] => [
  ...new Set(rules.map(({ kind }) => kind)),
];
