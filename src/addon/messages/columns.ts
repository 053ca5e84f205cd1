import type { Gist } from '../../core/gist';
import type { ColumnOf, SheetId } from '../../table/sheets';

const note = (ru: string, en: string): Gist => ({ ru, en });

/** The sheets whose headers explain themselves; the others are read, not written by people. */
type Explained = Exclude<SheetId, 'standings' | 'captains'>;

const NOTES: { readonly [S in Explained]: Readonly<Record<ColumnOf<S>, Gist>> } = {
  regulation: {
    parameter: note('Имя параметра: не меняйте.', 'Name of the parameter: leave it.'),
    value: note(
      'Как будет в этом турнире. Пусто: как по умолчанию или в редакции.',
      'How it is in this tournament. Blank: the default, or the edition’s.',
    ),
    clause: note('Пункт регламента.', 'Clause of the regulation.'),
    meaning: note('Что это, своими словами.', 'What it is, in plain words.'),
    default: note('Как в тексте регламента.', 'As the text of the regulation has it.'),
  },
  teams: {
    team: note(
      'Название. Строка без игрока: сама команда.',
      'Name. A row without a player is the team itself.',
    ),
    group: note('Группа, например А.', 'Group, for example A.'),
    league: note('Лига: высшая или вторая. Иначе пусто.', 'League: top or second; else blank.'),
    captain: note('Ник капитана.', 'Captain’s nickname.'),
    mail: note(
      'Адреса тех, кто пишет счёт за команду, через запятую. Без адреса ячейки счёта открыты всем. Изменили адрес, расписание или порядок строк: откройте «Новый турнир…» и почините листы.',
      'Addresses of those who enter the team’s scores, with commas. Without one its score cells are open to all. After a change of address, schedule or order of rows open “New tournament…” and repair.',
    ),
    player: note(
      'Ник игрока, по строке на игрока и срок.',
      'Player’s nickname, one row per player and period.',
    ),
    role: note('капитан или пусто.', 'captain, or blank.'),
    from: note('С какого времени игрок в составе.', 'When the player joined.'),
    to: note('До какого времени игрок в составе.', 'When the player left.'),
    salary: note('Зарплата по договору.', 'Salary of the contract.'),
  },
  walls: {
    wall: note('Номер или название, одно на весь файл.', 'Number or name, unique in the file.'),
    day: note('Игровой день: 1 или 2.', 'Day of play: 1 or 2.'),
    stage: note('группа, полуфинал или финал.', 'group, semi or final.'),
    group: note('Группа. Пусто: группа команды A.', 'Group. Blank: that of team A.'),
    a: note('Как в листе «Команды».', 'As in the sheet of teams.'),
    b: note('Как в листе «Команды».', 'As in the sheet of teams.'),
    start: note('Начало с датой: от него считаются сроки.', 'Start with its date: due times count from it.'),
    fairPlay: note('Пункт фейр-плея: 1, 2а, 2б или 3.', 'Fair-play option: 1, 2a, 2b or 3.'),
  },
  online: {
    wall: note('Стенка из листа «Стенки».', 'A wall of the schedule.'),
    game: note('Номер партии в стенке.', 'Number of the game in its wall.'),
    created: note('Когда создана. Можно не вписывать.', 'When it was created. May stay blank.'),
    go: note('Когда дали старт. Можно не вписывать.', 'When it started. May stay blank.'),
    teamA: note('По расписанию.', 'By the schedule.'),
    teamB: note('По расписанию.', 'By the schedule.'),
    a: note(
      'Пишет капитан A: счёт стенки после партии, A : B, например 7:4. Победа по картам: 7:4к.',
      'Captain A: the wall’s score after the game, A : B, for example 7:4. A win by cards: 7:4 cards.',
    ),
    b: note(
      'Пишет капитан B: тот же счёт в том же порядке, A : B. Победа по картам: 7:4к.',
      'Captain B: the same score in the same order, A : B. A win by cards: 7:4 cards.',
    ),
    byCards: note('Кто выиграл по картам: решает судья.', 'Who won by cards: the judge decides.'),
    stampA: note(
      'Когда внесён счёт A. ~ перед временем: восстановлено.',
      'When A was entered. ~ before it: inferred.',
    ),
    stampB: note(
      'Когда внесён счёт B. ~ перед временем: восстановлено.',
      'When B was entered. ~ before it: inferred.',
    ),
    due: note('Срок, если его назначил судья.', 'Due time, if a judge set one.'),
    judge: note('Счёт после этой партии по решению судьи.', 'Score after this game as the judge ruled.'),
    status: note('Пишет программа.', 'Written by the product.'),
    note: note('Что не так и что ждём.', 'What is wrong and what is awaited.'),
    id: note(
      'По нему строка узнаётся после сортировки: не меняйте.',
      'Tells the row after a sort: leave it.',
    ),
  },
  games: {
    stage: note(
      'Этап кубка: 1, 2, 3. Лига: высшая или вторая.',
      'Stage of a cup: 1, 2, 3. League: top or second.',
    ),
    round: note('Номер тура; доп: дополнительный.', 'Number of the round; extra: an extra one.'),
    game: note('Номер, один на весь файл.', 'Number, unique in the file.'),
    time: note('Когда сыграна.', 'When it was played.'),
    street: note('Где сыграна.', 'Where it was played.'),
    players: note('Сколько игроков было.', 'How many played.'),
    outcome: note(
      'Чем кончилась: город, мафия, омон 1, остановлена… Пусто: партия ещё не сыграна.',
      'How it ended: city, mafia, omon1, stopped… Blank: not played yet.',
    ),
    omon: note(
      'Уровень омона, если исход назван победителем.',
      'Omon level, where the outcome names the winner.',
    ),
    team: note('Команда игрока.', 'The player’s team.'),
    player: note('Ник.', 'Nickname.'),
    role: note('Роль в партии.', 'Role in the game.'),
    kills: note('Убийств маньяка.', 'Kills of the maniac.'),
    days: note('Полных дней у выбывшего по времени.', 'Full days of a player lost by timeout.'),
    daysInAll: note('Сколько дней шла партия.', 'How many days the game took.'),
    points: note('Вписано: считается вместо таблицы.', 'If filled, it counts instead of the table.'),
    note: note('Для людей.', 'For people.'),
  },
  penalties: {
    id: note('Ставит программа.', 'Given by the product.'),
    time: note('Когда нарушено.', 'When it happened.'),
    clause: note('Пункт регламента.', 'Clause of the regulation.'),
    team: note('Кто нарушил.', 'The offender.'),
    player: note('Игрок, если наказан он.', 'The player, if it is about one.'),
    stage: note('Этап, если нет стенки и партии.', 'Stage, where no wall or game is named.'),
    wall: note('Стенка.', 'Wall.'),
    game: note('Партия.', 'Game.'),
    evidence: note('Что видно, с числами.', 'What is seen, with figures.'),
    repeat: note(
      'Который раз. Пусто: санкция стоит как есть.',
      'Which time. Blank: the sanction stands as typed.',
    ),
    sanction: note(
      'предупреждение, снять 5, сопернику 2, партия проиграна, 0–20… Несколько через ;',
      'warning, deduct 5, credit 2, game lost, forfeit… Several with ;',
    ),
    points: note('Сколько снять, если санкция пуста.', 'What to take, where no sanction is named.'),
    money: note('Денежный штраф.', 'Fine in money.'),
    paid: note('Сколько уплачено.', 'What was paid.'),
    state: note(
      'предложен, подтверждён, отклонён или отозван. Строки не удаляют.',
      'proposed, confirmed, dismissed or withdrawn. Rows are never deleted.',
    ),
    judge: note('Кто решил.', 'Who decided.'),
    reason: note('Почему отклонён или отозван.', 'Why it was dismissed or withdrawn.'),
  },
  log: {
    time: note('Когда изменено.', 'When it changed.'),
    sheet: note('Лист.', 'Sheet.'),
    cell: note('Ячейка в тот момент.', 'Cell at that moment.'),
    record: note('Строка таблицы, где бы она ни стояла.', 'Row of the table, wherever it stands.'),
    old: note('Что было.', 'What was there.'),
    new: note('Что стало.', 'What came.'),
    who: note('Кто, если Google сказал.', 'Who, where Google tells.'),
    chain: note(
      'Отпечаток записи выше и этой: правку журнала видно.',
      'Print of the record above and of this one: changes of the log show.',
    ),
  },
};

/** What each column is for, in a sentence. Lives in Sidebar.html (`src/build/columnsOfPage.ts`). */
export const columns = () => NOTES;
