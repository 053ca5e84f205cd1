import { OUTCOMES, type Outcome, type Role, STREETS, type Street } from '../core/game';

type Lang = 'ru' | 'en';
type Words<K extends string> = Readonly<Record<K, Readonly<Record<Lang, string>>>>;

const both = (ru: string, en: string) => ({ ru, en });

/** The word of each role that lists offer; others are read too. */
export const ROLE_WORDS: Words<Role> = {
  commissar: both('ком', 'commissar'),
  sergeant: both('серж', 'sergeant'),
  citizen: both('чиж', 'citizen'),
  bossChild: both('всб', 'boss child'),
  doctor: both('док', 'doctor'),
  mafia: both('маф', 'mafia'),
  boss: both('босс', 'boss'),
  maniac: both('ман', 'maniac'),
};

const named = <K extends string>(keys: readonly K[], ru: string, en: string): Words<K> => {
  const [own, english] = [ru.split('|'), en.split('|')];
  return Object.fromEntries(keys.map((key, i) => [key, both(own[i] ?? key, english[i] ?? key)])) as Words<K>;
};

export const OUTCOME_WORDS: Words<Outcome> = named(
  OUTCOMES,
  'город|мафия|омон 1|омон 2|омон 3|омон 4|ничья|маньяк|остановлена',
  OUTCOMES.join('|'),
);

export const STREET_WORDS: Words<Street> = named(
  STREETS,
  'Ожидания|Крещения|Правосудия|Сумеречный|VIP-клуб',
  'Ozhidaniya|Kreshcheniya|Pravosudiya|Sumrak|VIP',
);

/** The words of a list. */
export const offered = <K extends string>(
  words: Words<K>,
): { readonly ru: readonly string[]; readonly en: readonly string[] } => {
  const all = Object.values(words) as Words<K>[K][];
  return { ru: all.map(({ ru }) => ru), en: all.map(({ en }) => en) };
};
