import { cup } from './cup';
import { league } from './league';
import type { Sample } from './sample';
import { walls } from './walls';

/** The small tournament of each regulation that has one, by its id. */
export const samples: Readonly<Record<string, Sample>> = { walls, league, cup };
