import { type Gist, gist } from '../../core/gist';

/** Gist of each clause of the regulation of walls, in the order of the text. There is no 7.1, 7.2 and 7.3.9. */
export const clauses = {
  '1.1': gist('Кто проводит турнир', 'Who runs the tournament'),
  '1.2': gist('Где турнир объявлен', 'Where the tournament is announced'),
  '1.3': gist('Где и когда действует регламент', 'Where and when the regulation is in force'),
  '1.4': gist('У баттлов свой регламент', 'Battles have a regulation of their own'),
  '2.1': gist(
    'Стенка: две разные команды, закрытая игра на 16 мест',
    'A wall: two different teams, a closed game of 16 seats',
  ),
  '2.2': gist(
    'Стенка начинается по расписанию или по объявлению пары',
    'A wall starts on schedule or when its pair is announced',
  ),
  '2.2-bis': gist(
    'Партия создаётся с названием команд, ролей и времени',
    'A game is created with teams, roles and time named',
  ),
  '2.3': gist(
    'Сбор 5 минут, перед первой партией 10; между стенками перерыв',
    'Gathering takes 5 minutes, 10 before the first game; a break between walls',
  ),
  '2.4': gist(
    'Старт по счёту капитанов; если вышли активы обеих команд, переигровки нет',
    "Start by the captains' count; no replay once active roles of both teams came out",
  ),
  '2.5': gist(
    'Следующую партию создаёт проигравший за 2 минуты',
    'The loser creates the next game within 2 minutes',
  ),
  '2.6': gist(
    'Капитан неприкосновенен первые сутки, если он в игре',
    'The captain is untouchable on day 1 if he plays',
  ),
  '2.7': gist(
    'Партию берёт команда, которая сможет выбить соперника',
    'The team that can remove the other side takes the game',
  ),
  '2.8': gist('Без шансов затягивать нельзя', 'No stalling without a chance'),
  '2.9': gist(
    'При лаге роль проверенного можно спросить',
    "In a lag the checked player's role may be asked for",
  ),
  '2.10': gist(
    'Зависшую партию доигрывают в чате или переигрывают',
    'A frozen game is finished in the chat or replayed',
  ),
  '3.1': gist('Два игровых дня: группы, затем финалы', 'Two days: groups, then the finals'),
  '3.2': gist(
    'Группы и расписание объявляют заранее, переносов нет',
    'Groups and schedule are announced beforehand, no moves',
  ),
  '3.3': gist(
    'Перед стенкой капитаны выбирают пункт фейр-плея',
    'Before a wall the captains agree on a fair-play option',
  ),
  '3.4': gist(
    'До скольких очков стенка и сколько она даёт в группе',
    'How far a wall goes and what it gives in the group',
  ),
  '3.5': gist('В заявке не больше 10 игроков', 'At most 10 declared players'),
  '3.6': gist('Схему меняют только публично', 'The scheme is changed in public only'),
  '4.1.a': gist(
    'При равенстве выше победитель очной стенки',
    'Level on points: the winner of their wall is above',
  ),
  '4.1.b': gist(
    'Затем сумма партий за день без побед по картам',
    'Then the sum of the games of the day without wins by cards',
  ),
  '5.1': gist('Очки за партию по приложению 1', 'Points for a game by Annex 1'),
  '5.2': gist(
    'Затянул активом и взял партию: снять 2',
    'Stalled with an active role and took the game: deduct 2',
  ),
  '6.1': gist('Не засорять капитанский чат', "No flooding of the captains' chat"),
  '6.2': gist(
    'За команду говорит её представитель в чате',
    'The representative in the chat speaks for the team',
  ),
  '7.3.1': gist(
    'Роль игрока не показана за 3 минуты: стенка проиграна',
    "A player's role not shown in 3 minutes: the wall is lost",
  ),
  '7.3.2': gist(
    'Партия создана или начата неверно: роли не в счёт, предупреждение; снова: снять 3',
    'Game created or started wrongly: roles void, warning; again: deduct 3',
  ),
  '7.3.3': gist(
    'Партия не создана вовремя: предупреждение, дальше снять 5; за 10 минут: 20 сопернику',
    'Game not created in time: warning, then deduct 5; in 10 minutes: 20 to the opponent',
  ),
  '7.3.4': gist(
    'Команда не собралась: снять 5 за каждые 5 минут',
    'Team not gathered: deduct 5 for every 5 minutes',
  ),
  '7.3.5': gist('Оскорбления: снять 3, игрок вне турнира', 'Insults: deduct 3, the player is out'),
  '7.3.6': gist(
    'Оскорбления организаторов: снять 5, игрок вне турнира',
    'Insults towards organizers: deduct 5, the player is out',
  ),
  '7.3.7': gist(
    'Убит неприкосновенный капитан: партия проиграна',
    'Untouchable captain killed: the game is lost',
  ),
  '7.3.8': gist(
    'Незаявленный игрок или лишние боты: стенка проиграна',
    'Undeclared player or too many bots: the wall is lost',
  ),
  '7.3.10': gist(
    'Соврал о проверенной роли: партия проиграна',
    'Lied about a checked role: the game is lost',
  ),
  '7.3.11': gist(
    'Опоздание на турнир: 5 сопернику, больше 16 минут: стенка проиграна',
    'Late to the tournament: 5 to the opponent, over 16 minutes: the wall is lost',
  ),
  '7.3.12': gist(
    'Вышел активом при неигровых ролях: снять 3',
    'Sent an active role with roles that are not played: deduct 3',
  ),
  '7.3.13': gist('Убийцы не слетели до двух ночи: снять 1', 'Killers still there at 2 a.m.: deduct 1'),
  '7.3.14': gist(
    'Счёт не внесён до конца первой ночи: предупреждение, снова: снять 3',
    'Score not in the table by the end of the first night: warning, again: deduct 3',
  ),
  '7.3.15': gist(
    'Таблица заполнена недостоверно: предупреждение, снова: снять 5',
    'Online table filled inaccurately: warning, again: deduct 5',
  ),
  '7.3.16': gist('Нарушен пункт фейр-плея: партия проиграна', 'Agreed fair play broken: the game is lost'),
  '7.4': gist(
    'Судью не пустили в чат за 3 минуты: команда снята',
    'Judge not let in within 3 minutes: the team is out',
  ),
  '7.5': gist('Прочее решает судья', 'Anything else is for the judge'),
  '7.6': gist('Приложение 1 входит в регламент', 'Annex 1 is part of the regulation'),
} as const;

