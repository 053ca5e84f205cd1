import type { Finding } from '../core/finding';
import { isLive, type Penalty } from '../core/penalty';
import { type Points, toText } from '../core/points';
import type { StandingsTable as Table } from '../core/regulation';
import { stepText } from '../table/sanctions';
import { inPlaces, type Lang } from '../table/standingsSheet';
import { type Check, evidenceText } from './check';
import { say } from './messages';
import type { ChargeDto, FindingDto, Report, StandingsTable } from './report';

/** The answer of a check as plain texts and numbers. */
export function reportOf({ understood, judgement, findings }: Check, lang: Lang, zone: string): Report {
  const {
    penalties,
    tables,
    walls,
    money,
    accounts = [],
    appearances = [],
    barred = [],
    prizes = [],
  } = judgement;
  const isOpen =
    penalties.some(({ state }) => state === 'proposed') ||
    findings.some(({ level }) => level === 'error') ||
    understood.tournament.announced !== undefined;
  const charge = (penalty: Penalty): ChargeDto => chargeDto(penalty, lang, zone);
  return {
    final: !isOpen,
    regulation: understood.regulation.id,
    edition: understood.edition,
    changed: understood.changed.map(name => ({
      name,
      clause: understood.regulation.parameters[name]?.clause ?? '',
    })),
    standings: tables.map(tableDto),
    charges: penalties.filter(({ found }) => found).map(charge),
    rulings: penalties.filter(({ found }) => !found).map(charge),
    findings: inLevels(findings).map(finding => findingDto(finding, lang, zone)),
    walls: walls.map(({ wall, state, final }) => ({ wall, state, a: toText(final.a), b: toText(final.b) })),
    money: money.map(({ team, owes, clause }) => ({ team, owes: toText(owes), why: clause })),
    accounts: accounts.map(({ team, due, paid, owes }) => ({
      team,
      due: toText(due),
      paid: toText(paid),
      owes: toText(owes),
    })),
    appearances,
    barred: barred.map(({ team, player, clause, penalty = null, until, games = null }) => ({
      team,
      player,
      clause,
      penalty,
      until,
      games,
    })),
    prizes: prizes.map(prize => ({ ...prize, money: toText(prize.money), members: prize.members ?? [] })),
  };
}

const LEVEL = { error: 0, warning: 1, note: 2 } as const;
const inLevels = (findings: readonly Finding[]): readonly Finding[] =>
  [...findings].sort((x, y) => LEVEL[x.level] - LEVEL[y.level]);

const text = (points: Points | undefined): string => (points ? toText(points) : '');

const tableDto = ({ stage, group, rows }: Table): StandingsTable => ({
  stage: stage as StandingsTable['stage'],
  group: group ?? null,
  rows: inPlaces(rows).map(row => ({
    place: row.place ?? null,
    shared: row.shared,
    team: row.team,
    points: row.points ? toText(row.points) : null,
    carryIn: toText(row.carryIn),
    penalties: toText(row.penalties),
    pending: toText(row.pending),
    provisional: row.provisional ? toText(row.provisional) : null,
    criteria: Object.fromEntries(Object.entries(row.criteria).map(([id, value]) => [id, text(value)])),
    decidedBy: row.decidedBy,
    qualified: row.qualified ?? null,
  })),
});

function chargeDto(penalty: Penalty, lang: Lang, zone: string): ChargeDto {
  const { id, clause, team, player = null, wall = null, game, kind, state } = penalty;
  const number = Number(game);
  return {
    id,
    clause,
    team,
    player,
    wall,
    game: game === undefined ? null : Number.isSafeInteger(number) ? number : game,
    kind,
    evidence: evidenceText(penalty.evidence, lang, zone),
    repeat: isLive(penalty) ? (penalty.repeat ?? 1) : (penalty.line?.repeat ?? 1),
    sanction: stepText(penalty.sanctions, 'en'),
    state,
    sheet: penalty.at?.sheet ?? '',
    cell: penalty.at?.cell ?? '',
  };
}

const findingDto = (finding: Finding, lang: Lang, zone: string): FindingDto => ({
  level: finding.level,
  kind: finding.kind,
  sheet: finding.at?.sheet ?? '',
  cell: finding.at?.cell ?? '',
  message: say(finding, lang, zone),
});
