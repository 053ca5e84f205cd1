import { points } from '../../../src/core/points';
import type { LedgerLine, Seat } from '../../../src/core/tournament';
import { gameOf, imported, standing, teamOf } from './standing';

const seat = (team: string, more: Partial<Seat> = {}): Seat => ({
  team,
  at: { sheet: 'Протоколы', cell: 'I5' },
  ...more,
});
const fine = (more: Partial<LedgerLine>): LedgerLine => ({
  row: 2,
  id: '',
  clause: 'fines.2',
  team: 'Волки',
  game: '13',
  sanctions: [],
  points: points(1),
  state: 'confirmed',
  cell: { sheet: 'Штрафы', cell: 'O2' },
  ...more,
});
const known = standing({
  teams: [teamOf('Волки', 'Анна', 'Борис'), teamOf('Сова'), teamOf('Ёж', 'Вера')],
  games: [
    gameOf('12', { stageText: 'Этап 1' }),
    gameOf('13', {
      outcome: 'city',
      seats: [seat('Волки', { player: 'Анна', role: 'citizen', points: points(1.7) })],
    }),
  ],
  ledger: [fine({}), fine({ clause: 'fines.3', team: 'Ёж', points: points(0.1), state: 'proposed' })],
});
const said = (text: string) => imported(text, known, 'points').told;
const row = (cells: object) => `games ${JSON.stringify({ stage: 'Этап 1', game: '12', ...cells })}`;

describe('what a player earned', () => {
  test.each<[string, string, string]>([
    ['a role', '12:волки:анна:чиж:1,7', row({ team: 'Волки', player: 'Анна', role: 'чиж', points: '1,7' })],
    [
      'a role and no points: the table pays',
      '12:Волки:Анна:DOCTOR:',
      row({ team: 'Волки', player: 'Анна', role: 'док' }),
    ],
    [
      'an outcome',
      '12:Волки:Анна:OMON3:0.2',
      row({ outcome: 'омон 3', team: 'Волки', player: 'Анна', points: '0.2' }),
    ],
    [
      'a role and an outcome in either order',
      '12:Волки:Анна:мафия / маф:0',
      row({ outcome: 'мафия', team: 'Волки', player: 'Анна', role: 'маф', points: '0' }),
    ],
    [
      'mafia alone is the role',
      '12:Волки:Анна:мафия:4.9',
      row({ team: 'Волки', player: 'Анна', role: 'маф', points: '4.9' }),
    ],
    [
      'any other reason is a remark',
      '12:Волки:Анна:за красивую игру:２，５',
      row({ team: 'Волки', player: 'Анна', points: '2,5', note: 'за красивую игру' }),
    ],
    ['no reason', '012 : Волки : Анна : : +1', row({ team: 'Волки', player: 'Анна', points: '+1' })],
    [
      'a team without a squad knows no strangers',
      '12:Сова:Игорь:чиж:1',
      row({ team: 'Сова', player: 'Игорь', role: 'чиж', points: '1' }),
    ],
  ])('%s', (_, text, expected) => expect(said(text)).toEqual([`1 | add seat | ${expected}`]));

  test.each<[string, string, readonly string[]]>([
    ['the seat that stands', '13:Волки:Анна:чиж:1,70', ['1 | same seatSame']],
    ['it leaves out what stands', '13:Волки:Анна:гор:1.7', ['1 | same seatSame']],
    ['other points', '13:Волки:Анна:чиж:1.8', ['1 | error seatDiffers']],
    ['another player', '13:Волки:Борис:чиж:1.7', ['1 | error seatDiffers']],
    ['another outcome', '13:Сова:Игорь:чиж, мафия:1', ['1 | error outcomeDiffers']],
    [
      'a team unknown, and one that looks so',
      '12:Лисы:А:чиж:1\n12:Cова:А:чиж:1',
      ['1 | error unknownTeam', '2 | error unknownTeam'],
    ],
    ['a game unknown', '14:Волки:Анна:чиж:1', ['1 | error unknownGame']],
    ['both, said together', '14:Лисы:Анна:чиж:1', ['1 | error unknownGame unknownTeam']],
    ['no game, no team', '::Анна:чиж:1', ['1 | error noGame noTeam']],
    ['C8: ambiguous points', '12:Волки:Анна:чиж:1,234', ['1 | error notPoints']],
    ['points in words', '12:Волки:Анна:чиж:два', ['1 | error notPoints']],
    ['neither points nor a role', '12:Волки:Анна::', ['1 | error nothingEarned']],
    ['a role below nothing', '12:Волки:Анна:чиж:-1', ['1 | error negativeRole']],
    ['a time inside', '12:Волки:Анна:в 20:05:1', ['1 | error colons']],
    ['a colon too few', '12:Волки:Анна:1', ['1 | error fewColons']],
    ['points for nobody', '12:Волки::чиж:1.7', ['1 | error noPlayer']],
  ])('%s', (_, text, expected) => expect(said(text)).toEqual(expected));

  test('a stranger, and one who sits for two teams, are doubts', () => {
    const lines = said('12:Волки:Aннa:чиж:1\n12:Сова:Aннa:чиж:1').map(line => line.split(' | ').slice(1, 2));
    expect(lines).toEqual([['warning seat stranger'], ['warning seat playerSitsFor']]);
  });
  test('lines above count as what stands', () =>
    expect(
      said(
        '12:Волки:Анна:чиж, город:1\n12:Волки:Анна:чиж:1\n12:Волки:Борис:чиж:1\n12:Ёж:Вера:мафия, мафия:1',
      ).map(line => line.split(' | ').slice(1, 2).join()),
    ).toEqual(['add seat', 'same seatSame', 'error seatDiffers', 'error outcomeDiffers']));
  test('a faulty line counts for nothing', () =>
    expect(said('12:Волки:Анна:чиж:много\n12:Волки:Борис:чиж:1').map(line => line.split(' | ')[1])).toEqual([
      'error notPoints',
      'add seat',
    ]));
});

