import { charged, cupBook, found } from './book';

const SQUAD = ['Анна', 'Борис', 'Вера', 'Глеб'];
const wolves = (...periods: readonly (readonly string[])[]) => [
  ['Волки'],
  ...SQUAD.map(name => ['Волки', name]),
  ...periods.map(period => ['Волки', ...period]),
  ['Совы'],
];
/** One game of Волки and Совы, at 16:00 of 31 March unless said otherwise. */
const game = (player: string, more: Readonly<Record<string, string | number>> = {}, id = 1) => ({
  id,
  time: '31.03.2026 16:00',
  seats: { [`Волки: ${player}`]: 1, Совы: 2 },
  ...more,
});
/** Every piece of evidence is a sentence that names the player and the game. */
const evidence = (teams: readonly (readonly string[])[], player: string) =>
  cupBook({ teams, games: [game(player)] }).report.charges.map(({ evidence: text }) => text);
const charges = (teams: readonly (readonly string[])[], player: string) =>
  charged(cupBook({ teams, games: [game(player)] })).map(text => text.split(' ').slice(0, 2).join(' '));

describe('who may play', () => {
  test('entrants.1: a member of thirty days may play, of twenty-nine may not', () => {
    expect(charges(wolves(['Новый', '01.03.2026']), 'Новый')).toEqual([]);
    expect(charges(wolves(['Новый', '02.03.2026']), 'Новый')).toEqual(['fines.1 memberTooShort']);
  });

  test('entrants.1: fifteen days are enough after three months in the same clan', () => {
    const back = (until: string, again: string) =>
      charges(wolves(['Новый', '01.10.2025', until], ['Новый', again]), 'Новый');
    expect(back('31.12.2025', '16.03.2026')).toEqual([]);
    expect(back('30.12.2025', '16.03.2026')).toEqual(['fines.1 memberTooShort']);
    expect(back('31.12.2025', '17.03.2026')).toEqual(['fines.1 memberTooShort']);
  });

  test('entrants.1: the evidence says who, where and why', () => {
    expect(evidence(wolves(['Новый', '02.03.2026']), 'Новый')).toEqual([
      'В партии 1 за «Волки» сидел «Новый», к началу кубка он был в клане слишком мало.',
    ]);
    expect(evidence(wolves(['Новый', '', '02.03.2026']), 'Новый')).toEqual([
      'В партии 1 за «Волки» сидел «Новый», он уже не в клане.',
    ]);
  });

  test('entrants.1: who joined after the start may not play at all', () => {
    expect(charges(wolves(['Новый', '01.04.2026']), 'Новый')).toEqual(['fines.1 memberTooShort']);
  });

  test('entrants.1: the days are the organizers’', () => {
    const teams = wolves(['Новый', '20.03.2026']);
    expect(charged(cupBook({ teams, games: [game('Новый')], parameters: { 'member.days': 10 } }))).toEqual(
      [],
    );
  });

  test('entrants.1: a member without dates is not asked about; without times nobody is, and a note says so', () => {
    expect(charges(wolves(['Новый']), 'Новый')).toEqual([]);
    const timeless = cupBook({
      teams: wolves(['Новый', '30.03.2026']),
      games: [game('Новый', { time: '' })],
    });
    expect([charged(timeless), found(timeless)]).toEqual([[], ['startUnknown B7']]);
  });

  test('entrants.2: in a clan younger than thirty days those play who were in it when it was registered', () => {
    const young = (from: string) => [['Волки', '', '15.03.2026'], ['Волки', 'Новый', from], ['Совы']];
    expect(charges(young('15.03.2026'), 'Новый')).toEqual([]);
    expect(charges(young('16.03.2026'), 'Новый')).toEqual(['fines.1 memberTooShort']);
    const old = [['Волки', '', '01.03.2026'], ['Волки', 'Новый', '01.03.2026'], ['Совы']];
    expect(charges(old, 'Новый')).toEqual([]);
  });

  test('entrants.3: who lost the badge plays no more; his last day is a day of membership still', () => {
    expect(charges(wolves(['Ушёл', '01.01.2025', '30.03.2026']), 'Ушёл')).toEqual(['fines.1 noMember']);
    expect(charges(wolves(['Ушёл', '01.01.2025', '31.03.2026']), 'Ушёл')).toEqual([]);
  });

  test('fines.1: a player whom the squad does not have, with his cell', () => {
    const checked = cupBook({ teams: wolves(), games: [game('Чужой')] });
    expect(charged(checked)).toEqual(['fines.1 notInSquad Волки Чужой 1 proposed']);
    expect(checked.report.charges[0]).toMatchObject({
      sanction: 'deduct 0.1',
      sheet: 'Протоколы',
      cell: 'H2',
      evidence: 'В партии 1 за «Волки» сидел «Чужой», его нет в составе.',
    });
    expect(found(checked, 'unknownPlayer')).toEqual(['unknownPlayer H2']);
  });

  test('fines.1: N2 a name with a Latin letter is a warning with the likely member, and nobody is charged', () => {
    const checked = cupBook({ teams: wolves(), games: [game('Aнна')] });
    expect(charged(checked)).toEqual([]);
    expect(checked.report.findings.map(({ level, message }) => [level, message])).toEqual([
      [
        'warning',
        'Игрока «Aнна» нет в составе команды «Волки»: похож на «Анна», но буквы другие. Исправьте имя или состав.',
      ],
    ]);
  });

  test('fines.1: N1 the writing of a name does not matter', () =>
    expect(charges(wolves(['Пётр', '01.01.2020']), ' ПЕТР ')).toEqual([]));

  test('fines.1: a judge’s row for the game without a player answers for whoever sat there', () => {
    const penalties = [{ Пункт: 'fines.1', Команда: 'Волки', Партия: '1', Состояние: 'отклонён' }];
    expect(charged(cupBook({ teams: wolves(), games: [game('Чужой')], penalties }))).toEqual([]);
  });

  test('fines.1: the charge confirmed takes a tenth', () => {
    const penalties = [
      { Пункт: 'fines.1', Команда: 'Волки', Игрок: 'чужой', Партия: '1', Состояние: 'подтверждён' },
    ];
    const { report } = cupBook({ teams: wolves(), games: [game('Чужой')], penalties });
    expect(report.standings[0]?.rows.find(row => row.team === 'Волки')).toMatchObject({ points: '0.9' });
    expect(report.charges.map(({ state }) => state)).toEqual(['confirmed']);
  });
});

