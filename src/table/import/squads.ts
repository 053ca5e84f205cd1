import { nameKey } from '../names';
import {
  fieldsOf,
  type ImportLine,
  type ImportRow,
  lineOf,
  listed,
  type Remark,
  remark,
  type TextLine,
  tooLong,
} from './lines';
import { type NameBook, nameBook, type Standing } from './standing';

/** The squads so far: those of the workbook, and of the lines above. */
interface Squads {
  readonly teams: NameBook;
  readonly players: Map<string, NameBook>;
  /** Teams of a player, by the key of his name. */
  readonly teamsOf: Map<string, Set<string>>;
  /** The line that named a team first. */
  readonly lineOf: Map<string, number>;
}

/** `team: player, player`: a row for each team and each player that is not there yet. */
export function readSquads(lines: readonly TextLine[], standing: Standing): readonly ImportLine[] {
  const squads: Squads = {
    teams: nameBook(standing.teams.map(({ name }) => name)),
    players: new Map(
      standing.teams.map(({ name, players }) => [name, nameBook(players.map(player => player.name))]),
    ),
    teamsOf: new Map(),
    lineOf: new Map(),
  };
  for (const { name, players } of standing.teams)
    for (const player of players) joins(player.name, name, squads);
  return lines.map(line => readSquad(line, squads));
}

function readSquad(line: TextLine, squads: Squads): ImportLine {
  const fields = fieldsOf(line.text);
  const [text = '', list = ''] = fields;
  const players = listed(list);
  if (fields.length !== 2)
    return lineOf(line, [remark('error', fields.length < 2 ? 'noColon' : 'colons', { wanted: 'squads' })]);
  if (text === '') return lineOf(line, [remark('error', 'noTeam', { wanted: 'squads' })]);
  if ([text, ...players].every(word => /^\d+$/.test(word)) && players.length === 1)
    return lineOf(line, [remark('error', 'scoreLike', { text: line.text, wanted: 'squads' })]);
  const long = tooLong([text, ...players]);
  return long.length > 0 ? lineOf(line, long) : squadLine(line, text, players, squads);
}

function squadLine(line: TextLine, text: string, players: readonly string[], squads: Squads): ImportLine {
  const known = squads.teams.named(text);
  const [team, first, other] = [known ?? text, squads.lineOf.get(nameKey(text)), squads.teams.alike(text)];
  squads.teams.add(team);
  if (first === undefined) squads.lineOf.set(nameKey(text), line.line);
  const added: ImportRow[] = known === undefined ? [{ sheet: 'teams', cells: { team } }] : [];
  const remarks: Remark[] = [];
  if (other) remarks.push(remark('warning', 'teamLooksLike', { team, other }));
  if (first !== undefined) remarks.push(remark('warning', 'teamAgain', { team, line: first }));
  const fresh = players.filter(player => isFresh(player, team, squads, remarks));
  added.push(...fresh.map((player): ImportRow => ({ sheet: 'teams', cells: { team, player } })));
  return lineOf(line, [squadNote(team, known, fresh.length), ...remarks], added);
}

function squadNote(team: string, known: string | undefined, count: number): Remark {
  if (known === undefined) return remark('note', count > 0 ? 'squadNew' : 'teamNew', { team, count });
  return count > 0 ? remark('note', 'squadMore', { team, count }) : remark('note', 'squadSame', { team });
}

/** Whether a player is not in the squad yet; from here on he is. */
function isFresh(player: string, team: string, squads: Squads, remarks: Remark[]): boolean {
  const squad = squads.players.get(team) ?? nameBook([]);
  squads.players.set(team, squad);
  if (squad.named(player) !== undefined) return false;
  const other = squad.alike(player);
  if (other) remarks.push(remark('warning', 'playerLooksLike', { player, team, other }));
  const [elsewhere] = [...(squads.teamsOf.get(nameKey(player)) ?? [])];
  if (elsewhere) remarks.push(remark('warning', 'playerElsewhere', { player, other: elsewhere }));
  squad.add(player);
  joins(player, team, squads);
  return true;
}

function joins(player: string, team: string, { teamsOf }: Squads): void {
  const key = nameKey(player);
  teamsOf.set(key, (teamsOf.get(key) ?? new Set()).add(team));
}
