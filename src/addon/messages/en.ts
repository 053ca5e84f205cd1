import type { Impossible } from '../../regulations/walls/reasons';
import type { Facts, Sentences } from './wording';

const game = (f: Facts): string => `wall ${f.text('wall')}, game ${f.text('game')}`;
const likely = (f: Facts): string =>
  f.list('likely').length > 0 ? `, likely ${f.list('likely').join(' or ')}` : '';

const span = (seconds: number): string => {
  const [m, s] = [Math.floor(seconds / 60), seconds % 60];
  return [m > 0 ? `${m} min` : '', s > 0 || m === 0 ? `${s} s` : ''].filter(Boolean).join(' ');
};

const UNREADABLE: Readonly<Record<string, (f: Facts) => string>> = {
  time: f => `The cell became the time ${f.text('text')}`,
  date: f => `The cell became the date ${f.text('text')}`,
  boolean: f => `The cell holds the truth value ${f.text('text')}`,
  errorText: f => `The cell holds the formula error ${f.text('text')}`,
  number: f => `The cell holds one number, ${f.text('text')}, not a score`,
  threeNumbers: f => `"${f.text('text')}" has more than two numbers`,
  oneNumber: f => `"${f.text('text')}" lacks its second number`,
  negative: f => `"${f.text('text')}" has a negative number`,
  fraction: f => `"${f.text('text')}" has a fraction`,
  words: f => `"${f.text('text')}" can't be read as a score`,
};

const IMPOSSIBLE: Readonly<Record<Impossible, string>> = {
  afterEnd: 'the wall was over',
  down: 'one side went down',
  bothUp: 'both sides went up in one game',
  notInAnnex: 'there is no such step in Annex 1',
  cards: 'a win by cards adds nothing here',
  unreachable: 'so many games do not lead there',
};

const because = (f: Facts): string => IMPOSSIBLE[f.text('why') as Impossible] ?? '';
const expected = (f: Facts): string =>
  f.list('expected').length > 0 ? ` Expected ${f.list('expected').join(', ')} or the score before.` : '';

