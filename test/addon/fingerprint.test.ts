/** @jest-environment ./test/hostOutside.cjs */
// A post of the first check must be found the same by any later one.
import path from 'node:path';
import { sheet } from '../tournaments/cup2016';
import { cells, done, fresh } from './setup/organizer';

jest.setTimeout(120_000);

const BOOKS = {
  walls: ['Регламент', 'Команды', 'Стенки', 'Онлайн-таблица', 'Штрафы', 'Журнал'],
  league: ['Регламент', 'Команды', 'Протоколы', 'Штрафы'],
  cup: ['Регламент', 'Команды', 'Протоколы'],
} as const;

test.each(['walls', 'league', 'cup'] as const)(
  '%s: the fingerprint is that of the next check, whatever the first one filled in',
  async name => {
    const folder = path.resolve(__dirname, '../samples', name);
    const read = (title: string): unknown[][] => sheet(title, folder).map(row => [...row]);
    const host = await fresh(Object.fromEntries(BOOKS[name].map(title => [title, read(title)])));
    const prints: string[] = [];
    for (let i = 0; i < 3; i++)
      prints.push((await done(host, 'check', { now: '2027-03-01T12:00' })).fingerprint);
    expect(new Set(prints).size).toBe(1);
    expect(cells(host).Положение?.length).toBeGreaterThan(2);
    host.dispose();
  },
);
