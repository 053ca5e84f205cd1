/** @jest-environment ./test/hostOutside.cjs */
// The judge's panel of a league on the built files: the sample in a workbook of the local host.
import path from 'node:path';
import type { Decision, Panel, PanelResult, PreviewResult } from '../../src/addon/panel';
import { sheet } from '../book';
import { sheet as cells } from '../tournaments/cup2016';
import { cellsOf, closeAll, type Host, open } from './workbook';

const SAMPLE = path.resolve(__dirname, '../samples/league');
const NOW = '2026-10-20T12:00';
const LOG = ['Время', 'Лист', 'Ячейка', 'Запись', 'Было', 'Стало', 'Кто'];

let host: Host;
beforeAll(async () => {
  const sheets = ['Регламент', 'Команды', 'Протоколы', 'Штрафы'].map(name =>
    sheet(name, cells(name, SAMPLE)),
  );
  host = await open(cellsOf([...sheets, sheet('Журнал', [LOG])]));
});
afterAll(closeAll);

async function asked<T>(name: string, request: object): Promise<T> {
  const answer = await host.clientCall(name, [{ now: NOW, ...request }]);
  if ('error' in answer) throw new Error(answer.error);
  return answer.value as T;
}

async function done(name: string, ...decisions: readonly Decision[]) {
  const result = await asked<PanelResult>(name, { decisions, by: 'Судья Фикус' });
  if (!result.ok) throw new Error(result.message);
  return result;
}

const check = async (): Promise<Panel> => (await done('check')).panel;

const ledger = (): unknown[][] => host.getCells('Штрафы', 1, 1, 45, 16);
const paidOf = (id: string): unknown => ledger().find(row => String(row[0]) === id)?.[12];
const seenOf = ({ penalties }: Panel, id: string): string => penalties.find(one => one.id === id)?.seen ?? '';

test('a payment is a number in its cell and a line of the log; taken back, the ledger is as it was', async () => {
  const panel = await check();
  const before = ledger();
  const {
    panel: after,
    undo,
    said,
  } = await done('decide', {
    do: 'pay',
    id: '12',
    seen: seenOf(panel, '12'),
    paid: '62,5',
  });
  expect(said).toBe('Записана оплата 62,5 команды «Южный вокзал», 2.17.');
  expect(paidOf('12')).toBe(62.5);
  expect(after.report.accounts.find(({ team }) => team === 'Южный вокзал')?.owes).toBe('337.5');
  expect(host.getCells('Журнал', 2, 1, 1, 7)[0]?.slice(1)).toEqual([
    'Штрафы',
    'M13',
    '12',
    '',
    '62,5',
    'Судья Фикус',
  ]);
  expect(await check()).toEqual(after);
  await done('decide', ...undo);
  expect(ledger()).toEqual(before);
});

test('misconduct is foreseen as the player’s, then written so', async () => {
  const decision: Decision = {
    do: 'add',
    clause: '5.4',
    team: 'Медный чайник',
    player: 'Носик',
    game: '1009',
    evidence: 'Клялся',
  };
  const foreseen = await asked<PreviewResult>('preview', { decisions: [decision] });
  expect(foreseen).toMatchObject({
    ok: true,
    repeat: 2,
    sanction: 'игрок вне игры: день',
    ladder: [
      { is: 'before', game: '1007', sanction: 'предупреждение' },
      { is: 'now', game: '1009' },
      { is: 'later', sanction: 'игрок вне игры: половина' },
    ],
  });
  const { panel } = await done('decide', decision);
  expect(panel.penalties.find(({ player, clause }) => player === 'Носик' && clause === '5.4')).toMatchObject({
    stage: 'top',
    repeat: 2,
    sanction: 'игрок вне игры: день',
  });
});

test.each([
  [{ do: 'pay', id: '12', seen: '', paid: 75 }, /^Запрос не понят/],
  [{ do: 'pay', id: '12', paid: '75' }, /^Запрос не понят/],
  [{ do: 'add', clause: '2.21', team: 'Кирпич', evidence: '', money: 'сто' }, /^Сумма «сто» не годится/],
])('%j is refused in a sentence, and nothing is written', async (decision, sentence) => {
  const before = ledger();
  const result = await asked<PanelResult>('decide', { decisions: [decision] });
  expect(result).toMatchObject({ ok: false, code: 'badRequest', message: expect.stringMatching(sentence) });
  expect(ledger()).toEqual(before);
});
