import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Checked, checkSheets, sheet } from '../book';
import expected from '../samples/league/expected.json';
import { sheet as cells } from './cup2016';

const samples = path.resolve(__dirname, '../samples/league');
const SHEETS = ['Регламент', 'Команды', 'Протоколы', 'Штрафы'];
const sheets = SHEETS.map(name => sheet(name, cells(name, samples)));
const checked = (confirmBy?: string): Checked =>
  checkSheets(sheets, { now: expected.now, ...(confirmBy !== undefined && { confirmBy }) });

const [asTyped, confirmed] = [checked(), checked('Судья')];

/** Only the columns that were worked out apart. */
const tables = ({ report }: Checked) =>
  report.standings.map(({ stage, rows }) => ({
    stage,
    rows: rows.map(({ place, shared, team, points, penalties, decidedBy, qualified }) => ({
      place,
      shared,
      team,
      points,
      penalties,
      decidedBy,
      qualified,
    })),
  }));

const owed = ({ report }: Checked) =>
  Object.fromEntries(report.money.map(({ team, owes }) => [team, owes] as const));

test('places, points, what decided and who moves up or down', () => {
  expect(tables(asTyped)).toEqual(expected.standings);
});

test('and so they are once every proposed charge is confirmed', () => {
  expect(tables(confirmed)).toEqual(expected.standingsConfirmed);
  expect(confirmed.report.final).toBe(true);
});

test('what each team owes, before and after', () => {
  expect(owed(asTyped)).toEqual(expected.money);
  expect(owed(confirmed)).toEqual(expected.moneyConfirmed);
});

test('the prizes of both leagues', () => {
  const byTeam = (all: readonly { team: string }[]) => [...all].sort((a, b) => (a.team < b.team ? -1 : 1));
  const given = asTyped.report.prizes.map(({ stage, team, money }) => ({ stage, team, money }));
  expect(byTeam(given)).toEqual(byTeam(expected.prizes));
});

test('the charges that the sheets call for, no more and no fewer', () => {
  const found = asTyped.report.charges.map(({ clause, team, player, game, repeat, sanction, state }) => ({
    clause,
    team,
    player,
    game,
    repeat,
    sanction,
    state,
  }));
  const inOrder = (all: typeof found | typeof expected.charges) => all.map(one => JSON.stringify(one)).sort();
  expect(inOrder(found)).toEqual(inOrder(expected.charges));
});

test('each step of misconduct', () => {
  const steps = asTyped.report.rulings
    .filter(({ clause, state }) => clause.startsWith('5.') && state === 'confirmed')
    .map(({ clause, player, repeat, sanction }) => [clause, player, repeat, sanction]);
  expect(steps).toEqual(expected.misconduct);
});

test('who may not play', () => {
  const out = asTyped.report.barred.map(({ player, clause, until }) => [player, clause, until].join(' '));
  expect(out.sort()).toEqual(expected.barred.map(one => one.join(' ')).sort());
});

test('what a person should look at', () => {
  const seen = asTyped.report.findings.map(({ level, kind }) => [level, kind].join(' '));
  expect(seen.sort()).toEqual(expected.findings.map(one => one.join(' ')).sort());
});

test('the generator makes the very files of the sample', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'league-sample-'));
  fs.copyFileSync(path.join(samples, 'generate.mjs'), path.join(folder, 'generate.mjs'));
  execFileSync(process.execPath, [path.join(folder, 'generate.mjs')]);
  for (const name of fs.readdirSync(path.join(samples, 'book'))) {
    const made = fs.readFileSync(path.join(folder, 'book', name));
    expect(made.equals(fs.readFileSync(path.join(samples, 'book', name)))).toBe(true);
  }
  fs.rmSync(folder, { recursive: true });
});
