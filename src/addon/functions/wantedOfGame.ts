import type { Gist } from '../../core/finding';
import type { Outcome } from '../../core/game';

/** What the cells of OMONPOINTS should hold. */
export const ROLE: Gist = {
  ru: 'роль: ком, серж, чиж, всб, док, маф, босс, маньяк',
  en: "a role: commissar, sergeant, citizen, boss's child, doctor, mafia, boss, maniac",
};
export const OUTCOME: Gist = {
  ru: 'исход: город, мафия, омон-1 … омон-4, ничья, маньяк, остановлена',
  en: 'an outcome: city, mafia, omon 1 … omon 4, draw, maniac, stopped',
};
export const PLAYERS: Gist = { ru: 'число игроков, целое от 1', en: 'a number of players, whole, from 1' };
export const PLAYERS_NEEDED: Gist = {
  ru: 'число игроков: таблица очков зависит от него',
  en: 'the number of players: the points table depends on it',
};
export const NOT_SET: Gist = {
  ru: 'число: для этого исхода оно не задано',
  en: 'a number: it is not set for this outcome',
};

const OUTCOME_NAMES: Readonly<Record<Outcome, Gist>> = {
  city: { ru: 'город', en: 'city' },
  mafia: { ru: 'мафия', en: 'mafia' },
  omon1: { ru: 'омон-1', en: 'omon 1' },
  omon2: { ru: 'омон-2', en: 'omon 2' },
  omon3: { ru: 'омон-3', en: 'omon 3' },
  omon4: { ru: 'омон-4', en: 'omon 4' },
  draw: { ru: 'ничья', en: 'draw' },
  maniac: { ru: 'маньяк', en: 'maniac' },
  stopped: { ru: 'остановлена', en: 'stopped' },
};

export function otherOutcome(known: ReadonlySet<Outcome>): Gist {
  const names = [...known].map(outcome => OUTCOME_NAMES[outcome]);
  return {
    ru: `исход, за который таблица очков даёт очки: ${names.map(name => name.ru).join(', ')}`,
    en: `an outcome that the points table has: ${names.map(name => name.en).join(', ')}`,
  };
}

export const otherPlayers = (known: readonly number[]): Gist => ({
  ru: `число игроков, для которого в table есть строка: ${known.join(', ')}`,
  en: `a number of players that has a row in table: ${known.join(', ')}`,
});

export const otherRole = (players: number | undefined): Gist => ({
  ru: `роль, для которой в table есть строка${players === undefined ? '' : ` на ${players} игроков`}`,
  en: `a role that has a row in table${players === undefined ? '' : ` for ${players} players`}`,
});
