import { totals } from '../../core/ledger';
import { last } from '../../core/lists';
import type { Offence } from '../../core/penalty';
import type { Points } from '../../core/points';
import type { TeamName } from '../../core/standings';
import { carried } from './carry';
import type { Cup, StageResult } from './facts';
import { fines } from './fines';
import { participants, teamsOut } from './participants';
import { audited, offences } from './penalties';
import { type Scores, scores } from './played';
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
  const out = teamsOut(stage.id, audited(before.offences, cup).penalties, cup);
  const present = who.teams.filter(team => !out.has(team));
  const all = [...before.offences, ...offences(stage.id, present, cup)];
  const { penalties } = audited(all, cup);
  const score = scores(stage, present, penalties, cup);
  const played = {
    stage,
    begun: cup.games(stage.id).length > 0,
    teams: who.teams,
    seats: score.seats,
    awards: [
      ...carried(stage, who.teams, runningTotal(previous), cup.law),
      ...seatAwards(score),
      ...fines(stage.id, who.teams, penalties, cup),
    ],
    open: new Set([...score.open, ...who.teams.filter(team => previous?.open.has(team))]),
  };
  const table = stageTable(played, before.results, penalties, cup);
  const findings = [...who.findings, ...score.findings, ...table.findings];
  return { results: [...before.results, { ...played, rows: table.rows, findings }], offences: all };
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

function runningTotal(last: StageResult | undefined): (team: TeamName) => Points | undefined {
  const total = totals(last?.awards ?? [], () => true);
  return team => total.get(team);
}
