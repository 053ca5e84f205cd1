import type { Regulation } from '../core/regulation';
import { cup } from './cup';
import { league } from './league';
import { walls } from './walls';

/** The regulations that this product carries out: a new one is a folder and a line here. */
export const regulations: readonly Regulation[] = [walls, cup, league] as unknown as readonly Regulation[];
