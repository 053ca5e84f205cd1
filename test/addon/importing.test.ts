/** @jest-environment ./test/hostOutside.cjs */
// Texts pasted into a file that set-up has just made, by the built add-on.
import type { Host } from '../../host/test/library';
import type { ImportPreview, ImportResult, ImportRowsRequest } from '../../src/addon/panel';
import { type Column, SHEETS } from '../../src/table/sheets';
import { csv } from '../tournaments/cup2016';
import { byHand, call, cells, done, everything, fresh } from './setup/organizer';

type Previewed = Extract<ImportPreview, { ok: true }>;
type Imported = Extract<ImportResult, { ok: true }>;

const preview = async (host: Host, request: object): Promise<ImportPreview> =>
  (await call(host, 'previewImport', request)) as unknown as ImportPreview;
const rows = async (host: Host, request: object): Promise<ImportResult> =>
  (await call(host, 'importRows', request)) as unknown as ImportResult;

async function previewed(host: Host, text: string): Promise<Previewed> {
  const result = await preview(host, { text });
  if (!result.ok) throw new Error(result.message);
  return result;
}

/** Looked at, agreed to, written. */
async function pasted(host: Host, text: string, more: Partial<ImportRowsRequest> = {}): Promise<Imported> {
  const { seen } = await previewed(host, text);
  const result = await rows(host, { text, seen, ...more });
  if (!result.ok) throw new Error(result.message);
  return result;
}

/** Filled rows under the header of a sheet, without blank cells at their ends. */
const under = (host: Host, sheet: string): string[] =>
  (cells(host)[sheet] ?? [])
    .slice(1)
    .map(row => row.join('|').replace(/\|+$/, ''))
    .filter(Boolean);

async function begun(regulation: string): Promise<Host> {
  const host = await fresh();
  await done(host, 'setUp', { regulation });
  return host;
}

const titles = (columns: Readonly<Record<string, Column>>): string[] =>
  Object.values(columns).map(({ ru }) => ru);

/** The sheets of a tournament as a file of them has them, without what set-up does beside. */
const laidOut = (regulation: string): Promise<Host> =>
  fresh({
    Регламент: [
      ['Параметр', 'Значение'],
      ['regulation', regulation],
    ],
    Команды: [titles(SHEETS.teams.columns)],
    Протоколы: [titles(SHEETS.games.columns)],
    Штрафы: [titles(SHEETS.penalties.columns)],
  });

let host: Host;
afterEach(() => host.dispose());

