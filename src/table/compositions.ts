import { type Composition, ROLES, type Role } from '../core/game';
import { isBlank, readWhole, tidied } from './numbers';
import { roleNamed } from './words';

/** A row *players, then so many of each role* that can't be read, by its place from 0. */
export interface CompositionProblem {
  readonly row: number;
  readonly text: string;
}

export interface CompositionsRead {
  readonly compositions: readonly Composition[];
  readonly problems: readonly CompositionProblem[];
}

/** `9: citizen 5, commissar 1, …; 9: …`: one part for each composition, the roles in any order and language. */
export const readCompositionsText = (text: string): CompositionsRead =>
  collected(
    text
      .split(';')
      .map(part => part.trim())
      .filter(Boolean)
      .map((part, row) => ({ row, text: part, composition: ofText(part) })),
  );

function ofText(part: string): Composition | undefined {
  const [players = '', roles, ...more] = part.split(':');
  if (roles === undefined || more.length > 0) return undefined;
  const counts = roles.split(',').map(item => {
    const [, before, word = '', after] = /^(\d+)?\s*([^\d]+?)\s*(\d+)?$/.exec(tidied(item)) ?? [];
    return [roleNamed(word), readWhole(before ?? after)] as const;
  });
  return composed(readWhole(players), counts);
}

/** A sheet of its own: a header *players* and the roles, then rows. */
export function readCompositionsSheet(values: readonly (readonly unknown[])[]): CompositionsRead {
  const at = values.findIndex(row => !row.every(isBlank));
  const header = (values[at] ?? []).map(cell => roleNamed(String(cell ?? '')));
  const playersAt = header.indexOf(undefined);
  return collected(
    values.flatMap((cells, row) => {
      if (row <= at || cells.every(isBlank)) return [];
      const counts = header.flatMap((role, i) =>
        role ? [[role, isBlank(cells[i]) ? 0 : readWhole(cells[i])] as const] : [],
      );
      return { row, text: cells.join(' '), composition: composed(readWhole(cells[playersAt]), counts) };
    }),
  );
}

/** Undefined where a word or number is none, a role stands twice, or the roles are not as many as the players. */
function composed(
  players: number | undefined,
  counts: readonly (readonly [role: Role | undefined, count: number | undefined])[],
): Composition | undefined {
  const known = counts.flatMap(([role, count]) =>
    role && count !== undefined && count >= 0 ? [[role, count] as const] : [],
  );
  const isOnce = new Set(known.map(([role]) => role)).size === counts.length;
  const seats = known.reduce((sum, [, count]) => sum + count, 0);
  return isOnce && players === seats && seats > 0 ? Object.fromEntries(known) : undefined;
}

const collected = (
  rows: readonly { row: number; text: string; composition: Composition | undefined }[],
): CompositionsRead => ({
  compositions: rows.flatMap(({ composition }) => composition ?? []),
  problems: rows.flatMap(({ row, text, composition }) => (composition ? [] : [{ row, text }])),
});

/** The text that reads back as the same compositions. */
export const compositionsText = (compositions: readonly Composition[]): string =>
  compositions
    .map(composition => {
      const roles = ROLES.filter(role => composition[role]);
      const players = roles.reduce((sum, role) => sum + (composition[role] ?? 0), 0);
      return `${players}: ${roles.map(role => `${role} ${composition[role]}`).join(', ')}`;
    })
    .join('; ');