describe('terms.5 and terms.6', () => {
  const six = (more: (i: number) => Readonly<Record<string, string | number>> = () => ({})) =>
    Array.from({ length: 6 }, (_, i) => game('Анна', more(i), i + 1));

  test('terms.5: the sixth game of a stage is an offence of fines.1', () => {
    const checked = cupBook({ teams: wolves(), games: six() });
    expect(charged(checked)).toEqual(['fines.1 overLimit Волки Анна 6 proposed']);
    expect(checked.report.charges[0]?.evidence).toBe(
      'Партия 6 для «Анна» («Волки») на этапе 6-я, а можно 5.',
    );
  });

  test('terms.5: the counter begins again with the stage, and the number is the organizers’', () => {
    expect(charged(cupBook({ teams: wolves(), games: six(i => ({ stage: i < 3 ? '1' : '2' })) }))).toEqual(
      [],
    );
    const parameters = { 'player.games': 4 };
    expect(charged(cupBook({ teams: wolves(), games: six(), parameters })).length).toBe(2);
  });

  const replayed = [
    { Партия: '2', Санкция: 'переигровка', Состояние: 'подтверждён', Пункт: 'stage1.minimum' },
  ];
  test('terms.5: a replayed game is not counted', () => {
    expect(charged(cupBook({ teams: wolves(), games: six(), penalties: replayed }))).toEqual([]);
  });

  test('terms.5: how many games each has played in a stage, of how many', () => {
    const games = [...six(i => ({ stage: i < 4 ? '1' : '2' })), game('Борис', { stage: '2' }, 7)];
    const { report } = cupBook({ teams: wolves(), games, penalties: replayed });
    expect(
      report.appearances.map(({ stage, team, player, games: n, most }) =>
        [stage, team, player, `${n}/${most}`].join(' '),
      ),
    ).toEqual(['1 Волки Анна 3/5', '2 Волки Анна 2/5', '2 Волки Борис 1/5']);
  });

  test('terms.5: players of a clan without a squad are counted too, by whatever writing', () => {
    const games = Array.from({ length: 6 }, (_, i) => ({
      id: i + 1,
      seats: { [`Совы: ${i % 2 ? 'Пётр' : 'петр'}`]: 1, Волки: 1 },
    }));
    expect(charged(cupBook({ teams: [['Волки'], ['Совы']], games }))).toEqual([
      'fines.1 overLimit Совы Пётр 6 proposed',
    ]);
  });

  test('terms.6: two of one squad are an offence of the team; two rows of one player a slip', () => {
    const two = (second: string) =>
      cupBook({
        teams: wolves(),
        games: [{ id: 1, seats: { 'Волки: Анна': 1, [`Волки: ${second}`]: 1, Совы: 2, Ежи: 1 } }],
      });
    expect(charged(two('Борис'))).toEqual(['fines.1 twoOfTeam Волки - 1 proposed']);
    expect(charged(two(' анна'))).toEqual([]);
    expect(found(two(' анна'), 'seatTwice')).toEqual(['seatTwice G3']);
  });
});