test('the family cup of 2016 out of three texts: stage 1 as it was recorded', async () => {
  host = await begun('cup');
  const edition = cells(host).Регламент?.findIndex(([name]) => name === 'edition') ?? 0;
  await byHand(host, `sheet('Регламент').getRange(${edition + 1}, 2).setValue('2016')`);
  const [earned, fines, roles] = [csv('points'), csv('penalties'), csv('roles')];
  const games = csv('games');
  const teams = [...new Set(earned.map(({ team }) => team ?? ''))];
  // Nobody sits in more than five games of a stage.
  const playerIn = (team = '', game = ''): string => {
    const { stage } = games.find(one => one.game === game) ?? {};
    const nth = games.filter(one => one.stage === stage).findIndex(one => one.game === game);
    return `${team} ${'абв'[Math.floor(nth / 5)]}`;
  };
  const roleIn = (team = '', game = ''): string =>
    roles.find(one => one.team === team && one.game === game)?.role?.replace('_', ' ') ?? '';
  const outcomeOf = (game = ''): string =>
    (games.find(one => one.game === game)?.outcome ?? '').replace(/^MAFIA$/, 'mafia win');
  const squads = teams.map(
    team => `${team}: ${['а', 'б', 'в', 'г'].map(one => `${team} ${one}`).join(', ')}`,
  );
  const stages = ['1', '2', '3'].map(
    stage => `${stage}: ${games.flatMap(one => (one.stage === stage ? one.game : [])).join(', ')}`,
  );
  const seats = earned.map(({ game, team, gross_points }) => {
    const reason = [roleIn(team, game), outcomeOf(game)].filter(Boolean).join(', ');
    return `${game}:${team}:${playerIn(team, game)}:${reason}:${gross_points}`;
  });
  const taken = fines.map(({ game, team, kind, points }) =>
    kind === 'no-show' ? `${game}:${team}::no-show:${points}` : `${game}:${team}::${kind}:${points}`,
  );
  const first = await pasted(host, squads.join('\n'));
  expect(first.added).toMatchObject([{ sheet: 'Команды', rows: 80, place: { cell: 'A2' } }]);
  const second = await pasted(host, stages.join('\n'));
  expect(second.panel.games).toEqual({ begun: 0, settled: 0, open: 0, waiting: 45 });
  expect(second.panel.report.findings.filter(({ level }) => level !== 'note')).toEqual([]);
  const third = await pasted(host, [...seats, ...taken].join('\n'));
  expect(third.said).toBe('Добавлено: «Протоколы» 566\u00a0строк, «Штрафы» 12\u00a0строк.');
  expect(third.panel.games).toEqual({ begun: 45, settled: 45, open: 0, waiting: 0 });
  const recorded = csv('standings-stage1').map(
    row => `${row.place} ${row.team} ${row.total} ${row.qualified}`,
  );
  const [stage1] = third.panel.report.standings;
  const now = stage1?.rows.map(
    ({ place, shared, team, points, qualified }) =>
      `${place}${shared ? '=' : ''} ${team} ${points} ${qualified ? 'yes' : 'no'}`,
  );
  expect([...(now ?? [])].sort()).toEqual([...recorded].sort());
  expect(third.panel.report.standings.map(({ rows: all }) => all.length)).toEqual([16, 13, 9]);
  // No player over his limit, and each no-show is the one that was recorded.
  expect(third.panel.penalties.map(({ state, clause }) => `${state} ${clause}`).sort()).toEqual([
    ...Array.from({ length: 8 }, () => 'confirmed fines.2'),
    ...Array.from({ length: 4 }, () => 'confirmed fines.3'),
  ]);
  const before = cells(host);
  for (const text of [squads, stages, [...seats, ...taken]]) {
    const again = await previewed(host, text.join('\n'));
    expect([again.rows, again.lines.filter(({ level }) => level !== 'same')]).toEqual([[], []]);
    expect(await rows(host, { text: text.join('\n'), seen: again.seen })).toMatchObject({
      ok: false,
      code: 'badRequest',
    });
  }
  expect(cells(host)).toEqual(before);
}, 300_000);

