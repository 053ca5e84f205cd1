import { isOver, isVoid } from '../../core/protocol';
import type { Game } from '../../core/tournament';
import type { Panel } from '../panel';
import { rowKey, type Scene } from './scene';

/** Rows of walls by their state; of a regulation without walls its games. */
export function gamesOf(scene: Scene): Panel['games'] {
  const { check, rows } = scene;
  if (rows.size === 0) return protocolsOf(scene);
  const missing = new Set(
    check.findings.filter(({ kind }) => kind === 'missing').map(({ data }) => rowKey(data)),
  );
  const states = [...rows.values()].map(({ verdict }) =>
    missing.has(rowKey(verdict)) ? 'missing' : verdict.state,
  );
  const count = (...of: string[]): number => states.filter(state => of.includes(state)).length;
  return {
    begun: states.length - count('empty'),
    settled: count('agreed', 'ruled'),
    open: count('dispute', 'impossible', 'unreadable', 'missing'),
    waiting: count('waiting'),
  };
}

/**
 * Games of protocols: settled when over, or void by a ruling; open while the outcome, points or a replay are lacking. A
 * stopped game that was replayed is settled.
 */
function protocolsOf({ check: { understood, judgement, findings } }: Scene): Panel['games'] {
  const { games, announced = [] } = understood.tournament;
  const faulty = new Set(
    findings
      .filter(({ kind, level }) => level === 'error' || kind === 'replayDue')
      .map(({ data }) => String(data.game)),
  );
  const isSettled = (game: Game): boolean =>
    isVoid(game, judgement.penalties) || (isOver(game) && !faulty.has(game.id));
  const settled = games.filter(isSettled).length;
  return { begun: games.length, settled, open: games.length - settled, waiting: announced.length };
}