describe('squads', () => {
  const squad = (count: number, ...more: readonly (readonly string[])[]) => [
    ...Array.from({ length: count }, (_, i) => ['Волки', `Игрок ${i + 1}`]),
    ...more.map(row => ['Волки', ...row]),
    ['Совы'],
  ];
  const stages = [
    { id: 1, stage: '1', time: '01.03.2026 16:00', seats: { Волки: 1, Совы: 2 } },
    { id: 2, stage: '1', time: '05.03.2026 16:00', seats: { Волки: 1, Совы: 2 } },
    { id: 3, stage: '2', time: '10.03.2026 16:00', seats: { Волки: 1, Совы: 2 } },
  ];
  const kinds = (teams: readonly (readonly string[])[], games = stages) => found(cupBook({ teams, games }));

  test('general.5: four to eight members', () => {
    expect([3, 4, 8, 9].map(count => kinds(squad(count)))).toEqual([
      ['squadTooSmall A2'],
      [],
      [],
      ['squadTooLarge A2'],
    ]);
  });

  test('general.5: a ninth member may stand for one who left between the stages', () => {
    expect(kinds(squad(8, ['Ушёл', '', '07.03.2026']))).toEqual([]);
    expect(kinds(squad(9, ['Ушёл', '', '07.03.2026']))).toEqual(['squadTooLarge A2']);
  });

  test('general.5: one substitution after a stage', () => {
    expect(kinds(squad(7, ['Ушёл', '', '07.03.2026'], ['Ушла', '', '08.03.2026']))).toEqual([
      'substitutionsTooMany A2',
    ]);
  });

  test('entrants.3: who lost the badge during a stage is not replaced', () => {
    expect(kinds(squad(8, ['Ушёл', '', '03.03.2026']))).toEqual(['squadTooLarge A2']);
  });
});

describe('entrants.1: days and months', () => {
  test.each([
    ['on the first moment of the cup', [['31.03.2026 16:00']], 'memberTooShort'],
    ['two periods at once: the longer counts', [['01.01.2025'], ['20.03.2026']], undefined],
    ['the first of them begun long before any memory', [['', '31.12.2025'], ['16.03.2026']], undefined],
    ['back on the day after he left', [['01.10.2025', '15.03.2026'], ['16.03.2026']], undefined],
    ['a membership that will last is not one that lasted', [['16.03.2026', '31.12.2026']], 'memberTooShort'],
    ['no member when the cup began', [['01.04.2026']], 'memberTooShort'],
  ] as const)('%s', (_, periods, kind) => {
    const teams = wolves(...periods.map(period => ['Новый', ...period]));
    expect(charges(teams, 'Новый')).toEqual(kind ? [`fines.1 ${kind}`] : []);
  });

  test('entrants.2: in an older clan the days of the member count, not those of the clan', () => {
    const clan = (registered: string, from: string) => [
      ['Волки', '', registered],
      ['Волки', 'Новый', from],
      ['Совы'],
    ];
    expect(charges(clan('01.01.2025', '01.02.2026'), 'Новый')).toEqual([]);
    expect(charges(clan('01.01.2025', '20.03.2026'), 'Новый')).toEqual(['fines.1 memberTooShort']);
  });
});