describe('a cup', () => {
  const SQUADS = "=SUM(1;1): +7, @ник\n<b>Совы</b>: -Анна\n'кавычка: 1-2, 3.5";

  test('N4: names that begin like formulas or dates stay the texts that they are', async () => {
    host = await begun('cup');
    await pasted(host, SQUADS);
    expect(under(host, 'Команды')).toEqual([
      '=SUM(1;1)',
      '=SUM(1;1)|||||+7',
      '=SUM(1;1)|||||@ник',
      '<b>Совы</b>',
      '<b>Совы</b>|||||-Анна',
      "'кавычка",
      "'кавычка|||||1-2",
      "'кавычка|||||3.5",
    ]);
    const formulas = await byHand(
      host,
      "sheet('Команды').getDataRange().getFormulas().flat().filter(String)",
    );
    expect(formulas).toEqual([]);
  });

  test('a look writes nothing, and what is wrong is said by line in the language of who asks', async () => {
    host = await laidOut('cup');
    await pasted(host, 'Волки: Анна\nСова: Вера');
    await pasted(host, '1: 12, 13');
    const before = everything(host);
    const text = '12:Волки:Анна:чиж:1,7\n\n12:Cова:Вера:чиж:1\n14:Волки:Анна:чиж:1,234\n13:Сова:::';
    const { lines, rows: all, shape } = await previewed(host, text);
    expect(lines.map(({ line, level, message }) => `${line} ${level} ${message}`)).toEqual([
      '1 add Партия 12, «Волки»: место игрока «Анна».',
      '3 error Команды «Cова» нет в листе «Команды»: похожа на «Сова», но буквы другие. Исправьте название или сначала вставьте составы.',
      '4 error Партии 14 нет в листе «Протоколы»: исправьте номер или сначала вставьте расписание.',
      '5 same Партия 13, «Сова»: неявка. Строки не будет: места нет, поэтому проверка сама предложит наказание, когда партия сыграна.',
    ]);
    expect([shape, all]).toEqual(['points', [{ sheet: 'Протоколы', rows: 1 }]]);
    expect(everything(host)).toEqual(before);
  });

  test('a text with an error writes nothing, unless the other lines are asked for', async () => {
    host = await laidOut('cup');
    const text = 'Волки: Анна\nСова Вера\n: Игорь';
    const { seen } = await previewed(host, text);
    expect(await rows(host, { text, seen })).toMatchObject({
      ok: false,
      code: 'badRequest',
      message: 'В тексте 2\u00a0строки с ошибкой. Ничего не записано: исправьте их или добавьте остальные.',
    });
    expect(under(host, 'Команды')).toEqual([]);
    await pasted(host, text, { skipFaulty: true });
    expect(under(host, 'Команды')).toEqual(['Волки', 'Волки|||||Анна']);
  });

  test('fines.3: an empty player makes the charge, not a seat with nothing', async () => {
    host = await laidOut('cup');
    const teams = Array.from({ length: 13 }, (_, i) => `Клан ${i + 1}`);
    await pasted(host, teams.map(team => `${team}: ${team} а`).join('\n'));
    await pasted(host, '1: 77');
    const seats = teams.slice(0, 12).map(team => `77:${team}:${team} а:чиж:1`);
    const { panel, added } = await pasted(host, [...seats, '77:Клан 13:::'].join('\n'));
    expect(added.map(({ rows: count }) => count)).toEqual([12]);
    expect(panel.penalties).toMatchObject([
      { clause: 'fines.3', team: 'Клан 13', game: '77', state: 'proposed' },
    ]);
  });

  test.each<[string, string, boolean]>([
    [
      'a new player of another team',
      "sheet('Команды').getRange('A9:F9').setValues([['Сова','','','','','Вера']])",
      false,
    ],
    [
      'the very player',
      "sheet('Команды').getRange('A9:F9').setValues([['Волки','','','','','Борис']])",
      true,
    ],
    [
      'the team under its other letters',
      "sheet('Команды').getRange('A2:A3').setValues([['Boлки'],['Boлки']])",
      true,
    ],
    ['a header that is gone', "sheet('Команды').getRange('F1').setValue('')", true],
  ])('typed between the look and the import: %s', async (_, text, isRefused) => {
    host = await laidOut('cup');
    await pasted(host, 'Волки: Анна\nСова:');
    const { seen } = await previewed(host, 'Волки: Анна, Борис');
    await byHand(host, text);
    const before = under(host, 'Команды');
    const result = await rows(host, { text: 'Волки: Анна, Борис', seen });
    if (isRefused) expect([result.ok, under(host, 'Команды')]).toEqual([false, before]);
    else expect(under(host, 'Команды')).toEqual([...before, 'Волки|||||Борис']);
  });

  test('a person types a row under the table before each call of an import: his row and ours both stand, or ours is refused', async () => {
    host = await laidOut('cup');
    await pasted(host, 'Волки: Анна');
    const CALLS = ['Range.getValues', 'Lock.tryLock', 'Range.setValues'];
    let [met, nth] = [0, 0];
    do {
      await byHand(host, "sheet('Команды').getRange('A4:F30').clearContent()");
      const { seen } = await previewed(host, 'Волки: Борис');
      let calls = 0;
      met = 0;
      nth++;
      const { value, error } = await host.run('importRows', [{ text: 'Волки: Борис', seen }], {
        onCall: async called => {
          if (!CALLS.includes(called) || ++calls !== nth) return undefined;
          met = nth;
          await host.edit('Команды', 'A9', 'Ёж');
          return undefined;
        },
      });
      await host.events.idle();
      expect(error).toBeUndefined();
      const names = under(host, 'Команды').filter(one => !one.startsWith('Волки|||||А'));
      const isDone = (value as ImportResult).ok;
      expect([nth, names.filter(one => one === 'Ёж').length]).toEqual([nth, met ? 1 : 0]);
      expect([nth, names.filter(one => one.endsWith('Борис')).length]).toEqual([nth, isDone ? 1 : 0]);
    } while (met && nth < 30);
    expect(nth).toBeGreaterThan(3);
  }, 300_000);

  test('a column that is gone: set-up comes first', async () => {
    host = await begun('cup');
    await byHand(host, "sheet('Команды').deleteColumn(6)");
    expect(await preview(host, { text: 'Волки: Анна' })).toMatchObject({
      ok: false,
      code: 'unreadable',
      message:
        'Лист «Команды»: не хватает столбцов: Игрок. Ничего не записано. Почините листы в разделе «Турнир».',
    });
    await done(host, 'setUp');
    await pasted(host, 'Волки: Анна');
    expect(under(host, 'Команды')).toHaveLength(2);
  });

  test('five thousand lines', async () => {
    host = await laidOut('cup');
    const text = Array.from({ length: 5000 }, (_, i) => `Клан ${i}: Игрок ${i}`).join('\r\n');
    const { rows: all } = await previewed(host, text);
    expect(all).toEqual([{ sheet: 'Команды', rows: 10_000 }]);
    const { added } = await pasted(host, text);
    expect(added).toMatchObject([{ rows: 10_000, place: { sheet: 'Команды', cell: 'A2' } }]);
    expect(under(host, 'Команды')).toHaveLength(10_000);
  }, 300_000);
});

