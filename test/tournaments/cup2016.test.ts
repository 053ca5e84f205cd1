import type { PointsTable } from '../../src/core/game';
import { minus, sum, toText } from '../../src/core/points';
import type { Judgement, StandingsRow } from '../../src/core/regulation';
import { cup } from '../../src/regulations/cup';
import { openBorder } from '../../src/table/border';
import { readGames } from '../../src/table/games';
import { type Grid, readGrid } from '../../src/table/grid';
import { readLedger } from '../../src/table/ledgerSheet';
import { SHEETS, type SheetForm } from '../../src/table/sheets';
import { readTeams, teamBook } from '../../src/table/teams';
import { csv, cup2016, exact, law2016, linesOf, sheet } from './cup2016';

const judged = cup.judge(cup2016(), law2016);

const tableOf = (judgement: Judgement, stage: string): readonly StandingsRow[] =>
  judgement.tables.find(table => table.stage === stage)?.rows ?? [];

const yesNo = (qualified: boolean | undefined): string =>
  qualified === undefined ? '' : qualified ? 'yes' : 'no';

/** What the table says of a team, and what the record does; where they differ the ledger lines are printed. */
function compareWith(stage: string, expected: readonly string[], shown: (row: StandingsRow) => string) {
  const actual = tableOf(judged, stage).map(shown);
  const differ = [...actual, ...expected].filter(line => !actual.includes(line) || !expected.includes(line));
  const teams = tableOf(judged, stage)
    .map(row => row.team)
    .filter(team => differ.some(line => line.split(' ').includes(team)));
  if (differ.length > 0)
    throw new Error(
      `stage ${stage} differs:\n${differ.join('\n')}\n\n${linesOf(judged.awards, stage, teams)}`,
    );
  expect(actual).toHaveLength(expected.length);
}

const gross = ({ points, carryIn, penalties }: StandingsRow) =>
  sum([minus(points ?? exact('x'), carryIn), penalties]);

