import { toText } from '../../../src/core/points';
import type { Sanction } from '../../../src/core/sanction';
import { exact, judged, kinds, pointsOf, type SmallGame, type SmallRuling, table } from './small';

const games: SmallGame[] = [
  { id: '1', players: 9, seats: { A: '5', B: '4.5', C: '4' } },
  { id: '2', players: 9, seats: { A: '1', B: '1' } },
];
const verdictOn = (rulings: SmallRuling[], changed = {}) => judged('A B C', games, rulings, changed);
const proposed = (rulings: SmallRuling[]) =>
  verdictOn(rulings)
    .penalties.filter(penalty => penalty.state === 'proposed')
    .map(({ team, game, clause }) => [team, game, clause]);

describe('fines.3', () => {
  test('fines.3: a clan of the stage without a seat in a game is charged 0.1', () => {
    const [charge] = verdictOn([]).penalties;
    expect(charge).toMatchObject({
      clause: 'fines.3',
      kind: 'noShow',
      team: 'C',
      stage: '1',
      game: '2',
      state: 'proposed',
      repeat: 1,
      found: true,
      sanctions: [{ kind: 'deduction', points: exact('0.1') }],
      evidence: { kind: 'noShow', data: { game: '2', team: 'C' } },
    });
    expect(verdictOn([]).penalties).toHaveLength(1);
  });

  test('fines.3: a proposal waits beside the total, a confirmed one is in it', () => {
    const row = (rulings: SmallRuling[]) => table(verdictOn(rulings)).find(one => one.team === 'C');
    const shown = (rulings: SmallRuling[]) =>
      [row(rulings)?.points, row(rulings)?.penalties, row(rulings)?.pending].map(p =>
        toText(p ?? exact('9')),
      );
    expect(shown([])).toEqual(['4', '0', '0.1']);
    expect(shown([{ team: 'C', game: '2', clause: 'fines.3' }])).toEqual(['3.9', '0.1', '0']);
  });

  test('fines.3: P8 dismissed or withdrawn, the totals are as if it had never been', () => {
    for (const state of ['dismissed', 'withdrawn'] as const) {
      const verdict = verdictOn([{ team: 'C', game: '2', clause: 'fines.3', points: '0.1', state }]);
      expect([pointsOf(verdict, 'C'), verdict.penalties.map(p => p.state)]).toEqual(['4', [state]]);
    }
  });

  test.each<SmallRuling>([
    { team: 'C', game: '2', clause: 'fines.3', points: '0.1' },
    { team: 'C', game: '2', clause: 'fines.3', player: 'somebody' },
    { team: 'C', game: '2', clause: 'fines.2', points: '0.5' },
    { team: 'C', game: '2', clause: '', points: '0.1' },
    { team: 'C', game: '2', clause: 'fines.1', state: 'withdrawn' },
    { team: 'C', game: '2', clause: 'fines.2', state: 'proposed', id: 'by hand' },
  ])('fines.3: nothing is proposed beside a row typed by hand: %o', ruling => {
    expect(proposed([ruling]).filter(([, , clause]) => clause === 'fines.3')).toEqual([]);
  });

  test('fines.3: the product’s own proposal gives way to such a row', () => {
    const own: SmallRuling = {
      team: 'C',
      game: '2',
      stage: '1',
      clause: 'fines.3',
      state: 'proposed',
      id: 'fines.3 · 2 · C',
    };
    expect(proposed([own])).toEqual([['C', '2', 'fines.3']]);
    expect(proposed([own, { team: 'C', game: '2', points: '0.3' }])).toEqual([]);
  });

  describe('fines.3: a no-show written for the stage without its game', () => {
    const missed: SmallGame[] = [
      { id: '1', players: 9, seats: { A: '5', B: '4.5', C: '4' } },
      { id: '2', players: 9, seats: { A: '1', B: '1' } },
      { id: '3', players: 9, seats: { A: '1', B: '1' } },
    ];
    const open = (...rulings: readonly SmallRuling[]) =>
      judged('A B C', missed, rulings)
        .penalties.filter(({ found }) => found)
        .map(({ team, game }) => `${team} ${game}`);
    const row: SmallRuling = { team: 'C', stage: '1', clause: 'fines.3', points: '0.1' };

    test('answers one missed game, two answer two', () =>
      expect([open(), open(row), open(row, row)]).toEqual([['C 2', 'C 3'], ['C 3'], []]));

    test.each<[string, SmallRuling]>([
      ['of another team', { ...row, team: 'B' }],
      ['of another stage', { ...row, stage: '2' }],
      ['under another clause', { ...row, clause: 'fines.2' }],
    ])('%s answers none', (_what, ruling) => expect(open(ruling)).toEqual(['C 2', 'C 3']));
  });

  test('fines.3: a ruling on another game or another team answers nothing', () => {
    expect(
      proposed([
        { team: 'C', game: '1', points: '1' },
        { team: 'B', game: '2', points: '1' },
      ]),
    ).toEqual([['C', '2', 'fines.3']]);
  });

  test('fines.3: one no-show confirmed twice counts once', () => {
    const twice = verdictOn(Array(2).fill({ team: 'C', game: '2', clause: 'fines.3', points: '0.1' }));
    expect([pointsOf(twice, 'C'), twice.doubled.map(line => line.row)]).toEqual(['3.9', [3]]);
  });

  test('fines.3: nobody is charged in a game that is not over, or while a row’s team can’t be read', () => {
    const charges = (game: Partial<SmallGame>) =>
      judged('A B', [{ id: '1', players: 9, seats: { A: '1' }, ...game }]).penalties;
    expect(charges({})).toHaveLength(1);
    expect(charges({ unread: 1 })).toEqual([]);
    expect(charges({ seats: { A: {} }, outcome: 'none' })).toEqual([]);
  });

  test('fines.3: a team taken out is not missed', () => {
    expect(proposed([{ team: 'C', stage: '1', sanctions: [{ kind: 'teamOut' }] }])).toEqual([]);
  });

  test('fines.3: the fine is the organizers’', () => {
    expect(
      pointsOf(
        verdictOn([{ team: 'C', game: '2', clause: 'fines.3' }], { 'fine.noShow': exact('0.25') }),
        'C',
      ),
    ).toBe('3.75');
  });
});

