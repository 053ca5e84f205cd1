import type { Outcome, Role, Side, Street } from '../core/game';
import { nameKey } from './names';

const dictionary = <T extends string>(words: Readonly<Record<T, string>>): ReadonlyMap<string, T> =>
  new Map(
    (Object.entries(words) as [T, string][]).flatMap(([value, list]) =>
      [value, ...list.split('|')].map(word => [wordKey(word), value] as const),
    ),
  );

/** Words compare without case, Ё, and with any run of spaces, hyphens and underscores as one space. */
export const wordKey = (word: string): string =>
  nameKey(word)
    .replace(/[\s_‐‑–—−-]+/g, ' ')
    .trim();

const ROLE_WORDS = dictionary<Role>({
  commissar: 'ком|комиссар|commissioner',
  sergeant: 'серж|сержант',
  citizen: 'чиж|мирный|мирный житель|честный|честный житель|мирок',
  bossChild: "всб|вдб|внебрачный сын босса|внебрачная дочь босса|boss's child|boss child|boss’s child",
  doctor: 'док|доктор|врач',
  mafia: 'маф|мафия|мафиози',
  boss: 'босс',
  maniac: 'ман|маня|маньяк',
});

const SIDE_WORDS = dictionary<Side>({
  good: 'честные|мирные|город|city',
  mafia: 'мафия|маф',
  maniac: 'маньяк|ман|маня',
});

const omon = (n: number, ordinal: string): string =>
  [
    `${ordinal} омон`,
    `${n} ый омон`,
    `${n} ой омон`,
    `${n} ий омон`,
    `${n} й омон`,
    `${n} омон`,
    `омон ${n}`,
    `омон${n}`,
    `omon ${n}`,
    `omon${n}`,
  ].join('|');

const OUTCOME_WORDS = dictionary<Outcome>({
  city: 'мирные|город|честные|победа мирных|победа города|победа честных|city win|cities win|city wins',
  mafia: 'мафия|победа мафии|mafia win|mafia wins',
  omon1: `омон|обычный омон|omon|${omon(1, 'первый')}`,
  omon2: omon(2, 'второй'),
  omon3: omon(3, 'третий'),
  omon4: omon(4, 'четвертый'),
  draw: 'ничья',
  maniac: 'маньяк|победа маньяка|maniac win|maniac wins',
  stopped: 'остановлена|остановлено|стоп',
});

const STREET_WORDS = dictionary<Street>({
  ozhidaniya: 'ожидания|ожидание|ул2',
  kreshcheniya: 'крещения|крещение|ул1',
  pravosudiya: 'правосудия|правосудие|ул4',
  sumrak: 'сумеречный|сумеречный переулок|сумрак|ул3',
  vip: 'vip клуб|вип|вип клуб|улв',
});

/** The street that a word names, with or without «улица», in Russian or English. */
export const streetNamed = (word: string): Street | undefined =>
  STREET_WORDS.get(wordKey(word).replace(/^(улица|ул\.?|street) | street$/g, ''));

/** The role that a word names, in Russian or English. */
export const roleNamed = (word: string): Role | undefined => ROLE_WORDS.get(wordKey(word));

/** The role or side that a word of a points table names. */
export const sideNamed = (word: string): Role | Side | undefined =>
  SIDE_WORDS.get(wordKey(word)) ?? ROLE_WORDS.get(wordKey(word));

/** The outcome that a word names, in Russian or English. */
export const outcomeNamed = (word: string): Outcome | undefined => OUTCOME_WORDS.get(wordKey(word));
