import { gist } from '../../core/gist';
import {
  choice,
  compositions,
  ladder,
  pointsFrom,
  pointsTable,
  scale,
  type Values,
  whole,
  wholeOrUnsaid,
  yesNo,
} from '../../core/parameters';
import { fraction } from '../../core/points';
import { playerOut, warning } from '../../core/sanction';
import type { Scale } from '../../core/scale';
import { LEAGUE_POINTS, NO_SHOW_FINE, PRIZES, SECOND_LEAGUE_PART } from './points';

/** Places with their prizes; beyond the list nothing. */
const prizeScale = (prizes: readonly number[]): Scale =>
  [...prizes, 0].map((money, i) => [fraction(i + 1), fraction(money)]);

const money = pointsFrom(0);

/** Numbers, lists and choices of the league. */
export const parameters = {
  'rounds.perTeam': whole(1, 99)('1.4', 2, gist('Туров на каждую команду', 'Rounds for each team')),
  'day.rounds': whole(1, 24)('1.2', 2, gist('Туров в день, не больше', 'Rounds of a day at most')),
  'day.gapHours': whole(1, 23)(
    '1.2',
    10,
    gist('Часов без партий, с которых начинается новый день', 'Hours without a game that begin a new day'),
  ),
  'pause.hours': whole(0, 999)('1.3', 24, gist('Часов перерыва в середине', 'Hours of the pause half-way')),
  'transfer.closesHours': whole(0, 99)(
    '2.6',
    1,
    gist('За сколько часов до партии закрыто окно', 'Hours before a game at which the window closes'),
  ),
  'limit.part': money('2.7', fraction(1, 3), gist('Доля туров на игрока', 'Part of the rounds for a player')),
  'league.max': whole(1, 999)('2.8', 42, gist('Команд в высшей лиге', 'Teams of the top league at most')),
  'fee.top': money('2.10', fraction(100), gist('Взнос, высшая лига', 'Entry fee, top league')),
  'fee.second': money('2.10', fraction(0), gist('Взнос, вторая лига', 'Entry fee, second league')),
  relegated: whole(0, 99)('2.11', 1, gist('Уходят из высшей лиги', 'Go down from the top league')),
  promoted: whole(0, 99)('2.11', 2, gist('Поднимаются из второй лиги', 'Go up from the second league')),
  'salary.top': money('2.12', fraction(20), gist('Зарплата не меньше, высшая', 'Least salary, top league')),
  'salary.second': money('2.12', fraction(10), gist('Зарплата не меньше, вторая', 'Least salary, second')),
  'fine.contract': money('2.14', fraction(100), gist('Штраф за контракт', 'Fine for a broken contract')),
  'debt.days': wholeOrUnsaid(0, 999)(
    '2.15',
    undefined,
    gist('Дней на уплату, дальше снятие; не сказано', 'Days to pay before disqualification; not said'),
  ),
  timeout: choice('none', 'share', 'full')(
    '2.16',
    'none',
    gist('Очки после таймаута: нет, доля дней, все', 'Points after a timeout: none, share of days, all'),
  ),
  'fine.noShow.first': money('2.17', NO_SHOW_FINE.first, gist('Неявка: основа', 'No-show: base')),
  'fine.noShow.each': money('2.17', NO_SHOW_FINE.each, gist('Неявка: за номер', 'No-show: for its number')),
  'players.min': whole(1, 99)('2.20', 7, gist('Игроков в партии не меньше', 'Fewest players of a game')),
  'players.max': whole(1, 99)('2.20', 10, gist('Игроков в партии не больше', 'Most players of a game')),
  'stop.quorum': scale(
    '2.20',
    [
      [fraction(7), fraction(6)],
      [fraction(9), fraction(7)],
    ],
    gist('Голосов, чтобы остановить партию, по числу игроков', 'Votes that stop a game, by its players'),
  ),
  'fine.request': money('2.21', fraction(75), gist('Штраф в заявке', 'Fine in the request')),
  'fine.game': money('2.23', fraction(100), gist('Штраф в начавшейся партии', 'Fine in a started game')),
  'fine.thrown': money('2.25', fraction(300), gist('Штраф за слив', 'Fine for a thrown game')),
  'fine.secondPart': money(
    '2.26',
    SECOND_LEAGUE_PART,
    gist('Доля во второй лиге', 'Part in the second league'),
  ),
  'fine.points': money('2.27', fraction(1, 10), gist('Очков за каждый штраф', 'Points for every fine')),
  points: pointsTable('3.1', LEAGUE_POINTS, gist('Очки по стороне и исходу', 'Points by side and outcome')),
  roles: compositions(
    '3.1',
    [
      { citizen: 5, bossChild: 1, commissar: 1, mafia: 2 },
      { citizen: 6, bossChild: 1, commissar: 1, mafia: 2 },
    ],
    gist('Роли по числу игроков', 'Roles by the number of players'),
  ),
  omon: choice('result', 'winner')(
    '3.1',
    'result',
    gist('Омон с победителем: исход омон или победа', 'An omon with a winner: the omon or the win counts'),
  ),
  'fine.maniac': money('3.1', fraction(100), gist('Штраф за удар маньяка', 'Fine for a maniac who shot')),
  omonIsWin: yesNo(
    '3.2',
    false,
    gist('Омон — победа мафии в проценте', 'An omon is a win in the mafia rate'),
  ),
  'prizes.top': scale('3.4', prizeScale(PRIZES.top), gist('Призы высшей лиги', 'Prizes of the top league')),
  'prizes.second': scale('3.4', prizeScale(PRIZES.second), gist('Призы второй лиги', 'Prizes of the second')),
  deposit: money('4.3', fraction(50), gist('Залог за заявку', 'Deposit for a claim')),
  'ladder.misconduct': ladder(
    '5.6',
    [[warning], [playerOut('day')], [playerOut('half')], [playerOut('end')]],
    gist('Наказания за моветон по порядку', 'Sanctions of misconduct in turn'),
  ),
  'misconduct.half': money(
    '5.8',
    fraction(1, 2),
    gist('Доля партий за третье', 'Part of the games for the third'),
  ),
} as const;

export type LeagueParameters = typeof parameters;
/** The numbers of the league that are in force. */
export type LeagueValues = Values<LeagueParameters>;
