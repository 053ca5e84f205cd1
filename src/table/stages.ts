import type { WallStage } from '../core/tournament';
import { nameKey } from './names';

const WALL_STAGES: Readonly<Record<string, WallStage>> = {
  '': 'group',
  группа: 'group',
  'групповой этап': 'group',
  group: 'group',
  1: 'group',
  полуфинал: 'semi',
  '1/2': 'semi',
  semi: 'semi',
  semifinal: 'semi',
  'semi-final': 'semi',
  финал: 'final',
  final: 'final',
};

/** The stage of a wall that a word names; no word is the group. */
export const wallStageNamed = (text: string): WallStage | undefined => WALL_STAGES[nameKey(text)];

const STAGES: Readonly<Record<string, string>> = {
  '': '1',
  высшая: 'top',
  top: 'top',
  вторая: 'second',
  second: 'second',
};

/** The league that a word of the team sheet names; other words stay as they are. */
export const leagueNamed = (text: string): string => {
  const stage = stageNamed(text);
  return stage === '1' ? 'top' : stage === '2' ? 'second' : (stage ?? text);
};

/** The stage or league that a word names: `1`, `этап 2`, `высшая`, `second`; no word is stage 1. */
export function stageNamed(text: string): string | undefined {
  const word = nameKey(text)
    .replace(/этап|лига|stage|league/g, '')
    .trim();
  return STAGES[word] ?? (/^[1-9]\d?$/.test(word) ? word : undefined);
}
