import { OUTCOMES, ROLES } from '../../src/core/game';
import { outcomeNamed, roleNamed, sideNamed, wordKey } from '../../src/table/words';

test.each([
  ['citizen', 'чиж, мирный, честный житель, citizen, мирок'],
  ['commissar', 'ком, комиссар, commissar, Комиссар'],
  ['sergeant', 'серж, сержант, sergeant'],
  ['bossChild', "всб, вдб, внебрачный сын босса, boss's child, BOSS_CHILD, boss’s child"],
  ['doctor', 'док, доктор, врач, doctor'],
  ['mafia', 'маф, мафия, мафиози, mafia'],
  ['boss', 'босс, boss'],
  ['maniac', 'ман, маня, маньяк, maniac'],
])('role %s: %s', (role, words) => {
  for (const word of words.split(', '))
    expect([word, roleNamed(word), roleNamed(` ${word.toUpperCase()} `)]).toEqual([word, role, role]);
});

const nth = (n: number, ordinal: string, ...endings: string[]): string =>
  [
    `${ordinal} омон`,
    `${n} омон`,
    `омон-${n}`,
    `омон ${n}`,
    `омон${n}`,
    `omon ${n}`,
    `omon-${n}`,
    `OMON${n}`,
    `OMON_${n}`,
    ...endings.map(e => `${n}-${e} омон`),
  ].join(', ');

test.each([
  ['city', 'мирные, город, честные, победа мирных, победа города, city, CITY, city_win'],
  ['mafia', 'мафия, победа мафии, mafia, MAFIA, mafia_win'],
  ['omon1', `омон, обычный омон, omon, ${nth(1, 'первый', 'ый', 'й')}`],
  ['omon2', nth(2, 'второй', 'ой', 'й')],
  ['omon3', nth(3, 'третий', 'ий', 'й', 'ой')],
  ['omon4', nth(4, 'четвёртый', 'ый', 'й')],
  ['draw', 'ничья, draw, DRAW'],
  ['maniac', 'маньяк, победа маньяка, MANIAC'],
  ['stopped', 'остановлена, stopped, STOPPED'],
])('outcome %s: %s', (outcome, words) => {
  for (const word of words.split(', ')) expect([word, outcomeNamed(word)]).toEqual([word, outcome]);
});

test.each([
  ['честные', 'good'],
  ['good', 'good'],
  ['мирные', 'good'],
  ['мафия', 'mafia'],
  ['маньяк', 'maniac'],
  ['док', 'doctor'],
  ['чиж', 'citizen'],
  ['BOSS', 'boss'],
])('side %s: %s', (word, side) => expect(sideNamed(word)).toBe(side));

test('other words name nothing', () => {
  for (const word of ['', ' ', 'омон-5', 'мaф', 'шериф', 'омонн', '1', 'победа']) {
    expect([roleNamed(word), outcomeNamed(word), sideNamed(word)]).toEqual([undefined, undefined, undefined]);
  }
});

test('every role and outcome is named by its own identifier', () => {
  expect(ROLES.map(roleNamed)).toEqual([...ROLES]);
  expect(OUTCOMES.map(outcomeNamed)).toEqual([...OUTCOMES]);
});

test('wordKey: spaces, hyphens and underscores are one', () => expect(wordKey(' Омон–_ 2-')).toBe('омон 2'));
