// The job of sections a and b: games between teams, the same for everybody who is measured.

/** Numbers from 0 to 1, always the same ones for a seed. */
export function drawn(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Points of both sides by how a game ended, the mafia second; in quarters, so that ties are common. */
const ENDINGS = [
  [2, 0],
  [0, 3],
  [0.25, 2.5],
  [0.5, 2],
  [1, 1.5],
];

/**
 * So many games between so many teams, by their numbers. A row: the teams, what each earned, the part of it that each
 * earned as mafia, and the part as commissar.
 */
export function gamesOf(teams, games) {
  const next = drawn(20_161_128);
  return Array.from({ length: games }, (_, i) => {
    const a = i % teams;
    const b = (a + 1 + Math.floor(next() * (teams - 1))) % teams;
    const [x, y] = ENDINGS[Math.floor(next() * ENDINGS.length)];
    const part = (points, chance) => (next() < chance ? points : 0);
    return [a, b, x, y, part(x, 0.5), part(y, 0.5), part(x, 0.2), part(y, 0.2)];
  });
}

/** What rulings take from each team: tenths of a point from every tenth. */
export function deductionsOf(teams) {
  const next = drawn(7_314);
  return Array.from({ length: teams }, (_, i) => (i % 10 ? 0 : (1 + Math.floor(next() * 5)) / 10));
}
