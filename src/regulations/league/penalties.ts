import { type Audit, audit } from '../../core/audit';
import { isOwing } from '../../core/money';
import { chargeId, type Offence, type Penalty } from '../../core/penalty';
import { isZero, toText } from '../../core/points';
import type { Offender, PenaltyRule } from '../../core/regulation';
import { type Ladder, playerOut, type Sanction, type Step, stepFor, teamOut } from '../../core/sanction';
import type { TeamName } from '../../core/standings';
import type { Tournament } from '../../core/tournament';
import { missedRounds } from './attendance';
import type { Clause } from './clauses';
import type { Season } from './facts';
import { seatedWrongly } from './limits';
import { accounts, isUnpaid, priced } from './money';
import type { LeagueValues } from './parameters';

/** Finds offences in the protocols, given the rulings that stand. */
type Detect = (penalties: readonly Penalty[], season: Season) => readonly Offence<Clause>[];

interface Who {
  readonly team: TeamName;
  readonly player?: string;
}

interface LeaguePenalty extends PenaltyRule<Clause, Detect> {
  /** Steps due; absent: a judge says what is due. `who` is the offender where that matters. */
  readonly steps?: (law: LeagueValues, isPlayer: boolean) => Ladder;
}

const fined = ({ 'fine.points': points }: LeagueValues): Sanction => ({ kind: 'deduction', points });
const fine = (law: LeagueValues): Ladder => [[fined(law)]];
const out = playerOut('end');

/** 5.1–5.5: what was done; 5.6–5.9: the punishment of the first, second, third, fourth time. */
const OFFENCES = ['5.1', '5.2', '5.3', '5.4', '5.5'] as const;
const STEPS = ['5.6', '5.7', '5.8', '5.9'] as const;
const MISCONDUCT: ReadonlySet<string> = new Set([...OFFENCES, ...STEPS]);
export const isMisconduct = ({ clause }: { readonly clause: string }): boolean => MISCONDUCT.has(clause);

export const penalties: readonly LeaguePenalty[] = [
  { clause: '2.10', isPaid: true },
  { clause: '2.14', steps: (law, isPlayer) => [[fined(law)], [isPlayer ? out : teamOut]] },
  { clause: '2.15', steps: () => [[teamOut]], detect: unpaid },
  { clause: '2.17', steps: fine, detect: noShows },
  { clause: '2.18' },
  { clause: '2.21', steps: fine },
  { clause: '2.23', steps: fine, detect: seatedWrongly },
  { clause: '2.24', steps: () => [[out]] },
  { clause: '2.25', steps: law => [[out, fined(law)]] },
  { clause: '3.1', steps: fine, detect: maniacsThatShot },
  { clause: '4.2' },
  { clause: '4.3', isPaid: true },
  ...OFFENCES.map((clause): LeaguePenalty => ({ clause, steps: law => law['ladder.misconduct'] })),
  ...STEPS.map(
    (clause, i): LeaguePenalty => ({ clause, steps: law => [stepFor(law['ladder.misconduct'], i + 1)] }),
  ),
];

/** The steps due under a clause, to whom; undefined where a judge says what is due. */
export const ladderOf = (clause: string, law: LeagueValues, who?: Offender): Ladder | undefined =>
  penalties
    .find(rule => rule.clause === clause)
    ?.steps?.(law, who !== undefined && isOfPlayer(who, who.tournament));

/** 2.14: a player broke his contract with the captain, not the captain his with a player. */
const isOfPlayer = ({ team, player }: Who, tournament: Tournament): boolean =>
  player !== undefined &&
  !tournament.teams.some(
    ({ name, captain, players }) =>
      name === team && (captain === player || players.some(one => one.captain && one.name === player)),
  );

/** One count of all kinds of misconduct for a player; of broken contracts for who broke them; else team and clause. */
function seriesOf(season: Season) {
  return (penalty: Who & { readonly clause: string }): string => {
    const { clause, team, player } = penalty;
    if (isMisconduct(penalty)) return ['misconduct', player ?? `\u0001${team}`].join('\u0001');
    if (clause === '2.14')
      return [clause, team, isOfPlayer(penalty, season.tournament) ? player : ''].join('\u0001');
    return [team, clause].join('\u0001');
  };
}

