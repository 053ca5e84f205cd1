import { last } from '../../core/lists';
import type { Offence } from '../../core/penalty';
import { carried, unknownCarry } from './carry';
import type { Cup, StageResult } from './facts';
import { fines } from './fines';
import { groupsOf, participants, teamsOut } from './participants';
import { audited, offences } from './penalties';
import { playedGames, type Scores, scores } from './played';
import type { StageLaw } from './stages';
import { stageTable } from './table';

/** What has been played so far: stages in their order, and the offences found in them. */
export interface Progress {
  readonly results: readonly StageResult[];
  readonly offences: readonly Offence[];
}

/** One stage more: who plays, what they bring and earn, what is taken off, who goes on. */
export function playStage(before: Progress, stage: StageLaw, cup: Cup): Progress {
  const previous = last(before.results);
  const who = participants(stage, previous, cup);
  const rulings = audited(before.offences, cup).penalties;
  const out = teamsOut(stage.id, rulings, cup);
  const present = who.teams.filter(team => !out.has(team));
  const { games, findings } = playedGames(stage, present, rulings, cup);
  const all = [...before.offences, ...offences({ id: stage.id, stage, games }, present, cup)];
  const { penalties } = audited(all, cup);
  const score = scores(stage, games, cup);
  const played = {
    stage,
    begun: cup.games(stage.id).length > 0,
    teams: who.teams,
    played: games,
    seats: score.seats,
    awards: [
      ...carried(stage, who.teams, previous, cup.law),
      ...seatAwards(score),
      ...fines(stage.id, who.teams, penalties, cup),
    ],
    open: new Set([...score.open, ...unknownCarry(who.teams, previous, cup.law)]),
  };
  const tables = groupsOf(who.teams, stage, cup).map(({ group, teams }) => ({
    group,
    ...stageTable({ ...played, teams }, before.results, penalties, cup),
  }));
  const result: StageResult = {
    ...played,
    tables: tables.map(({ group, rows }) => ({
      stage: stage.id,
      ...(group !== undefined && { group }),
      rows,
    })),
    rows: tables.flatMap(({ rows }) => rows),
    findings: [...who.findings, ...findings, ...score.findings, ...tables.flatMap(table => table.findings)],
  };
  return { results: [...before.results, result], offences: all };
}

const seatAwards = ({ seats }: Scores) =>
  seats.map(({ stage, game, seat, points, clause }) => ({
    team: seat.team,
    stage,
    account: 'seat' as const,
    points,
    clause,
    game: game.id,
    at: seat.pointsAt ?? seat.at,
  }));