describe('the family cup of 2016', () => {
  test('stage 1 equals the recorded standings: place, gross, fines, net, total, qualified', () => {
    const recorded = csv('standings-stage1').map(row => {
      const fines = sum([exact(row.judge_fines), exact(row.no_show)]);
      const net = minus(exact(row.gross), fines);
      return `${row.place} ${row.team} ${row.carry_in} ${row.gross} ${toText(fines)} ${row.net} ${row.total} ${row.qualified} ${toText(net)}`;
    });
    compareWith('1', recorded, row => {
      const net = toText(minus(row.points ?? exact('x'), row.carryIn));
      const place = `${row.place}${row.shared ? '=' : ''}`;
      return `${place} ${row.team} ${toText(row.carryIn)} ${toText(gross(row))} ${toText(row.penalties)} ${net} ${toText(row.points ?? exact('x'))} ${yesNo(row.qualified)} ${net}`;
    });
  });

  // Nobody recorded stages 2 and 3 here: derived-standings.csv was computed from the raw record by derive.py beside
  // it, a naive script that shares no code with the product, and then checked by hand: the nine of stage 2 are the
  // nine clans that sit in the games of stage 3, and the only tie (30.5) is T3 over T10 by 9.2 to 4.6 mafia points.
  test.each(['1', '2', '3'])('stage %s equals an independent derivation', stage => {
    const derived = csv('derived-standings').filter(row => row.stage === stage);
    compareWith(
      stage,
      derived.map(row =>
        [
          row.place,
          row.team,
          row.carry_in,
          row.gross,
          row.fines,
          row.total,
          row.mafia,
          row.decided_by,
          row.qualified,
        ].join(' '),
      ),
      row => {
        const mafia = row.criteria[`stage${stage}.tie.1`];
        const [points, brought, fined] = [row.points ?? exact('x'), row.carryIn, row.penalties].map(toText);
        return [
          row.place,
          row.team,
          brought,
          toText(gross(row)),
          fined,
          points,
          mafia ? toText(mafia) : '?',
          row.decidedBy,
          yesNo(row.qualified),
        ].join(' ');
      },
    );
  });

  test('nothing is proposed: every no-show of the record is in the ledger', () => {
    expect(judged.penalties.filter(penalty => penalty.state === 'proposed')).toEqual([]);
    expect(
      judged.penalties.filter(penalty => penalty.found).map(({ team, game }) => `${team} ${game}`),
    ).toEqual(['T2 3624161', 'T4 3624976', 'T5 3628679', 'T10 3630950']);
  });

  test('the one finding is the tie of stage 1 that unknown commissars leave shared', () => {
    expect(judged.findings.map(({ level, kind, data }) => [level, kind, data.criterion, data.teams])).toEqual(
      [['warning', 'tieUnknown', 'stage1.tie.2', ['T11', 'T8']]],
    );
    // T11 earned 1.8 as someone of the city in 3624976: as the commissar, perhaps.
    expect(csv('points')[120]).toMatchObject({ game: '3624976', team: 'T11', gross_points: '1.8' });
    expect(judged.findings[0]?.data.cells).toContain('D122');
  });

  test('roles and the table give the recorded points of every seat of the seven logged games', () => {
    const logged = new Set(csv('roles').map(row => row.game));
    const facts = cup2016();
    const games = facts.games.filter(game => logged.has(game.id));
    const byRole = games.map(game => ({
      ...game,
      seats: game.seats.map(({ points: _typed, ...seat }) => seat),
    }));
    const { awards, findings } = cup.judge({ ...facts, games: byRole, ledger: [] }, law2016);
    expect(findings.filter(found => found.level === 'error')).toEqual([]);
    const paid = new Map(awards.map(award => [`${award.game} ${award.team}`, toText(award.points)]));
    const printed = new Map(csv('points').map(row => [`${row.game} ${row.team}`, row.gross_points]));
    for (const { game, team, points_before_penalty: before } of csv('roles')) {
      const key = `${game} ${team}`;
      expect([key, paid.get(key)]).toEqual([key, printed.get(key)]);
      if (before) expect([key, paid.get(key)]).toEqual([key, before]);
    }
  });

  test('the edition holds the published table of points, and nothing where it has a dash', () => {
    const columns = {
      city: 'city_win',
      mafia: 'mafia_win',
      omon1: 'omon1',
      omon2: 'omon2',
      omon3: 'omon3',
    } as const;
    const table: PointsTable = law2016.points;
    const shown = table.map(({ players, side, points }) => [
      `${players} ${side}`,
      ...(Object.keys(columns) as (keyof typeof columns)[]).map(outcome => {
        const cell = points[outcome];
        return cell ? toText(cell) : '-';
      }),
    ]);
    const published = csv('points-table').map(row => [
      `${row.players} ${row.side}`,
      ...Object.values(columns).map(column => row[column]),
    ]);
    expect(shown).toEqual(published);
  });

  test('the book in the project’s file format is the same cup', () => {
    const border = openBorder();
    const cells = (name: string) => ({ name, values: sheet(name), merges: [], filtered: false });
    const grid = <K extends string>(form: SheetForm<K>): Grid<K> => {
      const read = readGrid(cells(form.ru), form, border);
      if (!read) throw new Error(`no ${form.en}`);
      return read;
    };
    const zone = 'Europe/Moscow';
    const teams = readTeams(grid(SHEETS.teams), zone, border);
    const book = teamBook(teams, border);
    const games = readGames(grid(SHEETS.games), book, zone, border);
    const clauses = new Set(Object.keys(cup.clauses));
    const ledger = readLedger(grid(SHEETS.penalties), { book, zone, clauses, walls: new Map(), border });
    expect([...border.fatal, ...border.findings]).toEqual([]);
    const again = cup.judge({ ...cup2016(), teams, games, ledger }, law2016);
    expect(again.tables).toEqual(judged.tables);
    expect(again.findings.map(found => [found.kind, found.at?.sheet])).toEqual([['tieUnknown', 'Протоколы']]);
  });
});
