import type { Points } from '../core/points';
import type { CellRef, Player, Team } from '../core/tournament';
import { type Border, report } from './border';
import type { Grid, GridRow } from './grid';
import { nameKey, nameShown, shown, skeleton } from './names';
import { isBlank, readNumber } from './numbers';
import type { ColumnOf } from './sheets';
import { leagueNamed } from './stages';
import { endOfDay, isMidnight, readMoment } from './time';

type TeamRow = GridRow<ColumnOf<'teams'>>;

const CAPTAIN = new Set(['капитан', 'captain', 'кап']);

/** The teams with their squads: a row without a player is the team, one row per player and period. */
export function readTeams(grid: Grid<ColumnOf<'teams'>>, zone: string, border: Border): readonly Team[] {
  const rowsOf = new Map<string, TeamRow[]>();
  for (const row of grid.rows) {
    const key = nameKey(row.text('team'));
    if (key === '') report(border, 'warning', 'teamMissing', row.at('team'));
    else rowsOf.set(key, [...(rowsOf.get(key) ?? []), row]);
  }
  const teams = [...rowsOf.values()].map(rows => readTeam(rows as [TeamRow, ...TeamRow[]], zone, border));
  reportLookAlikes(teams, border);
  return teams;
}

function readTeam(rows: readonly [TeamRow, ...TeamRow[]], zone: string, border: Border): Team {
  const own = rows.filter(row => row.text('player') === '');
  const head = own[0] ?? rows[0];
  const name = nameShown(head.text('team'));
  for (const again of own.slice(1))
    report(border, 'error', 'teamTwice', again.at('team'), { team: name, first: head.at('team').cell });
  const players = underOneName(
    rows.filter(row => row.text('player') !== '').map(row => readPlayer(row, zone, border)),
  );
  reportPlayersTwice(name, players, border);
  const captain = shown(head.text('captain')) || players.find(player => player.captain)?.name;
  const registered = own[0] && moment(own[0], 'from', zone, border);
  const first = (column: 'group' | 'league'): string =>
    rows.map(row => shown(row.text(column))).find(Boolean) ?? '';
  return {
    name,
    ...(first('group') && { group: first('group') }),
    ...(first('league') && { league: leagueNamed(first('league')) }),
    ...(captain && { captain }),
    ...(registered !== undefined && { registered }),
    players,
    at: head.at('team'),
  };
}

function readPlayer(row: TeamRow, zone: string, border: Border): Player {
  const [from, to] = [moment(row, 'from', zone, border), moment(row, 'to', zone, border)];
  const salary = salaryOf(row, border);
  return {
    name: nameShown(row.text('player')),
    captain: CAPTAIN.has(nameKey(row.text('role'))),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to: isMidnight(to, zone) ? endOfDay(to, zone) : to }),
    ...(salary && { salary, salaryAt: row.at('salary') }),
    at: row.at('player'),
  };
}

function salaryOf(row: TeamRow, border: Border): Points | undefined {
  if (isBlank(row.cell('salary'))) return undefined;
  const read = readNumber(row.cell('salary'));
  if (read.ok) return read.points;
  report(border, 'error', 'badNumber', row.at('salary'), { text: row.text('salary'), number: read.why });
  return undefined;
}

function moment(row: TeamRow, column: 'from' | 'to', zone: string, border: Border): number | undefined {
  const read = readMoment(row.cell(column), zone);
  if (read.ok) return read.at;
  if (read.why !== 'blank') report(border, 'error', 'badMoment', row.at(column), { text: row.text(column) });
  return undefined;
}

/** A player is named as his first row writes him. */
function underOneName(players: readonly Player[]): readonly Player[] {
  const names = new Map<string, string>();
  for (const { name } of players) if (!names.has(nameKey(name))) names.set(nameKey(name), name);
  return players.map(player => ({ ...player, name: names.get(nameKey(player.name)) ?? player.name }));
}

/** One player may have several periods; the same one without dates twice is a slip. */
function reportPlayersTwice(team: string, players: readonly Player[], border: Border): void {
  const seen = new Map<string, Player>();
  for (const player of players) {
    const before = seen.get(nameKey(player.name));
    if (before && before.from === player.from && before.to === player.to) {
      report(border, 'warning', 'playerTwice', player.at, {
        team,
        player: player.name,
        first: before.at.cell,
      });
    }
    seen.set(nameKey(player.name), player);
  }
}

function reportLookAlikes(teams: readonly Team[], border: Border): void {
  const seen = new Map<string, Team>();
  for (const team of teams) {
    const twin = seen.get(skeleton(team.name));
    if (twin)
      report(border, 'warning', 'lookAlike', team.at, {
        team: team.name,
        other: twin.name,
        otherCell: twin.at.cell,
      });
    else seen.set(skeleton(team.name), team);
  }
}

/** Finds teams by whatever writing of their names; the name given back is the team sheet's. */
export interface TeamBook {
  readonly teams: readonly Team[];
  /** The team's name, or undefined and a finding in the cell. */
  readonly named: (text: string, at: CellRef) => string | undefined;
  /** The player's name as the team sheet, else its first row elsewhere, writes it. */
  readonly player: (text: string) => string;
  /** Whom of the squad a player only looks like; a finding in the cell when the team's squad does not have him. */
  readonly stranger: (player: string, team: string, at: CellRef) => { readonly looksLike?: string };
}

/** Names of a squad. A captain who is named beside it only is of it too. */
const squadOf = (players: readonly Player[], captain: string | undefined): readonly string[] =>
  players.length === 0
    ? []
    : [...new Set([...players.map(({ name }) => name), ...(captain ? [captain] : [])])];

export function teamBook(teams: readonly Team[], border: Border): TeamBook {
  const byKey = new Map(teams.map(team => [nameKey(team.name), team.name]));
  const bySkeleton = new Map(teams.map(team => [skeleton(team.name), team.name]));
  const squads = new Map(teams.map(({ name, players: all, captain }) => [name, squadOf(all, captain)]));
  const players = new Map(
    teams.flatMap(team => team.players.map(({ name }) => [nameKey(name), name] as const)).reverse(),
  );
  return {
    teams,
    player: text => {
      const name = players.get(nameKey(text)) ?? nameShown(text);
      players.set(nameKey(text), name);
      return name;
    },
    named: (text, at) => {
      const name = byKey.get(nameKey(text));
      if (name !== undefined) return name;
      const other = bySkeleton.get(skeleton(text));
      report(border, 'error', text === '' ? 'teamMissing' : 'unknownTeam', at, {
        team: shown(text),
        ...(other && { other }),
      });
      return undefined;
    },
    stranger: (player, team, at) => {
      const squad = squads.get(team) ?? [];
      if (squad.length === 0 || squad.some(name => nameKey(name) === nameKey(player))) return {};
      const other = squad.find(name => skeleton(name) === skeleton(player));
      report(border, 'warning', 'unknownPlayer', at, { player, team, ...(other && { other }) });
      return other ? { looksLike: other } : {};
    },
  };
}
