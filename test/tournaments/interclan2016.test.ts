import { toText } from '../../src/core/points';
import { cup } from '../../src/regulations/cup';
import { checkSheets, sheet } from '../book';
import { rows } from './interclan2016';

const SIDE: Readonly<Record<string, string>> = { MAFIA: 'mafia', BOSS: 'mafia' };
const COLUMN: Readonly<Record<string, string>> = { CITY: 'city_win', MAFIA: 'mafia_win' };

/** The first game is of the group of M1 to M9; the five others are the final's, with the best five of two groups. */
const stageOf = (game = ''): string => (game === '3665747' ? '1' : '2');
const seats = rows('roles');
const teams = [...new Set(seats.map(({ team = '' }) => team))];
const groupOf = (team: string): string => (Number(team.slice(1)) < 10 ? 'A' : 'B');

const checked = checkSheets([
  sheet('Регламент', [
    ['Параметр', 'Значение'],
    ['regulation', 'cup'],
    ['edition', 'interclan-2016'],
  ]),
  sheet('Команды', [['Команда', 'Группа'], ...teams.map(team => [team, groupOf(team)])]),
  sheet('Протоколы', [
    ['Этап', 'Партия', 'Игроков', 'Исход', 'Команда', 'Роль'],
    ...seats.map(({ game, players, outcome, team, role }) => [
      stageOf(game),
      game,
      players,
      outcome,
      team,
      role,
    ]),
  ]),
]);
const { awards } = checked.check.judgement;

describe('the interclan event of 2016', () => {
  test('each of the 59 recorded seats earns what the published table says', () => {
    const published = new Map(rows('points-table').map(row => [`${row.players} ${row.side}`, row]));
    const expected = seats.map(({ game, players, outcome = '', team, role = '' }) => {
      const row = published.get(`${players} ${SIDE[role] ?? 'good'}`);
      return `${game} ${team} ${row?.[COLUMN[outcome] ?? '']}`;
    });
    const earned = awards
      .filter(({ account }) => account === 'seat')
      .map(({ game, team, points }) => `${game} ${team} ${toText(points)}`);
    expect(expected).toHaveLength(59);
    expect([...earned].sort()).toEqual([...expected].sort());
  });

  test('the edition holds the published table, cell for cell', () => {
    const points = cup.editions['interclan-2016']?.points ?? [];
    const shown = points.map(({ players, side, points: by }) =>
      [
        players,
        side,
        ...(['city', 'mafia', 'omon1', 'omon2'] as const).map(o => toText(by[o] ?? { n: -1, d: 1 })),
      ].join(),
    );
    expect(shown).toEqual(rows('points-table').map(row => Object.values(row).join()));
  });

  test('the only findings are of the groups’ places, which one game does not settle; roles are as usual', () => {
    const kinds = new Set(checked.report.findings.map(({ kind }) => kind));
    for (const kind of ['compositionOdd', 'pointsNotSet', 'otherStreet', 'tooFewPlayers', 'tooManyGames'])
      expect(kinds).not.toContain(kind);
  });

  test.each([
    ['omon1', 7, '1.15', '1.7'],
    ['omon2', 10, '0.45', '3.35'],
  ] as const)('%s with %d players: good %s, mafia %s', (outcome, players, good, mafia) => {
    const points = cup.editions['interclan-2016']?.points ?? [];
    const paid = (side: string) =>
      points.find(row => row.players === players && row.side === side)?.points[outcome];
    expect([paid('good'), paid('mafia')].map(p => p && toText(p))).toEqual([good, mafia]);
  });
});
