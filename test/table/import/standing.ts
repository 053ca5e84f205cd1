// What stands in a small workbook, to lay texts beside.
import type { LedgerLine, Team } from '../../../src/core/tournament';
import { readImport } from '../../../src/table/import';
import type { ImportLine, Shape } from '../../../src/table/import/lines';
import type { Standing, StandingGame } from '../../../src/table/import/standing';
import { nameKey } from '../../../src/table/names';

const at = { sheet: 'Команды', cell: 'A2' };

export const teamOf = (name: string, ...players: string[]): Team => ({
  name,
  players: players.map(player => ({ name: player, captain: false, at })),
  at,
});

export const gameOf = (id: string, more: Partial<StandingGame> = {}): StandingGame => ({
  id,
  stage: '1',
  stageText: '1',
  seats: [],
  ...more,
});

export const standing = (more: {
  readonly teams?: readonly Team[];
  readonly games?: readonly StandingGame[];
  readonly ledger?: readonly LedgerLine[];
}): Standing => ({
  lang: 'ru',
  stages: ['1', '2', '3'],
  clauses: { noShow: 'fines.3', fine: 'fines.2' },
  teams: more.teams ?? [],
  games: new Map((more.games ?? []).map(game => [nameKey(game.id), game])),
  ledger: more.ledger ?? [],
});

/** `level kind, kind` of a line, and then its rows. */
export const told = ({ level, said, rows }: ImportLine): readonly string[] => [
  `${level} ${said.map(({ kind }) => kind.replace('import.', '')).join(' ')}`,
  ...rows.map(({ sheet, cells }) => `${sheet} ${JSON.stringify(cells)}`),
];

export const imported = (text: string, by: Standing, shape?: Shape) => {
  const { lines, shape: found } = readImport(text, shape, by);
  return { shape: found, lines, told: lines.map(line => [`${line.line}`, ...told(line)].join(' | ')) };
};
