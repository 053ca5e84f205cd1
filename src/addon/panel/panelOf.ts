import { toText } from '../../core/points';
import type { StandingsTable } from '../../core/regulation';
import { openBorder } from '../../table/border';
import { readGrid } from '../../table/grid';
import { inAlphabet, nameKey } from '../../table/names';
import { SHEETS } from '../../table/sheets';
import { inPlaces } from '../../table/standingsSheet';
import { clockText, momentText } from '../../table/time';
import { valueText } from '../../table/valueText';
import { sheetNamed } from '../../table/workbook';
import type { Check } from '../check';
import type { AwardDto, ChangedParameter, Lang, Panel, PlaceDto, Posted } from '../panel';
import { reportOf } from '../reporting';
import { casesOf } from './cases';
import { pointsText } from './consequences';
import { gamesOf } from './gamesOf';
import { laddersShown } from './ladders';
import { marksOf } from './marks';
import { penaltiesOf } from './penaltiesOf';
import { chosenReadings, questionsOf } from './questions';
import { type Scene, sceneOf } from './scene';

/** What the file holds beside a tournament. */
export interface Surroundings {
  readonly fingerprint: string;
  readonly posted: Posted | null;
  readonly hasSample: boolean;
  readonly repairs: readonly string[];
  readonly armed: Panel['armed'];
}

/** All that the panel shows of a check. */
export function panelOf(check: Check, lang: Lang, around: Surroundings): Panel {
  const scene = sceneOf(check, lang);
  const { understood, judgement, workbook } = check;
  const { tournament } = understood;
  const { cases, aside } = casesOf(scene);
  return {
    lang,
    at: clockText(tournament.now, workbook.zone).slice(0, 5),
    day: momentText(tournament.now, workbook.zone).slice(0, 10),
    report: reportOf(check, lang, workbook.zone),
    games: gamesOf(scene),
    cases,
    aside,
    penalties: penaltiesOf(scene),
    awards: judgement.awards.map(award => awardDto(award, scene)),
    places: judgement.tables.flatMap(placesOf),
    marks: marksOf(check),
    ladders: laddersShown(scene),
    changed: changedOf(scene),
    questions: questionsOf(check, lang),
    chosen: chosenReadings(check, lang),
    teams: teamsOf(scene),
    walls: tournament.walls.map(({ id, stage, group, teams }) => ({
      wall: id,
      stage,
      group: group ?? null,
      ...teams,
      games: tournament.wallGames.filter(({ wall }) => wall === id).map(({ game }) => game),
    })),
    ...around,
  };
}

type Award = Check['judgement']['awards'][number];

const awardDto = (
  { team, stage, account, points, clause, wall, game, at }: Award,
  scene: Scene,
): AwardDto => ({
  team,
  stage,
  account,
  points: toText(points),
  clause,
  wall: wall ?? null,
  game: game ?? null,
  place: scene.records.place(at),
});

const placesOf = ({ stage, group, rows }: StandingsTable): readonly PlaceDto[] =>
  inPlaces(rows).map(({ team, trials }) => ({
    stage,
    group: group ?? null,
    team,
    trials: trials.map(({ criterion, teams, outcome }) => ({
      criterion,
      outcome,
      teams: teams.map(one => ({ team: one.team, value: one.value ? pointsText(one.value) : null })),
    })),
  }));

function teamsOf({ check: { understood } }: Scene): Panel['teams'] {
  const { teams, walls, games } = understood.tournament;
  const seated = new Map<string, string[]>();
  for (const { team, player } of games.flatMap(({ seats }) => seats))
    if (player !== undefined) seated.set(team, [...(seated.get(team) ?? []), player]);
  return teams.map(({ name, group, players }) => ({
    team: name,
    players: [...new Set([...players.map(player => player.name), ...(seated.get(name) ?? [])])].sort(
      inAlphabet,
    ),
    group: group ?? walls.find(wall => Object.values(wall.teams).includes(name) && wall.group)?.group ?? null,
  }));
}

/** Parameters that differ from the text's own, with the organizer's words for them. */
function changedOf({ check: { understood, workbook }, lang }: Scene): readonly ChangedParameter[] {
  const { changed, regulation, values } = understood;
  const sheet = sheetNamed(workbook.sheets, 'regulation');
  const rows = sheet && changed.length > 0 ? readGrid(sheet, SHEETS.regulation, openBorder())?.rows : [];
  return changed.map(name => {
    const parameter = regulation.parameters[name];
    const meaning = rows?.find(row => nameKey(row.text('parameter')) === nameKey(name))?.text('meaning');
    const text = (value: unknown): string => (parameter ? valueText(parameter.domain, value, lang) : '');
    return {
      name,
      clause: parameter?.clause ?? '',
      meaning: meaning || name,
      value: text(values[name]),
      default: text(parameter?.default),
    };
  });
}
