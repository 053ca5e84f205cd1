import type { Plain } from '../core/finding';
import type { Penalty } from '../core/penalty';
import { compare, isZero, ZERO } from '../core/points';
import type { Judgement, RowVerdict } from '../core/regulation';
import {
  type Instant,
  MINUTE,
  type Team,
  WALL_SIDES,
  type WallGame,
  type WallSide,
} from '../core/tournament';
import type { CaptainLine } from '../table/captainsSheet';
import { inAlphabet } from '../table/names';
import { decimalText } from '../table/sanctions';
import type { Lang } from '../table/standingsSheet';
import type { Understood } from '../table/workbook';
import { nextSteps, pendingLines, rulingLines } from './captainsOffences';
import { say } from './messages';
import { momentShown } from './panel/shown';

/** Says a thing of the captains' sheet in the language of the workbook. */
export type Said = (kind: string, data?: Readonly<Record<string, Plain>>) => string;

interface Scene {
  readonly judgement: Judgement;
  readonly understood: Understood;
  readonly said: Said;
  readonly lang: Lang;
  readonly zone: string;
}

/** What each captain has to do, what his team has been charged with and what comes next; before all, as of when. */
export function captainLines(
  judgement: Judgement,
  understood: Understood,
  lang: Lang,
  zone: string,
): [asOf: CaptainLine, lines: readonly CaptainLine[]] {
  const said: Said = (kind, data = {}) => say({ kind: `captains.${kind}`, data }, lang, zone);
  const scene = { judgement, understood, said, lang, zone };
  const { teams, now } = understood.tournament;
  const asOf = {
    team: said('checked', { checkedOn: now - (now % MINUTE) }),
    now: said('byChecks'),
    offences: '',
    next: '',
  };
  const waiting = waitingLines(scene);
  const sorted = [...teams].sort((x, y) => inAlphabet(x.name, y.name));
  return [asOf, sorted.map(team => lineOf(team, waiting.get(team.name) ?? [], scene))];
}

function lineOf({ name, captain }: Team, waiting: readonly string[], scene: Scene): CaptainLine {
  const { judgement, understood, said, lang } = scene;
  const clauses = Object.keys(understood.regulation.clauses);
  const own = inText(
    judgement.penalties.filter(({ team }) => team === name),
    clauses,
  );
  const now = [...waiting, ...playersOut(name, scene)];
  const offences = [
    ...rulingLines(own, said, lang),
    ...pendingLines(own, said, lang),
    ...moneyLines(name, scene),
  ];
  return {
    team: said('team', { team: name, captain: captain ?? '' }),
    now: now.length > 0 ? now.join('\n') : said('nothing'),
    offences: offences.length > 0 ? offences.join('\n') : said('none'),
    next: nextSteps(own, understood, said, lang).join('\n'),
  };
}

/** In the order of the text, whatever that of the ledger's rows. */
const inText = (penalties: readonly Penalty[], clauses: readonly string[]): readonly Penalty[] =>
  [...penalties].sort(
    (x, y) =>
      clauses.indexOf(x.clause) - clauses.indexOf(y.clause) ||
      (x.repeat ?? 0) - (y.repeat ?? 0) ||
      (x.id < y.id ? -1 : 1),
  );

/** Games of walls that wait for a team's entry, by team. */
function waitingLines(scene: Scene): ReadonlyMap<string, readonly string[]> {
  const { wallGames, walls } = scene.understood.tournament;
  const games = new Map(wallGames.map(game => [game.at.cell, game]));
  const teams = new Map(walls.map(wall => [wall.id, wall.teams]));
  const found = new Map<string, string[]>();
  for (const row of scene.judgement.rows) {
    const game = games.get(row.at.cell);
    for (const side of WALL_SIDES) {
      const text = game && waitingOf(row, game, side, scene);
      const team = teams.get(row.wall)?.[side];
      if (text && team !== undefined) found.set(team, [...(found.get(team) ?? []), text]);
    }
  }
  return found;
}

/** What a row still asks of a captain; empty: nothing. */
function waitingOf(row: RowVerdict, game: WallGame, side: WallSide, scene: Scene): string {
  const { state, wall, lateness } = row;
  const { entry } = game.captains[side];
  const at = { wall, game: row.game };
  if (state === 'agreed' || state === 'ruled') return '';
  if (state === 'dispute') return scene.said('dispute', at);
  if (entry.state === 'unreadable' || row.impossible.includes(side)) return scene.said('correct', at);
  const isAwaited = state !== 'empty' || row.due !== undefined || lateness[side] !== undefined;
  return entry.state === 'blank' && isAwaited ? awaited(row, side, scene) : '';
}

function awaited({ wall, game, due, lateness }: RowVerdict, side: WallSide, scene: Scene): string {
  const { said, zone, understood } = scene;
  const now: Instant = understood.tournament.now;
  if (due !== undefined)
    return said(due < now ? 'overdue' : 'due', { wall, game, due: momentShown(due, now, zone) });
  return lateness[side] ? said('past', { wall, game }) : said('dueUnknown', { wall, game, next: game + 1 });
}

/** Who may not play now, and who has one game left. */
function playersOut(name: string, { judgement: { barred = [], appearances = [] }, said }: Scene): string[] {
  const counts = appearances.filter(({ team }) => team === name);
  const out = barred
    .filter(({ team }) => team === name)
    .map(({ player, clause, penalty, until, games = '' }) => {
      const limit = counts.find(one => one.player === player && one.clause === clause);
      return penalty === undefined && limit
        ? said('atLimit', { player, clause, games: limit.games, most: limit.most })
        : said('barred', { player, clause, until, games });
    });
  const last = counts.filter(({ games, most }) => games === most - 1);
  return [
    ...out,
    ...last.map(({ player, clause, games, most }) => said('lastGame', { player, clause, games, most })),
  ];
}

function moneyLines(name: string, { judgement: { accounts = [] }, said, lang }: Scene): string[] {
  return accounts
    .filter(({ team }) => team === name)
    .map(({ due, paid, owes }) =>
      said('money', {
        due: decimalText(due, lang),
        paid: isZero(paid) ? '' : decimalText(paid, lang),
        owes: compare(owes, ZERO) > 0 ? decimalText(owes, lang) : '',
      }),
    );
}
