import { checkWorkbook } from '../src/addon/check';
import type { Report } from '../src/addon/report';
import { reportOf } from '../src/addon/reporting';
import type { SheetCells } from '../src/table/sheets';
import { readMoment } from '../src/table/time';

/** A row of the online table; what is left out stays blank. A score given alone is written by both captains. */
export interface GameRow {
  readonly both?: unknown;
  readonly a?: unknown;
  readonly b?: unknown;
  readonly created?: string;
  readonly go?: string;
  readonly stampA?: string;
  readonly stampB?: string;
  readonly due?: string;
  readonly byCards?: string;
  readonly judge?: unknown;
  /** Game number, when it is not the next one. */
  readonly game?: number;
}

export interface WallRow {
  readonly id?: string;
  readonly a?: string;
  readonly b?: string;
  readonly day?: number;
  readonly stage?: string;
  readonly group?: string;
  readonly start?: string;
  readonly fairPlay?: string;
  /** Rows, or scores written by both captains: `'2:0'`. */
  readonly games: readonly (GameRow | string)[];
}

/** A row of the ledger by its Russian headers. */
export type PenaltyRow = Readonly<Record<string, string | number | Date>>;

export interface Book {
  readonly parameters?: Readonly<Record<string, string | number>>;
  readonly walls: readonly WallRow[];
  readonly penalties?: readonly PenaltyRow[];
  /** `[time of the first evening, wall, game, column, new value, old value]`; the cell's address is filled in. */
  readonly log?: readonly (readonly [
    time: string,
    wall: string,
    game: number,
    column: keyof typeof WATCHED,
    value: string,
    old?: string,
  ])[];
  /** Rows of the sheet of teams beside one row per team: `[team, player, role]`. */
  readonly players?: readonly (readonly [team: string, player: string, role?: string])[];
  readonly teams?: readonly string[];
  readonly now?: string;
}

export const ZONE = 'Europe/Moscow';
const WATCHED = { A: 'G', B: 'H', judge: 'M' } as const;
const EVENING = '2026-11-28T';
const ONLINE = [
  'Стенка',
  'Партия',
  'Создана',
  'ГОУ',
  'Команда A',
  'Команда B',
  'Счёт капитана A',
  'Счёт капитана B',
  'По картам',
  'Внёс A',
  'Внёс B',
  'Срок',
  'Счёт судьи',
  'Статус',
  'Замечание',
];
export const LEDGER = [
  '№',
  'Время',
  'Пункт',
  'Команда',
  'Игрок',
  'Этап',
  'Стенка',
  'Партия',
  'Основание',
  'Повтор',
  'Санкция',
  'Очки',
  'Деньги',
  'Оплачено',
  'Состояние',
  'Судья',
  'Причина',
];

export const sheet = (
  name: string,
  values: readonly (readonly unknown[])[],
  more: Partial<SheetCells> = {},
): SheetCells => ({
  name,
  values,
  merges: [],
  filtered: false,
  ...more,
});

/** The sheets of a book of walls, with every column of the file format. */
export function sheetsOf({
  parameters = {},
  walls,
  penalties = [],
  log = [],
  players = [],
  teams,
}: Book): SheetCells[] {
  const named = walls.map((wall, i) => ({ id: String(i + 1), a: 'Волки', b: 'Совы', ...wall }));
  const names = teams ?? [...new Set(named.flatMap(({ a, b }) => [a, b]))];
  const online = named.flatMap(onlineRows);
  const rowOf = (wall: string, game: number): number =>
    online.findIndex(row => row[0] === wall && row[1] === game) + 2;
  return [
    sheet('Регламент', [['Параметр', 'Значение'], ['regulation', 'walls'], ...Object.entries(parameters)]),
    sheet('Команды', [
      ['Команда', 'Игрок', 'Роль'],
      ...names.map(name => [name, '', '']),
      ...players.map(([team, player, role = '']) => [team, player, role]),
    ]),
    sheet('Стенки', [
      ['Стенка', 'День', 'Этап', 'Группа', 'Команда A', 'Команда B', 'Начало', 'ФП'],
      ...named.map(
        ({ id, day = 1, stage = 'группа', group = 'A', a, b, start = '2026-11-28T20:00', fairPlay = '' }) => [
          id,
          day,
          stage,
          stage === 'группа' ? group : '',
          a,
          b,
          start,
          fairPlay,
        ],
      ),
    ]),
    sheet('Онлайн-таблица', [ONLINE, ...online]),
    sheet('Штрафы', [LEDGER, ...penalties.map(row => LEDGER.map(header => row[header] ?? ''))]),
    sheet('Журнал', [
      ['Время', 'Лист', 'Ячейка', 'Запись', 'Было', 'Стало', 'Кто'],
      ...log.map(([time, wall, game, column, value, old = '']) => [
        time.length > 8 ? time : `${EVENING}${time}`,
        'Онлайн-таблица',
        `${WATCHED[column]}${rowOf(wall, game)}`,
        `${wall}/${game}`,
        old,
        value,
        '',
      ]),
    ]),
  ];
}

