// League and cup before the end: whoever is called through or out stays so, however the games still to come are paid.
import fc from 'fast-check';
import { checkWorkbook } from '../../src/addon/check';
import { outlook } from '../../src/core/outlook';
import { fraction, type Points } from '../../src/core/points';
import type { Outlook } from '../../src/core/race';
import type { Game, Tournament } from '../../src/core/tournament';
import { opened } from '../addon/panel/samples';

function sampleOf(name: 'league' | 'cup') {
  const read = checkWorkbook(opened(name, '2026-12-20T12:00').workbook, { lang: 'ru' });
  if (!read.ok) throw new Error(read.message);
  const { regulation, values, tournament } = read.check.understood;
  const facts: Tournament = { ...tournament, ledger: [] };
  const judge = (games: readonly Game[]) => {
    const now: Tournament = { ...facts, games, announced: [] };
    const judgement = regulation.judge(now, values);
    return { judgement, outlooks: (regulation.races?.(now, values, judgement) ?? []).map(outlook) };
  };
  return { facts, judge };
}

const CASES = {
  cup: { stage: '1', most: fraction(3) },
  league: { stage: 'top', most: fraction(3) },
} as const;

/** The game played once more, with these points for its seats. */
const again = (game: Game, nth: number, round: string, points: readonly Points[]): Game => ({
  ...game,
  id: `n${nth}`,
  round,
  seats: game.seats.map((seat, i) => ({ ...seat, points: points[i % points.length] ?? fraction(0) })),
});

const of = (outlooks: readonly Outlook[], stage: string): Outlook | undefined =>
  outlooks.find(one => one.stage === stage);

describe.each(['cup', 'league'] as const)('%s', name => {
  const { facts, judge } = sampleOf(name);
  const { stage, most } = CASES[name];
  const own = facts.games.filter(game => game.stage === stage);

  test('1.4, stage1.cut: a mark made on the way is borne out by whatever the last games bring', () => {
    const marked = new Set<string>();
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 3 }),
        fc.array(fc.boolean(), { minLength: 12, maxLength: 40 }),
        (left, pays) => {
          const played = own.slice(0, own.length - left);
          const now = of(judge(played).outlooks, stage);
          const points = pays.map(isPaid => (isPaid ? most : fraction(0)));
          const rest = own
            .slice(own.length - left)
            .map((game, i) => again(game, i, game.round ?? '', [...points.slice(i), ...points]));
          const end = judge([...played, ...rest]).judgement.tables.find(table => table.stage === stage);
          for (const { team, state } of now?.prospects ?? []) {
            if (state === 'open') continue;
            marked.add(state);
            const qualified = end?.rows.find(row => row.team === team)?.qualified;
            expect([team, qualified]).toEqual([team, state === 'through']);
          }
        },
      ),
      { numRuns: 20 },
    );
    expect([...marked]).toContain('through');
  });

  test('nothing is said of anyone before the first games are played, and the end is the table’s own', () => {
    const begun = of(judge(own.slice(0, 2)).outlooks, stage);
    expect(begun?.by).toBe('bound');
    expect(begun?.prospects.every(({ state }) => state === 'open')).toBe(true);
    const { judgement, outlooks } = judge(facts.games);
    const end = of(outlooks, stage);
    const rows = judgement.tables.find(table => table.stage === stage)?.rows ?? [];
    if (end?.by === 'final')
      for (const { team, qualified } of rows)
        expect([team, end.prospects.find(one => one.team === team)?.state]).toEqual([
          team,
          qualified === undefined ? 'open' : qualified ? 'through' : 'out',
        ]);
    expect(end?.prospects.map(({ team }) => team).sort()).toEqual(rows.map(({ team }) => team).sort());
  });
});
