import type { Gist } from '../../core/finding';
import { wordKey } from '../../table/words';

/** A link of a chain that has a name of its own; its columns by their headers in Russian or English. */
export type NamedLink =
  | { readonly column: Gist }
  | { readonly top: Gist; readonly bottom: Gist }
  | 'headToHead';

/** A tie-break chain that a rule names by its id. */
export interface NamedChain {
  readonly links: readonly NamedLink[];
  /** Teams level at first place play an extra round. */
  readonly extraRound?: true;
}

const column = (ru: string, en: string): NamedLink => ({ column: { ru, en } });
const POINTS = column('Очки', 'Points');

/** Walls 4.1. */
const WALLS: NamedChain = { links: [POINTS, 'headToHead', column('Партии без карт', 'Games without cards')] };

/** League 3.2. */
const LEAGUE: NamedChain = {
  links: [
    POINTS,
    {
      top: { ru: 'Победы за мафию', en: 'Mafia wins' },
      bottom: { ru: 'Игры за мафию', en: 'Mafia games' },
    },
  ],
  extraRound: true,
};

/** Cup stage1.tie. */
const CUP_FIRST: NamedChain = { links: [POINTS, column('Мафия', 'Mafia'), column('Комиссар', 'Commissar')] };

/** Cup stage2.tie and stage3.tie. */
const CUP_LATER: NamedChain = {
  links: [
    POINTS,
    column('Мафия этапа', 'Stage mafia'),
    column('Мафия всего', 'Total mafia'),
    column('Комиссар этапа', 'Stage commissar'),
    column('Комиссар всего', 'Total commissar'),
    column('Очки этапа', 'Stage points'),
  ],
};

const CHAINS: ReadonlyMap<string, NamedChain> = new Map([
  ['стенки', WALLS],
  ['wall', WALLS],
  ['лига', LEAGUE],
  ['league', LEAGUE],
  ['кубок 1', CUP_FIRST],
  ['cup 1', CUP_FIRST],
  ['кубок 2', CUP_LATER],
  ['cup 2', CUP_LATER],
  ['кубок 3', CUP_LATER],
  ['cup 3', CUP_LATER],
]);

export const chainNamed = (id: string): NamedChain | undefined => CHAINS.get(wordKey(id));

export const HEAD_TO_HEAD: Gist = { ru: 'личные встречи', en: 'head-to-head' };
const HEAD_TO_HEAD_WORDS = new Set(['личные встречи', 'личная встреча', 'очные встречи', 'head to head']);
export const isHeadToHead = (word: string): boolean => HEAD_TO_HEAD_WORDS.has(wordKey(word));

export const EXTRA_ROUND: Gist = { ru: 'доп. тур', en: 'extra round' };
const EXTRA_ROUND_WORDS = new Set(['доп. тур', 'доп.тур', 'доп тур', 'дополнительный тур', 'extra round']);
export const isExtraRound = (word: string): boolean => EXTRA_ROUND_WORDS.has(wordKey(word));
