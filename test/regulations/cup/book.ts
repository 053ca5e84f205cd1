import type { SheetCells } from '../../../src/table/sheets';
import { type Checked, checkSheets, LEDGER, type PenaltyRow, sheet } from '../../book';

/** A row of the protocols by its Russian headers; the team and player of a seat are `Волки: Иван`. */
export interface CupGame {
  readonly id: number | string;
  readonly stage?: string;
  readonly time?: string;
  readonly street?: string;
  readonly round?: string;
  readonly outcome?: string;
  /** `Волки: Иван` → role, or typed points. */
  readonly seats: Readonly<Record<string, string | number>>;
}

export interface CupBook {
  readonly parameters?: Readonly<Record<string, string | number>>;
  /** `[team, player, from, to]`; a row without a player is the team, from its registration. */
  readonly teams: readonly (readonly string[])[];
  readonly games: readonly CupGame[];
  readonly penalties?: readonly PenaltyRow[];
  readonly sheets?: readonly SheetCells[];
}

const HEADERS = [
  ...['Этап', 'Тур', 'Партия', 'Время', 'Улица', 'Исход', 'Команда', 'Игрок', 'Роль', 'Очки'],
] as const;

const rowsOf = ({ id, stage = '1', time = '', street = '', round = '', outcome = 'город', seats }: CupGame) =>
  Object.entries(seats).map(([who, said]) => {
    const [team = '', player = ''] = who.split(': ');
    const isRole = typeof said === 'string' && /[а-яё]/i.test(said);
    return [stage, round, id, time, street, outcome, team, player, isRole ? said : '', isRole ? '' : said];
  });

/** A cup of whatever number of clans in the edition of 2016, without the minimums, judged as the add-on does. */
export const cupBook = ({ parameters, teams, games, penalties = [], sheets = [] }: CupBook): Checked =>
  checkSheets([
    sheet('Регламент', [
      ['Параметр', 'Значение'],
      ['regulation', 'cup'],
      ...Object.entries({
        edition: '2016',
        plan: '1:3',
        'stage1.minimum': 0,
        'stage2.minimum': 0,
        'stage2.missing': 99,
        ...parameters,
      }),
    ]),
    sheet('Команды', [
      ['Команда', 'Игрок', 'С', 'По', 'Группа'],
      ...teams.map(row => Array.from({ length: 5 }, (_, i) => row[i] ?? '')),
    ]),
    sheet('Протоколы', [HEADERS, ...games.flatMap(rowsOf)]),
    sheet('Штрафы', [LEDGER, ...penalties.map(row => LEDGER.map(header => row[header] ?? ''))]),
    ...sheets,
  ]);

/** `kind cell` of each finding, or of those of the kinds asked about. */
export const found = ({ report }: Checked, ...kinds: readonly string[]): readonly string[] =>
  report.findings
    .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    .map(({ kind, cell }) => `${kind} ${cell}`);

/** `clause kind team player game state` of each charge. */
export const charged = ({ report }: Checked): readonly string[] =>
  report.charges.map(({ clause, kind, team, player, game, state }) =>
    [clause, kind, team, player ?? '-', game, state].join(' '),
  );
