// What «Капитанам» tells each team, as a check writes it.
import { checkWorkbook } from '../../src/addon/check';
import { type Book, check, sheet, sheetsOf } from '../book';
import { opened as openedSample } from './panel/samples';

type Told = Readonly<Record<'now' | 'offences' | 'next', readonly string[]>>;

function toldIn(blocks: ReturnType<typeof check>['check']['blocks'], title = 'Капитанам'): Map<string, Told> {
  const values = blocks.find(block => block.sheet === title)?.values ?? [];
  const lines = (cell: unknown): string[] => String(cell).split('\n').filter(Boolean);
  return new Map(
    values
      .slice(2)
      .map(([team, now, offences, next]) => [
        String(team),
        { now: lines(now), offences: lines(offences), next: lines(next) },
      ]),
  );
}
const told = (book: Book): Map<string, Told> => toldIn(check(book).check.blocks);
const GO = '2026-11-28T20:';
const at = (time: string): string => `2026-11-28T${time}`;

describe('what a captain has to do now', () => {
  const waiting = (games: Book['walls'][number]['games'], now = at('20:30')): readonly string[] | undefined =>
    told({ walls: [{ games }], now }).get('Совы')?.now;

  test('7.3.14: by the GO of the next game the due time is known', () => {
    expect(waiting(['2:0', { a: '4:0', stampA: '20:20' }, { go: `${GO}29` }])).toEqual([
      'Внести счёт: стенка 1, партия 2, до 20:32',
    ]);
  });
  test('7.3.14: no GO yet, no due time', () => {
    expect(waiting(['2:0', { a: '4:0', stampA: '20:20' }])).toEqual([
      'Внести счёт: стенка 1, партия 2, срок не известен, пока нет ГОУ партии 3',
    ]);
  });
  test('7.3.14: past the due time it is still awaited', () => {
    expect(waiting(['2:0', { a: '4:0', stampA: '20:20' }, { go: `${GO}25` }])).toEqual([
      'Внести счёт: стенка 1, партия 2, срок был 20:28',
    ]);
  });
  test('a game that nobody wrote, overtaken by the next: past due without a known moment', () => {
    expect(waiting(['2:0', {}, '6:0'])).toContain('Внести счёт: стенка 1, партия 2, срок прошёл');
  });
  test('all entered, or a game still played: nothing is awaited', () => {
    expect(waiting(['2:0', {}])).toEqual(['Ничего не ждём']);
  });
  test('a score that can’t be read or can’t follow is his who wrote it; a dispute is both’s', () => {
    const book = told({ walls: [{ games: ['2:0', { a: '4:0', b: 'семь' }] }], now: at('20:30') });
    expect([book.get('Волки')?.now, book.get('Совы')?.now]).toEqual([
      ['Ничего не ждём'],
      ['Исправить счёт: стенка 1, партия 2'],
    ]);
    const disputed = told({ walls: [{ games: ['2:0', { a: '4:0', b: '2:2' }] }], now: at('20:30') });
    for (const team of ['Волки', 'Совы'])
      expect(disputed.get(team)?.now).toEqual(['Спор: стенка 1, партия 2, решает судья']);
  });
});