function onlineRows({ id, a, b, games }: WallRow & { id: string; a: string; b: string }): unknown[][] {
  return games.map((given, i) => {
    const row: GameRow = typeof given === 'string' ? { both: given } : given;
    const {
      both = '',
      created = '',
      go = '',
      byCards = '',
      stampA = '',
      stampB = '',
      due = '',
      judge = '',
    } = row;
    return [
      id,
      row.game ?? i + 1,
      created,
      go,
      a,
      b,
      row.a ?? both,
      row.b ?? both,
      byCards,
      stampA,
      stampB,
      due,
      judge,
      '',
      '',
    ];
  });
}

export interface Checked {
  readonly report: Report;
  readonly check: Extract<ReturnType<typeof checkWorkbook>, { ok: true }>['check'];
}

/** Checks sheets as the add-on does, without a spreadsheet. */
export function checkSheets(
  sheets: readonly SheetCells[],
  {
    now = '2026-11-30T12:00',
    locale = 'ru_RU',
    zone = ZONE,
    lang = 'ru' as 'ru' | 'en',
    confirmBy,
  }: { now?: string; locale?: string; zone?: string; lang?: 'ru' | 'en'; confirmBy?: string } = {},
): Checked {
  const at = readMoment(now, zone);
  if (!at.ok) throw new Error(`not a moment: ${now}`);
  const result = checkWorkbook(
    { sheets, zone, locale, now: at.at },
    { lang, ...(confirmBy !== undefined && { confirmBy }) },
  );
  if (!result.ok) throw new Error(result.message);
  return { check: result.check, report: reportOf(result.check, lang, zone) };
}

export const check = (book: Book, options: { confirmBy?: string } = {}): Checked =>
  checkSheets(sheetsOf(book), { ...(book.now && { now: book.now }), ...options });

/** `[clause, team, wall.game, kind, repeat, sanction, state]` of each charge. */
export const charges = ({ report }: Checked): readonly (readonly unknown[])[] =>
  report.charges.map(({ clause, team, wall, game, kind, repeat, sanction, state }) => [
    clause,
    team,
    `${wall}.${game}`,
    kind,
    repeat,
    sanction,
    state,
  ]);

/** Each charge as one line: `7.3.14 Совы 1.2 late 1 warning proposed`. */
export const charged = (checked: Checked): readonly string[] =>
  charges(checked).map(parts => parts.join(' '));

/** Each hand-typed row as one line: `7.3.12 Совы 1 deduct 3 confirmed`, with its repeat. */
export const ruled = ({ report }: Checked): readonly string[] =>
  report.rulings.map(({ clause, team, repeat, sanction, state }) =>
    [clause, team, repeat, sanction, state].join(' '),
  );

/** A confirmed row of the ledger on wall 1. */
export const ruling = (team: string, sanction: string, more: PenaltyRow = {}): PenaltyRow => ({
  Пункт: '7.5',
  Команда: team,
  Стенка: '1',
  Санкция: sanction,
  Состояние: 'подтверждён',
  ...more,
});

export const findings = ({ report }: Checked, kind?: string) =>
  report.findings.filter(finding => kind === undefined || finding.kind === kind);

/** The state and final score of a wall: `validated 20:6`. */
export const wallOf = ({ report }: Checked, id = '1'): string => {
  const wall = report.walls.find(found => found.wall === id);
  return wall ? `${wall.state} ${wall.a}:${wall.b}` : 'no such wall';
};

/** States of the rows of a wall, by game. */
export const states = ({ check: { judgement } }: Checked, wall = '1'): readonly string[] =>
  judgement.rows.filter(row => row.wall === wall).map(({ state }) => state);

/** `place team points decidedBy` of each row of a table. */
export const places = ({ report }: Checked, stage = 'group', group: string | null = 'A'): readonly string[] =>
  (report.standings.find(table => table.stage === stage && table.group === group)?.rows ?? []).map(
    ({ place, team, points, decidedBy }) =>
      [place, team, points, decidedBy].filter(part => part !== '').join(' '),
  );
