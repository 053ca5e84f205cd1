import { inGameOrder } from '../../core/protocol';
import type { Judgement } from '../../core/regulation';
import type { Game, Tournament } from '../../core/tournament';

/** What a case, a penalty or a ruling is about. */
export interface Subject {
  readonly game?: string | undefined;
  readonly stage?: string | undefined;
  readonly team?: string | undefined;
}

/** Where the games of one player per team belong, in the words of the standings. */
export interface Stages {
  readonly gameNamed: (id: string | undefined) => Game | undefined;
  /** The stage or league: that of the game, else the one named, else the only one in which the team plays. */
  readonly of: (subject: Subject) => string | undefined;
  /** The group in which the team plays there. */
  readonly groupOf: (stage: string | undefined, team: string | undefined) => string | undefined;
  /** How many games of the tournament come before; all of them before what is about no game. */
  readonly position: (game: string | undefined) => number;
}

export function stagesOf({ games }: Tournament, { awards, tables }: Judgement): Stages {
  const named = new Map(games.map(game => [game.id, game]));
  const earned = new Map(
    awards.flatMap(({ game, account, stage }) => (game && account === 'seat' ? [[game, stage]] : [])),
  );
  const order = new Map(inTime(games).map(({ id }, i) => [id, i]));
  const isTable = (stage: string | undefined): boolean => tables.some(table => table.stage === stage);
  const onlyOf = (team: string | undefined): string | undefined => {
    const own = new Set(
      tables.filter(({ rows }) => rows.some(row => row.team === team)).map(({ stage }) => stage),
    );
    return games.length > 0 && own.size === 1 ? [...own][0] : undefined;
  };
  return {
    gameNamed: id => named.get(id ?? ''),
    of: ({ game, stage, team }) => {
      const played = named.get(game ?? '');
      const typed = [played?.stage, stage].find(isTable);
      return earned.get(game ?? '') ?? typed ?? onlyOf(team) ?? played?.stage ?? stage;
    },
    groupOf: (stage, team) =>
      tables.find(table => table.stage === stage && table.rows.some(row => row.team === team))?.group,
    position: game => order.get(game ?? '') ?? games.length,
  };
}

/** Both leagues play side by side: by time where it is known, else as the stages come. */
const inTime = (games: readonly Game[]): readonly Game[] =>
  [...inGameOrder(games)].sort((a, b) => startOf(a) - startOf(b));

const startOf = ({ start }: Game): number => start ?? Number.MAX_SAFE_INTEGER;