/** What the product says in English. */
export const en: Sentences = {
  missingSheet: f => `The sheet "${f.text('en')}" is missing: add it or give it this name back.`,
  missingColumn: f => `The column "${f.text('en')}" is missing: put its header back in the first row.`,
  headerShifted: f =>
    `The headers stand in row ${f.text('row')}, not in the first: read from here, rows above do not count.`,
  headerRepeated: f => `Row ${f.text('row')} repeats the headers: passed over, delete it.`,
  columnTwice: f => `The header "${f.text('title')}" stands twice: the first counts, rename the other.`,
  unknownRegulation: f => `The regulation "${f.text('text')}" is not known: write one of ${f.text('known')}.`,
  unknownEdition: f => `The edition "${f.text('text')}" is not known: write one of ${f.text('known')}.`,
  zoneDiffers: f =>
    `The zone "${f.text('text')}" is not the file's (${f.text('zone')}): deadlines follow the file.`,
  parameterTwice: f =>
    `The parameter "${f.text('name')}" is set twice: row ${f.text('first')} counts, delete the other.`,
  unknownParameter: f =>
    `There is no parameter "${f.text('name')}": check its name${f.list('near').length > 0 ? `, there is ${f.text('near')}` : ''}.`,
  outOfRange: f =>
    `Parameter "${f.text('name')}": a whole number from ${f.text('min')} to ${f.text('max')} is wanted, "${f.text('text')}" found.`,
  belowMinimum: f =>
    `Parameter "${f.text('name')}": a number not below ${f.text('min')} is wanted, "${f.text('text')}" found.`,
  notYesNo: f => `Parameter "${f.text('name')}": yes or no is wanted, "${f.text('text')}" found.`,
  notAnOption: f =>
    `Parameter "${f.text('name')}": "${f.text('text')}" is no choice, take one of ${f.text('options')}.`,
  linkTwice: f => `Parameter "${f.text('name')}": "${f.text('text')}" stands twice in the chain, leave one.`,
  badScaleRow: f => `Scale "${f.text('name')}": "${f.text('text')}" can't be read, number:points is wanted.`,
  scaleUnsorted: f =>
    `Scale "${f.text('name')}": row ${f.text('row')} ("${f.text('text')}") does not rise, sort the rows.`,
  emptyTable: f => `Table "${f.text('name')}" is empty: fill it or remove the row.`,
  badAnnexRow: f =>
    `Annex "${f.text('name')}": "${f.text('text')}" can't be read, kind:points[/points of the loser] is wanted.`,
  badLadder: f =>
    `Ladder "${f.text('name')}": "${f.text('text')}" is no sanction; write them as in the ledger, steps joined by >.`,
  tableNeedsSheet: f => `Table "${f.text('name')}" does not fit into a cell: make a sheet of that name.`,
  badPointsTable: f =>
    `Points table: "${f.text('text')}" does not fit here (${POINTS_TABLE[f.text('fault')] ?? f.text('fault')}).`,
  badNumber: f =>
    `"${f.text('text')}" is not a number${f.is('why', 'ambiguous') ? ': a fraction or thousands? Write it with a point' : ', correct it'}.`,
  badMoment: f => `"${f.text('text')}" is not a time: 2026-11-29T20:05, 29.11.2026 20:05 or 20:05 is wanted.`,
  momentWithoutStart: f =>
    `The time ${f.text('text')} has no date and the wall no start: add the date or the wall's start.`,
  teamMissing: () => 'The row has no team: write it.',
  unknownTeam: f =>
    `The team "${f.text('team')}" is not in the sheet of teams${f.text('other') ? `: it looks like "${f.text('other')}", but its letters differ` : ''}. Correct the name or add the team.`,
  teamTwice: f => `The team "${f.text('team')}" is listed twice (also ${f.text('first')}): leave one row.`,
  playerTwice: f =>
    `The player "${f.text('player')}" of "${f.text('team')}" is listed twice (also ${f.text('first')}): counted once.`,
  lookAlike: f =>
    `"${f.text('team')}" and "${f.text('other')}" (${f.text('otherCell')}) look alike but their letters differ: check whether they are one team.`,
  wallMissing: () => 'The row has no wall: write its number.',
  wallTwice: f => `Wall ${f.text('wall')} is listed twice (also ${f.text('first')}): the first counts.`,
  unknownStage: f =>
    `The stage "${f.text('text')}" is not known: group, semi, final or the number of a stage.`,
  unknownWall: f => `Wall ${f.text('wall')} is not in the schedule: correct the number or add the wall.`,
  badGameNumber: f => `Wall ${f.text('wall')}: the game number "${f.text('text')}" is not a whole number.`,
  duplicate: f =>
    `Wall ${f.text('wall')}, game ${f.text('game')} stands twice (also ${f.text('first')}): the first counts, renumber the row.`,
  gap: f =>
    `Wall ${f.text('wall')}: game ${f.text('game')} comes where ${f.text('expected')} was expected. Check the numbers.`,
  merged: f =>
    `Cells ${f.text('from')}:${f.text('to')} are merged: no score can be seen under them, unmerge them.`,
  filterOn: f => `A filter is on in "${f.text('sheet')}": hidden rows are counted too.`,
  badSide: f => `"${f.text('text')}": A or B won by cards, write one letter.`,
  otherTeam: f =>
    `The row says "${f.text('team')}", but "${f.text('scheduled')}" plays in wall ${f.text('wall')}.`,
  unreadable: f =>
    `${UNREADABLE[f.text('why')]?.(f) ?? 'Unreadable'}${likely(f)} (${game(f)}). Write the score as text, such as 7:4.`,
  impossible: f =>
    `The score ${f.text('entered')} can't follow ${f.text('before')}: ${because(f)} (${game(f)}).${expected(f)}`,
  dispute: f =>
    `Dispute: A writes ${f.text('a')}, B writes ${f.text('b')} (${game(f)})${f.is('mirrored', 'yes') ? ', looks mirrored' : ''}. The judge decides.`,
  missing: f => `No score by captain ${f.text('side').toUpperCase()} (${game(f)}), and it is overdue.`,
  unstamped: f =>
    `The entry of captain ${f.text('side').toUpperCase()} is not stamped (${game(f)}): lateness can't be checked; a judge may fill the time with ~.`,
  cardsOpen: f =>
    `A win by cards is marked ${f.is('marks', 1) ? 'by one captain' : 'without a clear side'} (${game(f)}): it does not count until the judge fills "By cards".`,
  cardsOtherSide: f =>
    `By cards names "${f.text('team')}", but the other side went up (${game(f)}): correct the column.`,
  createdLateBySomeone: f =>
    `Created ${span(f.number('seconds'))} after the score before it (${game(f)}): the judge names the team.`,
  gatheredLate: f =>
    `Gathered ${span(f.number('seconds'))} late (${game(f)}), full periods: ${f.text('fives')}. The judge names the team${f.number('break') > 0 ? `; a break of up to ${f.text('break')} min may have been granted` : ''}.`,
  sameTeam: f => `In wall ${f.text('wall')} the team "${f.text('team')}" plays itself: correct the schedule.`,
  noCaptain: f =>
    `The team "${f.text('team')}" has no captain named: nobody was untouchable, or he was forgotten.`,
  noFairPlay: f =>
    `Wall ${f.text('wall')} has no fair-play option 2 or 3: fill "Fair play" or drop the penalty.`,
  squadTooLarge: f =>
    `The team "${f.text('team')}" has ${f.text('count')} players, ${f.text('max')} are allowed.`,
  notInWall: f =>
    `The team "${f.text('team')}" does not play in wall ${f.text('wall')}: correct the team or the wall.`,
  rulingWithoutWall: f => `The ruling on "${f.text('team')}" changes a score but names no wall: add it.`,
  rulingWithoutGame: f => `The ruling on "${f.text('team')}" is about a game but names none: add its number.`,
  awardMissing: f =>
    `A game is lost by "${f.text('team')}" but the opponent's points are missing: write them in "Points" (0 is possible).`,
  ruledTwice: f => `"${f.text('team')}": the same ruling is in the ledger already, it counts once.`,
  level: f =>
    `Wall ${f.text('wall')} ended level (${f.text('teams')}): the judge lifts one with the sanction "above".`,
  tieAcrossCut: f =>
    `Level across the cut: ${f
      .list('teams')
      .map(t => `"${t}"`)
      .join(', ')}. The judge decides who goes on.`,
  turnsWall: f =>
    `Once confirmed, it changes the winner of wall ${f.text('wall')} (team "${f.text('team')}").`,
  unknownState: f =>
    `The state "${f.text('text')}" is not known: proposed, confirmed, dismissed or withdrawn. The row does not count.`,
  unknownSanction: f =>
    `The sanction "${f.text('text')}" is not known: the row does not count. Write, for example, "deduct 3" or "warning".`,
  unknownClause: f =>
    `The regulation has no clause "${f.text('text')}": taken as a free ruling, correct the clause.`,
  noClause: f => `The ruling on "${f.text('team')}" has no clause: taken as the judge's free ruling.`,
  enteredLate: f =>
    `Entered ${f.clock('enteredAt')}, due ${f.clock('dueAt')}: ${span(f.number('seconds'))} late.`,
  neverEntered: f => `Not entered, due ${f.date('dueAt')}.`,
  neverEnteredNextIn: f => `Not entered, and the score of game ${f.text('next')} is in.`,
  againstRuling: f => `Entered ${f.text('entered')}, the judge ruled ${f.text('ruled')}.`,
  correctedLate: f =>
    `${f.text('entered')} stood at the due time, right is ${f.text('validated')}; corrected later.`,
  cannotFollow: f => `Entered ${f.text('entered')} after ${f.text('before')}: ${because(f)}.`,
  createdLate: f =>
    `Created ${f.clock('createdAt')}, the score before it was in at ${f.clock('afterAt')}: after ${span(f.number('seconds'))}.`,
};

const POINTS_TABLE: Readonly<Record<string, string>> = {
  noSideColumn: 'there is no column "side"',
  columnTwice: 'the column is repeated',
  players: 'a number of players is wanted',
  side: 'a role or side is wanted',
  rowTwice: 'the row is repeated',
  number: 'a number or a dash is wanted',
};
