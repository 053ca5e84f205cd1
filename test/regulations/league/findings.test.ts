// What each finding of the league says, and that a season in order says nothing.
import { league } from '../../../src/regulations/league';
import { exact, facts, judged, lawOf, moment, type SmallGame, type SmallSeason, said } from './season';

const both = { A: 'citizen', B: 'mafia' } as const;
const at = (...starts: readonly string[]): readonly SmallGame[] =>
  starts.map((start, i) => ({ id: String(i + 1), start: `2009-10-${start}:00`, seats: both }));
const ann = (more: object = {}) => ({ name: 'Ann', ...more });
const playing = { A: { role: 'citizen', player: 'Ann' }, B: 'mafia' } as const;
const pair = (points: string) => ({
  A: { role: 'citizen', typed: points },
  B: { role: 'citizen', typed: points },
});
const level = pair('1') as SmallGame['seats'];

test('a season in order: no finding, and nothing of walls', () => {
  const quiet = judged({
    teams: { A: { players: [ann()] }, B: {} },
    games: at('01T18', '01T22', '03T18', '03T22').map(game => ({ ...game, seats: playing })),
    law: { 'limit.part': exact('1') },
  });
  expect(quiet).toMatchObject({ findings: [], rows: [], walls: [], penalties: [] });
});