test('a league: rounds are announced in its leagues, and a recorded no-show is its clause', async () => {
  host = await laidOut('league');
  await pasted(host, Array.from({ length: 8 }, (_, i) => `К${i}: П${i}`).join('\n'));
  await pasted(host, 'высшая: 1, 2');
  expect(under(host, 'Протоколы')).toEqual(['высшая||1', 'высшая||2']);
  const seats = Array.from({ length: 7 }, (_, i) => `1:К${i}:П${i}:чиж, город:2`);
  const { panel } = await pasted(
    host,
    [...seats, '1:К7::неявка:0,1', '1:К0:П0:спор с судьёй:-0.5'].join('\n'),
  );
  expect(panel.penalties.map(({ state, clause, team, points }) => [state, clause, team, points])).toEqual(
    expect.arrayContaining([
      ['confirmed', '2.17', 'К7', '0.1'],
      ['confirmed', '4.2', 'К0', '0.5'],
    ]),
  );
  expect(panel.penalties.filter(({ team }) => team === 'К7')).toHaveLength(1);
});

test('walls: squads only', async () => {
  host = await begun('walls');
  await pasted(host, 'Волки: Анна, Борис');
  expect(under(host, 'Команды')).toHaveLength(3);
  for (const text of ['1: 12', '12:Волки:Анна:чиж:1'])
    expect(await preview(host, { text })).toMatchObject({ ok: false, code: 'badRequest' });
});

test('what is no request, a file without a tournament, sheets that can’t be read: sentences', async () => {
  host = await fresh();
  const codes = async (request: unknown) => {
    const results = [await preview(host, request as object), await rows(host, request as object)];
    return results.map(result => (result.ok ? 'ok' : result.code));
  };
  expect(await codes({ text: 'Волки: Анна', seen: '' })).toEqual(['noTournament', 'noTournament']);
  for (const request of [null, {}, { text: 5 }, { text: 'a', shape: 'list' }, { text: 'x'.repeat(600_001) }])
    expect(await codes(request)).toEqual(['badRequest', 'badRequest']);
});