describe('rulings', () => {
  test('fines.1: a player without the right costs 0.1 unless the judge writes more', () => {
    expect(pointsOf(verdictOn([{ team: 'A', game: '1', clause: 'fines.1' }]), 'A')).toBe('5.9');
    expect(pointsOf(verdictOn([{ team: 'A', game: '1', clause: 'fines.1', points: '0.7' }]), 'A')).toBe(
      '5.3',
    );
  });

  test('fines.2: the judge’s fine is of any size and names its clause and cell', () => {
    const verdict = verdictOn([{ team: 'B', game: '1', points: '4' }]);
    expect(pointsOf(verdict, 'B')).toBe('1.5');
    expect(verdict.awards.filter(award => award.account === 'fine')).toEqual([
      {
        team: 'B',
        stage: '1',
        account: 'fine',
        points: exact('-4'),
        clause: 'fines.2',
        game: '1',
        at: { sheet: 'Penalties', cell: 'O2' },
      },
    ]);
  });

  test('fines.2: P10 a no-show and a judge’s fine in one stage are in every total', () => {
    const verdict = verdictOn([
      { team: 'C', game: '2', clause: 'fines.3', points: '0.1' },
      { team: 'C', game: '1', points: '0.2' },
    ]);
    const row = table(verdict).find(one => one.team === 'C');
    expect([row?.points, row?.penalties].map(p => toText(p ?? exact('9')))).toEqual(['3.7', '0.3']);
  });

  test('fines.2: the stage is that of the game, else the one typed', () => {
    const verdict = (ruling: SmallRuling) =>
      judged(
        'A B',
        [
          { id: '1', seats: { A: '4', B: '3' } },
          { id: '2', stage: '2', seats: { A: '1', B: '1' } },
        ],
        [ruling],
      );
    const taken = (ruling: SmallRuling) =>
      ['1', '2'].map(stage =>
        toText(table(verdict(ruling), stage).find(r => r.team === 'A')?.penalties ?? exact('9')),
      );
    expect(taken({ team: 'A', game: '2', stage: '1', points: '1' })).toEqual(['0', '1']);
    expect(taken({ team: 'A', stage: '1', points: '1' })).toEqual(['1', '0']);
  });

  test('fines.2: points without a stage, or in a stage without the team, are an error with its cell', () => {
    const cell = { sheet: 'Penalties', cell: 'O2' };
    expect(verdictOn([{ team: 'A', points: '1' }]).findings).toMatchObject([
      { level: 'error', kind: 'penaltyStageUnknown', at: cell },
    ]);
    expect(verdictOn([{ team: 'A', game: '77', points: '1' }]).findings).toMatchObject([
      { level: 'warning', kind: 'penaltyGameUnknown', at: cell, data: { game: '77' } },
      { level: 'error', kind: 'penaltyStageUnknown', at: cell },
    ]);
    const outside = judged('A B', games.slice(0, 1), [{ team: 'Z', stage: '1', points: '1' }]);
    expect(outside.findings).toMatchObject([
      { level: 'error', kind: 'penaltyOutsideStage', data: { team: 'Z', stage: '1' } },
    ]);
    expect(kinds(verdictOn([{ team: 'A', points: '1', state: 'proposed' }]))).toEqual([]);
  });

  test.each<Sanction>([
    { kind: 'forfeit' },
    { kind: 'credit', points: exact('1') },
    { kind: 'gameLoss' },
    { kind: 'rolesVoid' },
    { kind: 'wallClosed' },
  ])('fines.2: $kind belongs to walls: a warning, no points', sanction => {
    const verdict = verdictOn([{ team: 'C', game: '2', sanctions: [sanction] }]);
    expect(kinds(verdict)).toEqual(['warning sanctionWithoutEffect']);
    expect(pointsOf(verdict, 'C')).toBe('4');
  });

  test('fines.2: a warning and a player out take no points', () => {
    const verdict = verdictOn([
      { team: 'C', game: '2', sanctions: [{ kind: 'warning' }, { kind: 'playerOut', until: 'day' }] },
    ]);
    expect([kinds(verdict), pointsOf(verdict, 'C')]).toEqual([[], '4']);
  });
});