const CASES: readonly (readonly [string, SmallSeason, ...object[]])[] = [
  [
    'otherLeague',
    {
      teams: 'A B',
      games: [
        { id: '1', seats: both },
        { id: '2', stage: '3', seats: both },
      ],
    },
    { game: '2', stage: '3' },
  ],
  [
    'leagueMissing',
    { teams: { A: { league: 'top' }, B: {}, C: { league: 'third' } } },
    { team: 'B', text: '' },
    { team: 'C', text: 'third' },
  ],
  ['leagueMissing', { teams: { A: {}, B: { league: 'third' } } }, { team: 'B', text: 'third' }],
  ['leagueMissing', { teams: 'A B' }],
  ['leagueTooLarge', { teams: 'A B C', law: { 'league.max': 2 } }, { count: 3, max: 2 }],
  [
    'foreignTeam',
    {
      teams: { A: { league: 'top' }, B: { league: 'second' } },
      games: [{ id: '7', stage: 'top', seats: both }],
    },
    { game: '7', team: 'B' },
  ],
  [
    'playersOutside',
    { teams: 'A B', games: [{ id: '1', seats: both }], law: { 'players.min': 3 } },
    { game: '1', players: 2, min: 3, max: 10 },
  ],
  [
    'replayDue',
    {
      teams: 'A B',
      games: [
        { id: '1', round: '1', outcome: 'stopped', players: 8, seats: both },
        { id: '2', round: '1', outcome: 'none', seats: both },
      ],
    },
    { game: '1', players: 8, votes: '6' },
  ],
  [
    'tooManyRounds',
    { teams: 'A B', games: at('01T18', '01T22', '03T18', '03T22', '05T18') },
    { stage: 'top', rounds: 5, most: 4 },
  ],
  [
    'crowdedDay',
    { teams: 'A B', games: at('01T18', '01T20', '01T22') },
    { stage: 'top', rounds: 3, most: 2, game: '1' },
  ],
  [
    'pauseShort',
    { teams: 'A B', games: at('01T18', '01T22', '02T20') },
    { stage: 'top', game: '3', min: 24 },
  ],
  [
    'noContract',
    {
      teams: { A: { players: [ann({ to: moment('2009-09-01') })] }, B: {} },
      games: at('01T18').map(game => ({ ...game, seats: playing })),
    },
    { game: '1', team: 'A', player: 'Ann' },
  ],
  [
    'transferOutside',
    {
      teams: { A: { players: [ann({ from: moment('2009-10-01T20:00') })] }, B: {} },
      games: at('01T18', '01T22', '03T18'),
    },
    { team: 'A', player: 'Ann' },
  ],
  [
    'salaryLow',
    { teams: { A: { players: [ann({ salary: exact('9.5') })] }, B: {} }, games: at('01T18') },
    { team: 'A', player: 'Ann', salary: '9.5', min: '20' },
  ],
  [
    'barredPlayed',
    {
      teams: 'A B C',
      games: at('01T18', '02T18').map(game => ({ ...game, seats: playing })),
      rulings: [{ team: 'A', clause: '2.24', player: 'Ann', game: '1' }],
    },
    { game: '2', team: 'A', player: 'Ann' },
  ],
  [
    'playerMissing',
    { teams: 'A B', games: at('01T18'), rulings: [{ team: 'B', clause: '5.1', game: '1' }] },
    { team: 'B' },
  ],
  [
    'banStartUnknown',
    { teams: 'A B', games: at('01T18'), rulings: [{ team: 'B', clause: '2.24', player: 'Bob' }] },
    { team: 'B', player: 'Bob' },
  ],
  [
    'firstStepChanged',
    {
      teams: 'A B',
      games: at('01T18'),
      rulings: [{ team: 'B', clause: '5.1', player: 'Bob', game: '1', points: '1' }],
    },
    { team: 'B', player: 'Bob' },
  ],
  [
    'finedTwice',
    {
      teams: 'A B',
      games: at('01T18'),
      rulings: [
        { team: 'A', clause: '2.21', game: '1' },
        { team: 'A', clause: '2.23', game: '1' },
      ],
    },
    { team: 'A', game: '1' },
  ],
  [
    'refundDue',
    { teams: 'A B', games: at('01T18'), rulings: [{ team: 'A', clause: '2.21', paid: '80' }] },
    { team: 'A', money: '5' },
  ],
  ['refundDue', { teams: 'A B', games: at('01T18'), rulings: [{ team: 'A', clause: '2.21', paid: '75' }] }],
  [
    'extraRoundDue',
    { teams: 'A B', games: [{ id: '1', seats: level }], law: { 'rounds.perTeam': 0 } },
    { stage: 'top', teams: ['A', 'B'] },
  ],
  [
    'tieUnknown',
    {
      teams: 'A B',
      games: [
        { id: '1', seats: { A: { typed: '1.7' }, B: { typed: '1.7' } } },
        { id: '2', seats: { A: { role: 'citizen', typed: '0' }, B: { role: 'citizen', typed: '0' } } },
      ],
    },
    { stage: 'top', place: 1, criterion: '3.2', teams: ['A', 'B'], cells: ['K101', 'K102'] },
  ],
  [
    'tieAcrossCut',
    {
      teams: 'A B C',
      games: [{ id: '1', seats: { ...level, C: { role: 'citizen', typed: '5' } } }],
    },
    { stage: 'top', place: 2, cut: 2, teams: ['A', 'B'] },
  ],
  [
    'penaltyGameUnknown',
    { teams: 'A B', games: at('01T18'), rulings: [{ team: 'A', clause: '2.21', game: '8' }] },
    { team: 'A', game: '8' },
  ],
  [
    'sanctionWithoutEffect',
    {
      teams: 'A B',
      games: at('01T18'),
      rulings: [
        { team: 'A', clause: '4.2', sanctions: [{ kind: 'warning' }, { kind: 'forfeit' }] },
        { team: 'B', clause: '4.2', sanctions: [{ kind: 'wallClosed' }], state: 'proposed' },
      ],
    },
    { team: 'A', sanction: 'forfeit' },
  ],
];

test.each(CASES.map(([kind, season, ...all]) => [kind, season, all] as const))('%s', (kind, season, all) =>
  expect(said(judged(season), kind)).toEqual(all),
);

test('a ruling on a game that is only announced is no slip; an announced game of no league is', () => {
  const announced = (stage: string) =>
    league.judge(
      {
        ...facts({ teams: 'A B', games: at('01T18'), rulings: [{ team: 'A', clause: '2.21', game: '8' }] }),
        announced: [
          { id: '7', stage: 'top', players: 0, seats: [], at: { sheet: 'Schedule', cell: 'A6' } },
          { id: '8', stage, players: 0, seats: [], at: { sheet: 'Schedule', cell: 'A7' } },
        ],
      },
      lawOf(),
    );
  expect(said(announced('top'), 'penaltyGameUnknown')).toEqual([]);
  expect(said(announced('top'), 'otherLeague')).toEqual([]);
  expect(said(announced('3'), 'otherLeague')).toEqual([{ game: '8', stage: '3' }]);
});