export type Clause = keyof typeof clauses;

const REASONS = {
  organisation: gist('Организация: вычислять нечего', 'Organisation: nothing to compute'),
  chat: gist(
    'Видно только в чате, таблица об этом не знает',
    'Seen in the chat only, the table knows nothing of it',
  ),
  game: gist(
    'Решается внутри партии; в таблицу приходит только счёт',
    'Decided inside a game; only the score reaches the table',
  ),
} as const;

/** Clauses that compute nothing, each with its reason. */
export const notComputed = {
  '1.1': REASONS.organisation,
  '1.2': REASONS.organisation,
  '1.3': gist('Область действия: сама по себе ничего не меняет в счёте', 'Scope: changes no score by itself'),
  '1.4': gist('Текста регламента баттлов нет', 'The text on battles is not at hand'),
  '2.7': REASONS.game,
  '2.8': gist(
    'Затягивание видно только в партии; наказание в 5.2',
    'Stalling is seen in the game only; 5.2 carries the sanction',
  ),
  '2.9': gist(
    'Спрос роли идёт в чате; наказание за ложь в 7.3.10',
    'The question goes by chat; 7.3.10 carries the sanction for a lie',
  ),
  '3.2': gist(
    'Расписание вносит организатор; переносы он и решает',
    'The organizer enters the schedule and decides on moves',
  ),
  '6.1': REASONS.chat,
  '6.2': REASONS.chat,
} as const satisfies Partial<Record<Clause, Gist>>;