describe('fines.1: whom it is asked of', () => {
  const squadless = [['Волки'], ...SQUAD.map(name => ['Волки', name]), ['Совы'], ['Ежи']];
  test('a game that is not over charges nobody', () => {
    const games = [game('Анна'), { id: 2, outcome: '', seats: { 'Волки: Чужой': 'мирный', Совы: 'мирный' } }];
    expect(charged(cupBook({ teams: wolves(), games }))).toEqual([]);
  });

  test('a clan that is not in the stage has no squad in it', () => {
    const games = [
      { id: 1, seats: { Волки: 3, Совы: 2, Ежи: 1 } },
      { id: 2, stage: '2', seats: { 'Волки: Чужой': 1, Совы: 2 } },
    ];
    const parameters = { 'stage1.cut': 1 };
    const kinds = charged(cupBook({ teams: squadless, games, parameters }));
    expect(kinds.filter(line => line.startsWith('fines.1'))).toEqual([
      'fines.1 notInSquad Волки Чужой 2 proposed',
    ]);
  });

  test('terms.6: both players by the alphabet, in the cell of the second; no player alone is charged', () => {
    const games = [{ id: 1, seats: { 'Волки: Борис': 1, 'Волки: Анна': 1, Совы: 2, Ежи: 1 } }];
    const { check, report } = cupBook({ teams: wolves(), games });
    const [two] = check.judgement.penalties.filter(({ kind }) => kind === 'twoOfTeam');
    expect(two).toMatchObject({ evidence: { data: { game: '1', team: 'Волки', player: 'Анна, Борис' } } });
    expect([two?.player, report.charges.find(({ kind }) => kind === 'twoOfTeam')?.cell]).toEqual([
      undefined,
      'H3',
    ]);
  });

  test('terms.6: a row without its player is no second player', () => {
    const games = [{ id: 1, seats: { 'Волки: Анна': 1, 'Волки: ': 1, Совы: 2, Ежи: 1 } }];
    expect(charged(cupBook({ teams: wolves(), games }))).toEqual([]);
  });

  const word = (more: object) => [
    { Пункт: 'fines.1', Команда: 'Волки', Партия: '1', Состояние: 'отклонён', ...more },
  ];
  test.each([
    ['on that team in that game', {}, 0],
    ['by another clause', { Пункт: 'fines.2' }, 1],
    ['on another team', { Команда: 'Совы' }, 1],
    ['on another game', { Партия: '2' }, 1],
    ['on another player', { Игрок: 'Анна' }, 1],
    ['not decided', { Состояние: 'предложен' }, 1],
  ] as const)('a judge’s word %s', (_, more, count) => {
    const games = [game('Чужой'), game('Вера', {}, 2)];
    const found1 = charged(cupBook({ teams: wolves(), games, penalties: word(more) }));
    expect(found1.filter(line => line.includes('Чужой'))).toHaveLength(count);
  });

  test('terms.5: his word answers for a game beyond the limit too', () => {
    const six = Array.from({ length: 6 }, (_, i) => game('Анна', {}, i + 1));
    const over = (more: object) =>
      charged(cupBook({ teams: wolves(), games: six, penalties: word(more) })).filter(line =>
        line.includes('overLimit'),
      );
    expect([over({ Партия: '6' }), over({ Партия: '5' })]).toEqual([
      [],
      ['fines.1 overLimit Волки Анна 6 proposed'],
    ]);
  });

  test('terms.5: who has played stands by team and name', () => {
    const seats = [
      { 'Совы: Яна': 1, 'Волки: Вера': 1 },
      { 'Совы: Ада': 1, 'Волки: Анна': 1 },
    ];
    const games = seats.map((own, i) => ({ id: i + 1, seats: own }));
    const { report } = cupBook({ teams: wolves(), games });
    expect(report.appearances.map(({ team, player }) => `${team} ${player}`)).toEqual([
      'Волки Анна',
      'Волки Вера',
      'Совы Ада',
      'Совы Яна',
    ]);
  });
});

describe('general.5: what is said of squads', () => {
  const squad = (count: number, ...leavers: readonly string[]) => [
    ...Array.from({ length: count }, (_, i) => ['Волки', `Игрок ${i + 1}`]),
    ...leavers.map((day, i) => ['Волки', `Ушёл ${i + 1}`, '', `${day}.03.2026`]),
    ['Совы'],
  ];
  const at = (id: number, stage: string, day: string) => ({
    id,
    stage,
    time: `${day}.03.2026 16:00`,
    seats: { Волки: 1, Совы: 2 },
  });
  const two = [at(1, '1', '01'), at(2, '1', '05'), at(3, '2', '10'), at(4, '2', '12')];
  const said = (teams: readonly (readonly string[])[], games = two) =>
    cupBook({ teams, games }).check.judgement.findings.map(({ kind, data }) => ({ kind, ...data }));

  test('how many there are, and may be', () => {
    expect(said(squad(3))).toEqual([{ kind: 'squadTooSmall', team: 'Волки', count: 3, min: 4 }]);
    expect(said(squad(9, '07'))).toEqual([{ kind: 'squadTooLarge', team: 'Волки', count: 10, max: 9 }]);
    expect(said(squad(7, '07', '08'))).toEqual([
      { kind: 'substitutionsTooMany', team: 'Волки', stage: '1', count: 2, max: 1 },
    ]);
  });

  test.each([
    ['after a stage, the next not begun', squad(8, '15'), two.slice(0, 2), []],
    ['in the middle of a stage', squad(8, '11'), two, ['squadTooLarge']],
    ['after each of two stages', squad(8, '07', '13'), [...two, at(5, '3', '20')], []],
    ['after the last', squad(8, '25'), [...two, at(5, '3', '20')], ['squadTooLarge']],
    [
      'a stage without times is no pause',
      squad(8, '15'),
      [...two.slice(0, 2), { ...at(3, '2', '10'), time: '' }],
      [],
    ],
  ])('who left %s', (_, teams, games, kinds) => {
    expect(said(teams, games).map(({ kind }) => kind)).toEqual(kinds);
  });
});