describe('warnings and deductions so far, and what comes next', () => {
  const ruling = (game: number, more: Record<string, string | number> = {}) => ({
    Пункт: '7.3.14',
    Команда: 'Волки',
    Стенка: '1',
    Партия: game,
    Состояние: 'подтверждён',
    Повтор: '',
    ...more,
  });
  const of = (...penalties: NonNullable<Book['penalties']>): Told | undefined =>
    told({ walls: [{ games: ['2:0', '4:0', '6:0', '8:0'] }], penalties }).get('Волки');

  test('7.3.14: one warning, the next costs 3', () => {
    expect(of(ruling(1, { Повтор: 1 }))).toMatchObject({
      offences: ['7.3.14: одно предупреждение'],
      next: ['7.3.14: следующее −3'],
    });
  });
  test('7.3.14: the deduction stands beside the warning, in the order of repeats whatever that of the rows', () => {
    const rows = [ruling(1, { Повтор: 1 }), ruling(2, { Повтор: 2 })];
    expect(of(...rows)?.offences).toEqual(['7.3.14: одно предупреждение, −3']);
    expect(of(...rows.reverse())?.offences).toEqual(['7.3.14: одно предупреждение, −3']);
  });
  test('two warnings have the right plural', () => {
    const typed = { Санкция: 'предупреждение' };
    expect(of(ruling(1, typed), ruling(2, typed))?.offences).toEqual(['7.3.14: 2\u00a0предупреждения']);
  });
  test('withdrawn and dismissed ones are not held against a team', () => {
    const fallen = [ruling(1, { Состояние: 'отозван' }), ruling(2, { Состояние: 'отклонён' })];
    expect(of(...fallen)).toMatchObject({ offences: ['Нет'], next: [] });
  });
  test('5.2: where each offence costs the same nothing comes next', () => {
    expect(of(ruling(1, { Пункт: '5.2' }))).toMatchObject({ offences: ['5.2: −2'], next: [] });
  });
  test('repeat.scope wall: each wall has a step of its own', () => {
    const wolves = told({
      parameters: { 'repeat.scope': 'wall' },
      walls: [{ games: ['2:0'] }, { games: ['2:0'] }],
      penalties: [ruling(1, { Повтор: 1 }), ruling(1, { Повтор: 1, Стенка: '2' })],
    }).get('Волки');
    expect(wolves?.next).toEqual(['7.3.14, стенка 1: следующее −3', '7.3.14, стенка 2: следующее −3']);
  });
  test('a charge that nobody decided is the judge’s, and what comes next hangs on it', () => {
    const owls = told({
      walls: [{ games: ['2:0', { a: '4:0', stampA: '20:20' }, { go: `${GO}25` }] }],
      now: at('20:30'),
    }).get('Совы');
    expect(owls).toMatchObject({
      offences: ['На решении у судьи: 7.3.14, стенка 1, партия 2, предупреждение'],
      next: ['7.3.14: следующее −3, если подтвердят'],
    });
  });
});

test('league: fines, what is owed, who may not play and who is at his last game', () => {
  const { workbook } = openedSample('league', '2027-03-01T12:00');
  const sheets = workbook.sheets.filter(({ id, name }) => id !== 'captains' && name !== 'Капитанам');
  const result = checkWorkbook({ ...workbook, sheets }, { lang: 'ru' });
  const teams = [...toldIn(result.ok ? result.check.blocks : [])];
  const of = (name: string): Told | undefined => teams.find(([team]) => team.startsWith(name))?.[1];
  expect(of('Ночной дилижанс')?.now).toEqual(['Больше не играет: Кучер, 7 из 6, 2.7']);
  expect(of('Пятый угол')?.now).toEqual(['Осталась одна партия: Угольник, 5 из 6, 2.7']);
  expect(of('Домовые')?.now).toEqual(['Не играет: Чердак, до конца, 2.24']);
  expect(of('Пятый угол')?.offences).toEqual(
    expect.arrayContaining([
      '2.10: штраф 100',
      '3.1, Угольник: −0,1, штраф 100',
      'Деньги: штрафы 200, оплачено 100, долг 100',
    ]),
  );
});

test('the sheet speaks the language of the workbook, and a team’s name is only text', () => {
  const name = '=HYPERLINK("x")';
  const [, ...rest] = sheetsOf({ walls: [{ a: name, games: [{ a: '2:0' }] }] });
  const english = sheet('Regulation', [
    ['Parameter', 'Value'],
    ['regulation', 'walls'],
  ]);
  const result = checkWorkbook(
    {
      sheets: [english, ...rest],
      zone: 'Europe/Moscow',
      locale: 'en_US',
      now: Date.parse(`${at('20:30')}Z`),
    },
    { lang: 'ru' },
  );
  const blocks = result.ok ? result.check.blocks : [];
  expect(toldIn(blocks, 'For captains').get(name)).toEqual({
    now: ['Nothing is awaited'],
    offences: ['None'],
    next: [],
  });
  expect(blocks.find(block => block.sheet === 'For captains')?.text).toEqual([0, 1, 2, 3]);
});
