import type { Points } from './points';
import type { Criterion, TeamName } from './standings';

/** The result of one match between two teams. */
export interface MatchResult {
  readonly a: TeamName;
  readonly b: TeamName;
  /** Absent: a draw. */
  readonly winner?: TeamName;
}

/**
 * Wins in the matches among exactly the tied teams; a draw is no win. Whoever separates is placed, those still level
 * start again among themselves, until it separates nobody.
 */
export function headToHead(id: string, results: readonly MatchResult[]): Criterion {
  const games = new Games();
  for (const { a, b, winner } of results) if (winner !== undefined) games.won(winner, winner === a ? b : a);
  return { id, split: tied => games.levels(tied), value: tied => games.winsAmong(tied) };
}

/** Teams that may or may not be level in wins among themselves. */
interface Part {
  /** Stands in `partOf` of its members. */
  readonly mark: number;
  readonly members: Set<number>;
  /** The wins of every member that is no suspect. */
  readonly level: number;
  /** Members whose wins may differ from the level. */
  readonly suspects: Iterable<number>;
}

/**
 * Decided matches between teams, which are known inside by numbers. Splitting looks only at the matches of teams that
 * leave a part, and the largest part never leaves: near to linear time even where teams drop out one by one.
 */
class Games {
  private readonly numbers = new Map<TeamName, number>();
  private readonly names: TeamName[] = [];
  private readonly losers: number[][] = [];
  private readonly winners: number[][] = [];
  private readonly partOf: number[] = [];
  private readonly wins: number[] = [];
  private marks = 0;

  won(winner: TeamName, loser: TeamName): void {
    const [w, l] = [this.number(winner), this.number(loser)];
    this.losers[w]?.push(l);
    this.winners[l]?.push(w);
  }

  /** The teams in groups that are level for good, best first. */
  levels(tied: readonly TeamName[]): TeamName[][] {
    const done: TeamName[][] = [];
    const open = [this.part(tied.map(team => this.number(team)))];
    for (let part = open.pop(); part; part = open.pop()) {
      const parts = this.split(part);
      const [level] = parts;
      if (parts.length > 1) for (const one of parts) open.push(one);
      else if (level) done.push([...level.members].map(team => this.names[team] as TeamName));
    }
    return done;
  }

  /** How often each of these teams beat another of them. */
  winsAmong(tied: readonly TeamName[]): (team: TeamName) => Points {
    const numbers = tied.map(team => this.number(team));
    const mark = this.marked(numbers);
    const wins = new Map(tied.map((team, i) => [team, this.winsOver(mark, numbers[i] as number)]));
    return team => ({ n: wins.get(team) ?? 0, d: 1 });
  }

  private number(team: TeamName): number {
    const known = this.numbers.get(team);
    if (known !== undefined) return known;
    const number = this.names.push(team) - 1;
    this.numbers.set(team, number);
    this.losers.push([]);
    this.winners.push([]);
    return number;
  }

  /** A new part, with the wins of its members among themselves counted. */
  private part(teams: readonly number[]): Part {
    const mark = this.marked(teams);
    for (const team of teams) this.wins[team] = this.winsOver(mark, team);
    return { mark, members: new Set(teams), level: this.wins[teams[0] ?? 0] ?? 0, suspects: teams };
  }

  /** A new mark that just these teams have. */
  private marked(teams: readonly number[]): number {
    const mark = ++this.marks;
    for (const team of teams) this.partOf[team] = mark;
    return mark;
  }

  private winsOver(mark: number, team: number): number {
    let wins = 0;
    for (const loser of this.losers[team] as number[]) if (this.partOf[loser] === mark) wins++;
    return wins;
  }

  /** The part by wins, worst first; one part when all its members are level. */
  private split(part: Part): Part[] {
    const { members, level } = part;
    const byWins = new Map<number, number[]>();
    for (const team of part.suspects) {
      const wins = this.wins[team] as number;
      if (wins === level) continue;
      members.delete(team);
      const same = byWins.get(wins);
      if (same) same.push(team);
      else byWins.set(wins, [team]);
    }
    if (byWins.size === 0) return [part];
    if (members.size > 0) byWins.set(level, []);
    const groups = [...byWins].sort(([a], [b]) => a - b);
    const sizeOf = ([wins, teams]: [number, number[]]): number =>
      wins === level ? members.size : teams.length;
    const largest = groups.reduce((a, b) => (sizeOf(b) > sizeOf(a) ? b : a));
    const left = groups.map(group => {
      if (group === largest) return undefined;
      return this.part(group[0] === level ? [...members] : group[1]);
    });
    const kept = largest[0] === level ? members : new Set(largest[1]);
    const rest = this.without(
      left.flatMap(other => (other ? [...other.members] : [])),
      part.mark,
      kept,
      largest[0],
    );
    return left.map(other => other ?? rest);
  }

  /** What stays of a part when `gone` have left it: their losses to it count no more. */
  private without(gone: readonly number[], mark: number, members: Set<number>, level: number): Part {
    const suspects = new Set<number>();
    for (const loser of gone) {
      for (const winner of this.winners[loser] ?? []) {
        if (this.partOf[winner] !== mark) continue;
        this.wins[winner] = (this.wins[winner] as number) - 1;
        suspects.add(winner);
      }
    }
    return { mark, members, level, suspects };
  }
}
