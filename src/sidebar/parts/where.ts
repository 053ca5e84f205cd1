import type { Texts } from '../texts';

interface Placed {
  readonly stage?: string | null;
  readonly group?: string | null;
  readonly wall: string | null;
  readonly game: string | null;
}

/** `стенка 12, партия 5`; the stage where there is no wall. */
export function whereText({ stage, wall, game }: Placed, texts: Texts): string {
  const first = wall
    ? texts.at.wall(wall)
    : stage && !game
      ? (texts.stages[stage] ?? texts.at.stage(stage))
      : '';
  return [first, game ? texts.at.game(game) : ''].filter(Boolean).join(', ');
}

/** The same as the beginning of a line, with the group: `Стенка 12, партия 5 · группа Б`. */
export function placeLine(placed: Placed, texts: Texts): string {
  const where = whereText(placed, texts);
  const isGroup = placed.group && (!placed.stage || placed.stage === 'group');
  return [upper(where), isGroup ? texts.at.group(placed.group ?? '') : ''].filter(Boolean).join(' · ');
}

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
