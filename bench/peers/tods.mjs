import { queryGovernor } from 'tods-competition-factory';

const FORMAT = 'SET3-S:6/TB7';
const set = (setNumber, winner) => ({
  setNumber,
  side1Score: winner === 1 ? 6 : 3,
  side2Score: winner === 1 ? 3 : 6,
  winningSide: winner,
});

function matchUps(games) {
  const position = new Map();
  for (const team of games.flatMap(game => game.slice(0, 2)))
    if (!position.has(team)) position.set(team, position.size + 1);
  const side = (team, sideNumber) => ({
    sideNumber,
    participantId: `p${team}`,
    drawPosition: position.get(team),
    participant: { participantId: `p${team}`, participantName: String(team) },
  });
  return games.map(([a, b, x, y], i) => {
    const winner = x > y ? 1 : 2;
    const where = { structureId: 's', drawId: 'd', drawPositions: [position.get(a), position.get(b)] };
    const what = { matchUpType: 'SINGLES', matchUpStatus: 'COMPLETED', matchUpFormat: FORMAT };
    const score = { sets: [set(1, winner), set(2, winner)] };
    return {
      matchUpId: `m${i}`,
      ...where,
      ...what,
      winningSide: winner,
      sides: [side(a, 1), side(b, 2)],
      score,
    };
  });
}

function tally(games) {
  const given = { matchUps: matchUps(games), matchUpFormat: FORMAT };
  return () => {
    const { error, participantResults } = queryGovernor.tallyParticipantResults(given);
    if (error || !participantResults) throw new Error(JSON.stringify(error));
    return participantResults;
  };
}

export default {
  package: 'tods-competition-factory',
  does: 'a tennis tally with head to head and percentages; no deductions (newest version for Node 20)',
  countsWins: true,
  prepare: rows => tally(rows),
  places: games =>
    Object.entries(tally(games)()).map(([id, { groupOrder, rankOrder }]) => [
      id.slice(1),
      groupOrder ?? rankOrder,
    ]),
};