describe('what was taken off', () => {
  const ledger = (cells: object) => `penalties ${JSON.stringify(cells)}`;
  const state = 'подтверждён';
  test.each<[string, string, string]>([
    [
      'less than nothing is a fine',
      '12:Волки:Анна:мат в чате:−0,5',
      ledger({
        clause: 'fines.2',
        team: 'Волки',
        player: 'Анна',
        game: '12',
        evidence: 'мат в чате',
        points: '0,5',
        state,
      }),
    ],
    [
      'a fine by its word, whatever the sign',
      "12:Сова::judge fine on the player's game:0.8",
      ledger({
        clause: 'fines.2',
        team: 'Сова',
        game: '12',
        evidence: "judge fine on the player's game",
        points: '0.8',
        state,
      }),
    ],
    [
      'a no-show that cost points',
      '12:Сова::неявка:0,1',
      ledger({ clause: 'fines.3', team: 'Сова', game: '12', evidence: 'неявка', points: '0,1', state }),
    ],
    [
      'nobody and less than nothing',
      '12:Сова:::-0.1',
      ledger({ clause: 'fines.3', team: 'Сова', game: '12', points: '0.1', state }),
    ],
  ])('%s', (_, text, expected) => expect(said(text)).toEqual([`1 | add fine | ${expected}`]));

  test.each<[string, string, readonly string[]]>([
    [
      'a no-show has no row: its missing seat makes the charge',
      '12:Сова:::\n12:Ёж::\n12:Волки::no-show:0',
      ['1 | same noShow', '2 | same noShow', '3 | same noShow'],
    ],
    ['a reason beside an empty player is a no-show', '12:Сова::заболел:', ['1 | same noShow']],
    ['a no-show of a player', '12:Волки:Анна:неявка:0.1', ['1 | error noShowOfPlayer']],
    ['a no-show of a team that sits', '13:Волки:::', ['1 | error noShowSeated']],
    ['a seat after a no-show', '12:Ёж:::\n12:Ёж:Вера:чиж:1', ['1 | same noShow', '2 | error missedAbove']],
    ['the fine that stands', '13:Волки::штраф:1', ['1 | same fineSame']],
    ['the same fine with other points', '13:Волки::штраф:2', ['1 | error fineDiffers']],
    ['a charge that waits', '13:Ёж::неявка:0.1', ['1 | warning fineStands']],
    ['a fine of nothing', '12:Волки:Анна:штраф:', ['1 | error fineOfNothing']],
    [
      'twice in the text',
      '12:Сова::штраф:1\n12:Сова::штраф:1',
      [
        `1 | add fine | ${ledger({ clause: 'fines.2', team: 'Сова', game: '12', evidence: 'штраф', points: '1', state })}`,
        '2 | same fineSame',
      ],
    ],
  ])('%s', (_, text, expected) => expect(said(text)).toEqual(expected));
});
