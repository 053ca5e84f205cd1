// Small tournaments in which a table is easily wrong. Four teams, each against each; a game: both teams, both scores.
const TEAMS = ['a', 'b', 'c', 'd'];

/** 0.1 + 0.2 against 0.15 + 0.15, two wins each. */
const DECIMALS = [
  ['a', 'b', 0, 0],
  ['a', 'c', 0.1, 0],
  ['a', 'd', 0.2, 0],
  ['b', 'c', 0.15, 0],
  ['b', 'd', 0.15, 0],
  ['c', 'd', 0, 0],
];

/** Each of three beat the next, all of them the fourth. */
const CIRCLE = [
  ['a', 'b', 1, 0],
  ['b', 'c', 1, 0],
  ['c', 'a', 1, 0],
  ['a', 'd', 1, 0],
  ['b', 'd', 1, 0],
  ['c', 'd', 1, 0],
];

/** The two on top are level in wins and scores; one of them beat the other. */
const BEATEN = [
  ['b', 'a', 0, 1],
  ['c', 'a', 1, 0],
  ['a', 'd', 1, 0],
  ['b', 'c', 1, 0],
  ['b', 'd', 1, 0],
  ['d', 'c', 1, 0],
];

/** Games that a draw decides not are left out of wins alone: then nothing is asked of decimals. */
export async function faults({ places, countsWins }) {
  const placed = async (games, teams) => new Map(await places(games, teams));
  return {
    decimals: countsWins ? 'counts wins' : await decimals(placed),
    circle: await circle(placed),
    beaten: await beaten(placed),
  };
}

async function decimals(placed) {
  const found = await placed(DECIMALS, TEAMS);
  return found.get('a') === found.get('b') ? 'level' : 'WRONG: not level';
}

/** In how many ways three teams in a circle are placed, over all orders in which they can be given. */
async function circle(placed) {
  const ways = new Set();
  for (const three of ordersOf(['a', 'b', 'c'])) {
    const games = [...CIRCLE].sort((x, y) => three.indexOf(x[0]) - three.indexOf(y[0]));
    const found = await placed(games, [...three, 'd']);
    ways.add(['a', 'b', 'c'].map(team => found.get(team)).join());
  }
  const [only] = ways;
  return ways.size > 1 ? `WRONG: ${ways.size} tables` : only === '1,1,1' ? 'shared' : `WRONG: ${only}`;
}

/** Whether who beat the other stands above, in whichever order they are given. */
async function beaten(placed) {
  const above = [];
  for (const teams of [TEAMS, [...TEAMS].reverse()]) {
    const games = teams === TEAMS ? BEATEN : [...BEATEN].reverse();
    const found = await placed(games, teams);
    above.push(Math.sign(found.get('b') - found.get('a')));
  }
  if (above.every(one => one > 0)) return 'above';
  return above.every(one => one === 0) ? 'not asked: shared' : 'WRONG';
}

const ordersOf = all =>
  all.length < 2
    ? [all]
    : all.flatMap((one, i) =>
        ordersOf([...all.slice(0, i), ...all.slice(i + 1)]).map(rest => [one, ...rest]),
      );
