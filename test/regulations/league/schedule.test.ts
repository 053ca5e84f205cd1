import { findings, judged, type SmallGame } from './season';

const at = (...starts: readonly string[]): readonly SmallGame[] =>
  starts.map((start, i) => ({
    id: String(i + 1),
    start: `2009-10-${start}:00`,
    seats: { A: 'citizen', B: 'mafia' },
  }));
const seen = (kind: string, games: readonly SmallGame[], law = {}) =>
  findings(judged({ teams: 'A B', games, law }), kind);

describe('the schedule', () => {
  test('1.2: at most two rounds of a day; a late game is of the day that it began in', () => {
    expect(seen('crowdedDay', at('01T18', '01T22', '02T18'))).toEqual([]);
    expect(seen('crowdedDay', at('01T18', '01T22', '02T01'))).toEqual(['note C100']);
  });

  test('1.2: several games of one round are one', () => {
    const one = at('01T18', '01T19', '01T22').map(game => ({ ...game, round: '1' }));
    expect(seen('crowdedDay', one)).toEqual([]);
  });

  test('1.3: a pause of a day after half of the rounds', () => {
    expect(seen('pauseShort', at('01T18', '01T22', '02T22', '03T18'))).toEqual([]);
    expect(seen('pauseShort', at('01T18', '01T22', '02T18', '03T18'))).toEqual(['warning C300']);
  });

  test('1.3: with an odd number of rounds after the one that tips the balance', () => {
    const law = { 'rounds.perTeam': 1 };
    const three = (games: readonly SmallGame[]) =>
      findings(judged({ teams: 'A B C', games, law }), 'pauseShort');
    expect(three(at('01T18', '01T22', '02T18'))).toEqual(['warning C300']);
    expect(three(at('01T18', '01T22', '03T18'))).toEqual([]);
  });

  test('1.2: as many hours apart as begin a new day is still the same one', () => {
    const three = (last: string) =>
      findings(
        judged({
          teams: 'A B',
          games: [...at('01T08', '01T18'), { id: '3', start: `2009-10-02T${last}`, seats: {} }],
        }),
        'crowdedDay',
      );
    expect([three('04:00'), three('04:01')]).toEqual([['note C100'], []]);
  });

  test('1.3: the pause begins with the last game of its round', () => {
    const rounds =
      (...all: readonly string[]) =>
      (game: SmallGame, i: number) => ({ ...game, round: all[i] ?? '' });
    const games = at('01T18', '02T18', '02T22', '03T21').map(rounds('1', '2', '2', '3'));
    expect(seen('pauseShort', games)).toEqual(['warning C400']);
    expect(seen('pauseShort', at('01T18', '02T18', '03T18'))).toEqual([]);
  });

  test('1.4: twice as many rounds as teams; the extra round is not among them', () => {
    const five = at('01T18', '01T22', '03T18', '03T22', '04T18');
    expect(seen('tooManyRounds', five)).toEqual(['warning C500']);
    expect(
      seen(
        'tooManyRounds',
        five.map((game, i) => (i === 4 ? { ...game, round: 'extra' } : game)),
      ),
    ).toEqual([]);
  });
});
