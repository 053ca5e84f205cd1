import { nameKey } from './names';

/** A rectangle of joined cells, counted from 1. */
export interface Merge {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

/** A sheet as it was read: its own name, all values from A1, what joins or hides cells. */
export interface SheetCells {
  readonly name: string;
  /** What the file's own mark says that it is, whatever its name. */
  readonly id?: SheetId;
  readonly values: readonly (readonly unknown[])[];
  readonly merges: readonly Merge[];
  readonly filtered: boolean;
}

export interface Column {
  readonly ru: string;
  readonly en: string;
  /** Other headers that people give it. */
  readonly also?: readonly string[];
  readonly needed?: true;
}

export interface SheetForm<K extends string = string> {
  readonly ru: string;
  readonly en: string;
  readonly columns: Readonly<Record<K, Column>>;
}

const form = <K extends string>(
  ru: string,
  en: string,
  columns: Readonly<Record<K, Column>>,
): SheetForm<K> => ({ ru, en, columns });
const column = (ru: string, en: string, ...also: string[]): Column => ({ ru, en, also });
const needed = (ru: string, en: string, ...also: string[]): Column => ({ ru, en, also, needed: true });

/** The sheets of a workbook with their headers, in the order of the file format. */
export const SHEETS = {
  regulation: form('Регламент', 'Regulation', {
    parameter: needed('Параметр', 'Parameter'),
    value: needed('Значение', 'Value'),
    clause: column('Пункт', 'Clause'),
    meaning: column('Смысл', 'Meaning'),
    default: column('По умолчанию', 'Default'),
  }),
  teams: form('Команды', 'Teams', {
    team: needed('Команда', 'Team'),
    group: column('Группа', 'Group'),
    league: column('Лига', 'League'),
    captain: column('Капитан', 'Captain'),
    mail: column('Почта', 'Mail'),
    player: column('Игрок', 'Player'),
    role: column('Роль', 'Role'),
    from: column('С', 'From'),
    to: column('По', 'To'),
    salary: column('Зарплата', 'Salary'),
  }),
  walls: form('Стенки', 'Walls', {
    wall: needed('Стенка', 'Wall'),
    day: column('День', 'Day'),
    stage: column('Этап', 'Stage'),
    group: column('Группа', 'Group'),
    a: needed('Команда A', 'Team A'),
    b: needed('Команда B', 'Team B', 'Команда Б'),
    start: column('Начало', 'Start'),
    fairPlay: column('ФП', 'Fair play'),
  }),
  online: form('Онлайн-таблица', 'Online table', {
    wall: needed('Стенка', 'Wall'),
    game: needed('Партия', 'Game'),
    created: column('Создана', 'Created'),
    go: column('ГОУ', 'GO'),
    teamA: column('Команда A', 'Team A'),
    teamB: column('Команда B', 'Team B', 'Команда Б'),
    a: needed('Счёт капитана A', 'Score by captain A'),
    b: needed('Счёт капитана B', 'Score by captain B', 'Счёт капитана Б'),
    byCards: column('По картам', 'By cards'),
    stampA: column('Внёс A', 'Stamped A'),
    stampB: column('Внёс B', 'Stamped B', 'Внёс Б'),
    due: column('Срок', 'Due'),
    judge: column('Счёт судьи', "Judge's score"),
    status: column('Статус', 'Status'),
    note: column('Замечание', 'Note'),
    id: column('Код строки', 'Row id'),
  }),
  games: form('Протоколы', 'Games', {
    stage: column('Этап', 'Stage'),
    round: column('Тур', 'Round'),
    game: needed('Партия', 'Game'),
    time: column('Время', 'Time'),
    street: column('Улица', 'Street'),
    players: column('Игроков', 'Players'),
    outcome: needed('Исход', 'Outcome'),
    omon: column('Омон', 'Omon'),
    team: needed('Команда', 'Team'),
    player: column('Игрок', 'Player'),
    role: column('Роль', 'Role'),
    kills: column('Убийств', 'Kills'),
    days: column('Дней', 'Days'),
    daysInAll: column('Всего дней', 'Days in all'),
    points: column('Очки', 'Points'),
    note: column('Замечание', 'Note'),
  }),
  standings: form('Положение', 'Standings', {
    stage: column('Этап', 'Stage'),
    group: column('Группа', 'Group'),
    place: column('Место', 'Place'),
    team: column('Команда', 'Team'),
    points: column('Очки', 'Points'),
    carryIn: column('Перенос', 'Carry-in'),
    penalties: column('Штрафы', 'Penalties'),
    pending: column('Ждёт', 'Pending'),
    provisional: column('Предварительно', 'Provisional'),
    decidedBy: column('Решил', 'Decided by'),
    qualified: column('Дальше', 'Qualified'),
  }),
  captains: form('Капитанам', 'For captains', {
    team: column('Команда', 'Team'),
    now: column('Сейчас', 'Now'),
    offences: column('Нарушения', 'Offences'),
    next: column('Дальше', 'Next'),
  }),
  penalties: form('Штрафы', 'Penalties', {
    id: column('№', 'Id'),
    time: column('Время', 'Time'),
    clause: column('Пункт', 'Clause'),
    team: needed('Команда', 'Team'),
    player: column('Игрок', 'Player'),
    stage: column('Этап', 'Stage'),
    wall: column('Стенка', 'Wall'),
    game: column('Партия', 'Game'),
    evidence: column('Основание', 'Evidence'),
    repeat: column('Повтор', 'Repeat'),
    sanction: column('Санкция', 'Sanction'),
    points: column('Очки', 'Points'),
    money: column('Деньги', 'Money'),
    paid: column('Оплачено', 'Paid'),
    state: needed('Состояние', 'State'),
    judge: column('Судья', 'Judge'),
    reason: column('Причина', 'Reason'),
  }),
  log: form('Журнал', 'Log', {
    time: column('Время', 'Time'),
    sheet: column('Лист', 'Sheet'),
    cell: column('Ячейка', 'Cell'),
    record: column('Запись', 'Record'),
    old: column('Было', 'Old'),
    new: column('Стало', 'New'),
    who: column('Кто', 'Who'),
    chain: column('Цепь', 'Chain'),
  }),
} as const;

export type SheetId = keyof typeof SHEETS;
export type ColumnOf<S extends SheetId> = keyof (typeof SHEETS)[S]['columns'] & string;

/** The sheet that a Russian or English title names. */
export const titledSheetId = (title: string): SheetId | undefined => TITLES.get(nameKey(title));

const TITLES: ReadonlyMap<string, SheetId> = new Map(
  (Object.keys(SHEETS) as SheetId[]).flatMap(id =>
    [SHEETS[id].ru, SHEETS[id].en].map(title => [nameKey(title), id] as const),
  ),
);
