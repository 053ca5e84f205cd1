import { chargeId, identity, typedSanctions } from '../../src/core/penalty';
import { fraction } from '../../src/core/points';
import { deduct, gameLoss, warning } from '../../src/core/sanction';
import { line } from './cases';

const CHARGE = { clause: '5.2', team: 'Совы' };

test.each<[string, object, object, boolean]>([
  ['clause', {}, { clause: '5.3' }, false],
  ['team', {}, { team: 'Волки' }, false],
  ['player', { player: 'Аня' }, { player: 'Боря' }, false],
  ['wall', { wall: '1' }, { wall: '2' }, false],
  ['game', { game: '1' }, { game: '2' }, false],
  ['stage, where neither wall nor game is named', { stage: '1' }, { stage: '2' }, false],
  ['a stage beside a game says nothing more', { stage: '1', game: '7' }, { stage: '2', game: '7' }, true],
  ['a stage beside a wall says nothing more', { stage: '1', wall: '7' }, { stage: '2', wall: '7' }, true],
  [
    'a stage is not a wall of its name with a game',
    { stage: '7', game: '1' },
    { wall: '7', game: '1' },
    false,
  ],
])('charges are told apart by %s', (_, one, other, isSame) => {
  expect(identity({ ...CHARGE, ...one }) === identity({ ...CHARGE, ...other })).toBe(isSame);
});

test.each<[object, string]>([
  [{}, '5.2 · Совы'],
  [{ wall: '1' }, '5.2 · 1 · Совы'],
  [{ wall: '1', game: '3' }, '5.2 · 1.3 · Совы'],
  [{ game: '3', player: 'Аня' }, '5.2 · 3 · Совы/Аня'],
])('the id of a charge %j is %s', (more, id) => {
  expect(chargeId({ ...CHARGE, ...more })).toBe(id);
});

test('points of a row: a deduction without a word, the award of a lost game that names none, else nothing', () => {
  const [points, award] = [fraction(3), fraction(5)];
  expect(typedSanctions(line({ sanctions: [], points }))).toEqual([{ kind: 'deduction', points }]);
  expect(typedSanctions(line({ sanctions: [gameLoss, warning], points }))).toEqual([
    { kind: 'gameLoss', award: points },
    warning,
  ]);
  expect(typedSanctions(line({ sanctions: [{ kind: 'gameLoss', award }], points }))).toEqual([
    { kind: 'gameLoss', award },
  ]);
  expect(typedSanctions(line({ sanctions: [deduct(1)], points }))).toEqual([deduct(1)]);
  expect(typedSanctions(line({ sanctions: [gameLoss] }))).toEqual([gameLoss]);
});