function auditOf(offences: readonly Offence[], season: Season): Audit {
  const { tournament, law, position } = season;
  const result = audit(offences, tournament.ledger, {
    ladder: (clause, who) => ladderOf(clause, law, who && { ...who, tournament }),
    series: seriesOf(season),
    scope: () => '',
    // A ruling that names no game answers the earliest offence.
    order: ({ game }) => (game === undefined ? -1 : position(game)),
    freeRuling: '4.2',
  });
  return { ...result, penalties: result.penalties.map(penalty => priced(penalty, season)) };
}

/** Offences and ledger as one list: rulings that void games come first, debts last. */
export function audited(season: Season): Audit {
  const rulings = auditOf([], season).penalties;
  const found = penalties
    .flatMap(({ clause, detect }) => (clause === '2.15' ? [] : (detect?.(rulings, season) ?? [])))
    .filter(offence => !isRuledOtherwise(offence, season));
  const first = auditOf(found, season);
  const debts = unpaid(first.penalties, season);
  return debts.length > 0 ? auditOf([...found, ...debts], season) : first;
}

/** A judge wrote the same offence without its player, or named one where the product names none: that is his word on it. */
const isRuledOtherwise = ({ clause, team, game, player }: Offence, { tournament }: Season): boolean =>
  tournament.ledger.some(
    line =>
      line.clause === clause &&
      line.team === team &&
      line.game === game &&
      line.player !== player &&
      (line.player === undefined || player === undefined) &&
      !(line.state === 'proposed' && line.id === chargeId(line)),
  );

/** Steps that put the team out of the tournament. */
const putsOut = (sanctions: Step): boolean => sanctions.some(({ kind }) => kind === 'teamOut');

/**
 * Teams out of the tournament. `2.15+`: for debts only as long as something is owed, where the ledger knows what is
 * due; where it does not, until the ruling is withdrawn.
 */
export function teamsOut(all: readonly Penalty[]): readonly Penalty[] {
  const money = accounts(all);
  return all.filter(({ state, sanctions, clause, team }) => {
    if (state !== 'confirmed' || !putsOut(sanctions)) return false;
    const account = money.find(one => one.team === team);
    const isPaid = account !== undefined && !isZero(account.due) && !isOwing(account);
    return clause !== '2.15' || !isPaid;
  });
}

function noShows(all: readonly Penalty[], season: Season): readonly Offence<Clause>[] {
  const since = new Map<TeamName, number>();
  for (const { team, game, when } of teamsOut(all)) {
    const begun = season.games.findIndex(({ start }) => start !== undefined && start >= (when ?? 0));
    const at = game !== undefined ? season.position(game) : when === undefined ? 0 : begun;
    since.set(team, Math.min(since.get(team) ?? Number.POSITIVE_INFINITY, at < 0 ? season.games.length : at));
  }
  return season.leagues.flatMap(league => missedRounds(league, since, all, season));
}

/** 3.1: the maniac must not shoot. */
function maniacsThatShot(_: readonly Penalty[], { games }: Season): readonly Offence<Clause>[] {
  return games.flatMap(({ id, start, seats }) =>
    seats
      .filter(({ role, kills = 0 }) => role === 'maniac' && kills > 0)
      .map(({ team, player, kills = 0, killsAt, at }): Offence<Clause> => {
        const evidence = { kind: 'maniacShot', data: { game: id, team, count: kills } };
        const who = {
          team,
          game: id,
          ...(player && { player }),
          ...(start !== undefined && { when: start }),
        };
        return { clause: '3.1', kind: 'maniacShot', ...who, evidence, at: killsAt ?? at };
      }),
  );
}

const DAY = 24 * 60 * 60_000;

/** 2.15: what was not paid in the days that the organizers give; the text names none. */
function unpaid(all: readonly Penalty[], season: Season): readonly Offence<Clause>[] {
  const days = season.law['debt.days'];
  if (days === undefined) return [];
  const { now } = season.tournament;
  return accounts(all).flatMap((account): Offence<Clause>[] => {
    const { team } = account;
    const since = all.flatMap(one => (one.team === team && isUnpaid(one) ? (one.when ?? []) : []));
    if (!isOwing(account) || since.length === 0 || now - Math.min(...since) <= days * DAY) return [];
    const evidence = { kind: 'unpaid', data: { team, owes: toText(account.owes), days } };
    const [at] = season.tournament.teams.filter(({ name }) => name === team).map(one => one.at);
    return [{ clause: '2.15', kind: 'unpaid', team, evidence, ...(at && { at }) }];
  });
}
