// Draws of an evening that only depend on its seed.

export interface Chance {
  /** 0 … n − 1 */
  readonly below: (n: number) => number;
  readonly pick: <T>(items: readonly T[]) => T;
  readonly happens: (probability: number) => boolean;
}

export function chanceOf(seed: number): Chance {
  let state = seed % 2_147_483_648;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const below = (n: number) => Math.floor(random() * n);
  return {
    below,
    pick: items => items[below(items.length)] as (typeof items)[number],
    happens: probability => random() < probability,
  };
}

/** One of the keys, as often as its weight says. */
export function weighted<K extends string>(weights: Readonly<Record<K, number>>, { pick }: Chance): K {
  return pick((Object.keys(weights) as K[]).flatMap(key => Array<K>(weights[key]).fill(key)));
}
