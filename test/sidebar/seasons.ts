/** Panels of a league season and of a cup, as the server answers them: made-up teams, people and money. */
import type { AwardDto, Case, Lang, Panel, PenaltyDto, PlaceDto } from '../../src/addon/panel';
import type { AppearancesDto, Report, StandingsRow } from '../../src/addon/report';

const HERONS = 'Цапли';
const BAKERS = 'Пекари с Набережной и их ночные гости';
const LOCKS = 'Замки';
const MIST = 'Туман';
const OARS = 'Вёсла';
const SPARKS = 'Искры';

interface Person {
  readonly name: string;
  readonly team: string;
}
const MARTEN: Person = { name: 'Куница', team: BAKERS };
const RAVEN: Person = { name: 'Ворон-с-очень-длинным-прозвищем-и-хвостом', team: BAKERS };
const FERN: Person = { name: 'Папоротник', team: LOCKS };
const CINDER: Person = { name: 'Зола', team: MIST };
const HARE: Person = { name: 'Заяц', team: HERONS };

const SHEET = { ru: 'Протоколы', en: 'Protocols' } as const;
const LEDGER = { ru: 'Штрафы', en: 'Penalties' } as const;

const WORDS = {
  ru: {
    warning: 'предупреждение',
    out: 'игрок вне игры до конца турнира',
    day: 'игрок вне игры на игровой день',
    half: 'игрок вне игры на половину партий',
    fined: '−0,1',
    missed: `Команды «${BAKERS}» нет в партии 17 (игроков 9).`,
    two: `В партии 12 за «${LOCKS}» сидели двое: «Папоротник, Мох».`,
    over: 'Партия 18 для «Куница» на этапе 7-я, а можно 6.',
    outcome: 'Партия 19: нет исхода, очки по ней не считаются. Впишите исход.',
    thrown: 'Слив партии 9, судьи турнира и сайта согласны.',
    oath: 'Клятва в общем чате партии 11.',
    squad: `В партии 34 за «${SPARKS}» сидел не из сборной: «Заяц».`,
    lines: [`«${BAKERS}»: 21,25 − 0,1 = 21,15.`, 'Высшая лига: 2–3-е место → 3-е.'],
  },
  en: {
    warning: 'warning',
    out: 'player out to the end of the tournament',
    day: 'player out for a game day',
    half: 'player out for half of the games',
    fined: '−0.1',
    missed: `“${BAKERS}” is not in game 17 (9 players).`,
    two: `Two sat in game 12 for “${LOCKS}”: “Папоротник, Мох”.`,
    over: 'Game 18 is the 7th of the stage for “Куница”, 6 are allowed.',
    outcome: 'Game 19: no outcome, so no points. Write the outcome.',
    thrown: 'Game 9 was thrown; the judges of tournament and site agree.',
    oath: 'An oath in the common chat of game 11.',
    squad: `In game 34 someone outside the squad sat for “${SPARKS}”: “Заяц”.`,
    lines: [`“${BAKERS}”: 21.25 − 0.1 = 21.15.`, 'Top league: place 2–3 → 3.'],
  },
} as const;

const row = (
  place: number | null,
  team: string,
  points: string,
  more: Partial<StandingsRow> = {},
): StandingsRow => ({
  place,
  shared: false,
  team,
  points,
  carryIn: '0',
  penalties: '0',
  pending: '0',
  provisional: null,
  criteria: {},
  decidedBy: 'points',
  qualified: null,
  ...more,
});

const penalty = (lang: Lang, id: string, more: Partial<PenaltyDto>): PenaltyDto => ({
  id,
  seen: `seen-${id}`,
  state: 'confirmed',
  clause: '2.17',
  kind: 'noShow',
  team: BAKERS,
  player: null,
  stage: null,
  wall: null,
  game: null,
  evidence: '',
  repeat: 1,
  sanction: WORDS[lang].fined,
  points: '0.1',
  money: '',
  paid: '',
  judge: 'Судья Рассвет',
  reason: '',
  time: '2026-11-12 22:40',
  place: { sheet: LEDGER[lang], cell: 'A7', record: '' },
  ...more,
});

function leaguePenalties(lang: Lang): readonly PenaltyDto[] {
  const words = WORDS[lang];
  return [
    penalty(lang, 'n3', {
      state: 'proposed',
      game: '17',
      repeat: 3,
      evidence: words.missed,
      money: '125',
      judge: '',
      time: '',
    }),
    penalty(lang, 'n1', { game: '4', evidence: words.missed, money: '75', paid: '75' }),
    penalty(lang, 'n2', { game: '8', repeat: 2, money: '100', paid: '25' }),
    penalty(lang, 't1', {
      clause: '2.25',
      kind: '',
      game: '9',
      player: RAVEN.name,
      evidence: words.thrown,
      sanction: `${words.out}; ${words.fined}`,
      money: '300',
    }),
    penalty(lang, 'g1', {
      team: LOCKS,
      clause: '2.23',
      kind: 'twoOfTeam',
      game: '12',
      evidence: words.two,
      money: '100',
      paid: '100',
    }),
    penalty(lang, 'w1', {
      team: MIST,
      state: 'withdrawn',
      clause: '2.21',
      game: '6',
      repeat: null,
      money: '37.5',
      paid: '37.5',
      reason: 'Заявка исправлена вовремя.',
    }),
    penalty(lang, 'm3', {
      team: LOCKS,
      clause: '5.4',
      player: FERN.name,
      game: '11',
      repeat: 3,
      sanction: words.half,
      points: '',
      evidence: words.oath,
    }),
    penalty(lang, 'm2', {
      team: MIST,
      clause: '5.2',
      player: CINDER.name,
      game: '15',
      repeat: 2,
      sanction: words.day,
      points: '',
    }),
  ];
}

const plays = (
  { name: player, team }: Person,
  stage: string,
  games: number,
  most: number,
  clause: string,
): AppearancesDto => ({ team, player, stage, games, most, clause });

const LEAGUE_PLAYED: readonly AppearancesDto[] = [
  plays(HARE, 'top', 2, 6, '2.7'),
  plays({ name: 'Осока', team: HERONS }, 'top', 5, 6, '2.7'),
  plays(MARTEN, 'top', 6, 6, '2.7'),
  plays(RAVEN, 'top', 3, 6, '2.7'),
  plays(FERN, 'top', 4, 6, '2.7'),
  plays({ name: 'Мох', team: LOCKS }, 'top', 1, 6, '2.7'),
  plays(CINDER, 'second', 3, 5, '2.7'),
  plays({ name: 'Волна', team: OARS }, 'second', 4, 5, '2.7'),
  plays({ name: 'Искра', team: SPARKS }, 'second', 2, 5, '2.7'),
];

const LEAGUE_TABLES: Report['standings'] = [
  {
    stage: 'top',
    group: null,
    rows: [
      row(1, HERONS, '24.5', { qualified: true }),
      row(2, BAKERS, '21.25', {
        shared: true,
        decidedBy: 'shared',
        pending: '0.1',
        penalties: '0.3',
        qualified: true,
      }),
      row(2, OARS, '21.25', { shared: true, decidedBy: 'shared', qualified: true }),
      row(4, LOCKS, '21.25', { decidedBy: '3.2', penalties: '0.1', qualified: false }),
    ],
  },
  {
    stage: 'second',
    group: null,
    rows: [
      row(1, MIST, '18', { shared: true, decidedBy: 'extra round', qualified: true }),
      row(1, SPARKS, '18', { shared: true, decidedBy: 'extra round', qualified: true }),
      row(3, 'Ольха', '9.75', { qualified: false }),
    ],
  },
];

/** 2 + 3 + 0.25 + 16.3, less three fines of 0.1: 21.25. */
const LEAGUE_AWARDS: readonly AwardDto[] = [
  ['1', '2'],
  ['2', '3'],
  ['3', '0.25'],
  ['5', '16.3'],
].map(
  ([game = '', points = ''], at): AwardDto => ({
    team: BAKERS,
    stage: 'top',
    account: 'seat',
    points,
    clause: '3.1',
    wall: null,
    game,
    place: { sheet: 'Протоколы', cell: `H${20 + at}`, record: '' },
  }),
);
const fine = (game: string | null, clause: string): AwardDto => ({
  team: BAKERS,
  stage: 'top',
  account: 'fine',
  points: '-0.1',
  clause,
  wall: null,
  game,
  place: { sheet: 'Штрафы', cell: 'F7', record: '' },
});

const LEAGUE_PLACES: readonly PlaceDto[] = [
  {
    stage: 'top',
    group: null,
    team: LOCKS,
    trials: [
      {
        criterion: 'points',
        teams: [
          { team: HERONS, value: '24.5' },
          { team: BAKERS, value: '21.25' },
          { team: OARS, value: '21.25' },
          { team: LOCKS, value: '21.25' },
        ],
        outcome: 'fewer',
      },
      {
        criterion: '3.2',
        teams: [
          { team: BAKERS, value: '1/2' },
          { team: OARS, value: '1/2' },
          { team: LOCKS, value: '2/7' },
        ],
        outcome: 'apart',
      },
    ],
  },
];

function caseOf(lang: Lang, id: string, more: Partial<Case>): Case {
  return {
    id,
    seen: id,
    kind: 'noShow',
    level: 'error',
    decides: false,
    stage: null,
    group: null,
    wall: null,
    game: '17',
    teams: [BAKERS],
    evidence: WORDS[lang].missed,
    place: { sheet: SHEET[lang], cell: 'B170', record: '' },
    entries: [],
    before: null,
    due: null,
    scores: [],
    charge: null,
    ...more,
  };
}

function leagueCases(lang: Lang): readonly Case[] {
  const { fined, lines, over, outcome } = WORDS[lang];
  const charge = {
    id: 'n3',
    clause: '2.17',
    team: BAKERS,
    repeat: 3,
    sanction: fined,
    ladder: [
      { repeat: 1, sanction: fined, is: 'before' as const, wall: null, game: '4' },
      { repeat: 2, sanction: fined, is: 'before' as const, wall: null, game: '8' },
      { repeat: 3, sanction: fined, is: 'now' as const, wall: null, game: '17' },
    ],
    then: { decides: true, lines, charges: [] },
  };
  return [
    caseOf(lang, 'charge:n3', { decides: true, charge }),
    caseOf(lang, 'charge:o1', {
      kind: 'overLimit',
      game: '18',
      evidence: over,
      charge: { ...charge, id: 'o1', clause: '2.23', repeat: 1, ladder: [] },
    }),
    caseOf(lang, 'finding:outcome', { kind: 'outcomeMissing', game: '19', teams: [], evidence: outcome }),
  ];
}

const BARE = {
  edition: 'template',
  changed: [],
  charges: [],
  rulings: [],
  findings: [],
  walls: [],
  money: [],
} as const;

/** A league season in its middle: debts, a refund, players out, prizes shared. */
export function season(lang: Lang = 'ru'): Panel {
  const { warning, fined, day, half, out } = WORDS[lang];
  return {
    lang,
    at: '22:51',
    day: '2026-11-28',
    report: {
      ...BARE,
      final: false,
      regulation: 'league',
      standings: LEAGUE_TABLES,
      accounts: [
        { team: LOCKS, due: '100', paid: '100', owes: '0' },
        { team: MIST, due: '0', paid: '37.5', owes: '-37.5' },
        { team: BAKERS, due: '475', paid: '100', owes: '375' },
      ],
      appearances: LEAGUE_PLAYED,
      barred: [
        { team: BAKERS, player: RAVEN.name, clause: '2.25', penalty: 't1', until: 'end', games: null },
        { team: LOCKS, player: FERN.name, clause: '5.4', penalty: 'm3', until: 'half', games: 7 },
        { team: MIST, player: CINDER.name, clause: '5.2', penalty: 'm2', until: 'day', games: null },
        { team: BAKERS, player: MARTEN.name, clause: '2.7', penalty: null, until: 'end', games: null },
      ],
      prizes: [
        { stage: 'top', team: HERONS, money: '1000', clause: '3.4', members: [] },
        { stage: 'top', team: BAKERS, money: '625', clause: '3.4', members: [] },
        { stage: 'top', team: OARS, money: '625', clause: '3.4', members: [] },
        { stage: 'top', team: LOCKS, money: '400', clause: '3.4', members: [] },
        { stage: 'second', team: MIST, money: '87.5', clause: '3.4', members: [] },
        { stage: 'second', team: SPARKS, money: '87.5', clause: '3.4', members: [] },
        { stage: 'second', team: 'Ольха', money: '70', clause: '3.4', members: [] },
      ],
    },
    games: { begun: 19, settled: 18, open: 1, waiting: 0 },
    cases: leagueCases(lang),
    penalties: leaguePenalties(lang),
    awards: [...LEAGUE_AWARDS, fine('4', '2.17'), fine('8', '2.17'), fine(null, '2.25')],
    places: LEAGUE_PLACES,
    ladders: {
      '2.17': [fined],
      '2.23': [fined],
      '2.24': [out],
      '4.2': [],
      '5.4': [warning, day, half, out],
    },
    changed: [],
    teams: [HERONS, BAKERS, OARS, LOCKS, MIST, SPARKS, 'Ольха'].map((team, at) => ({
      team,
      group: at < 4 ? 'top' : 'second',
      players: LEAGUE_PLAYED.filter(one => one.team === team).map(({ player }) => player),
    })),
    walls: [],
    aside: [],
    fingerprint: 'K7F2-9QXM-3T0P',
    posted: null,
    hasSample: true,
    armed: null,
    marks: [],
    questions: [],
    chosen: [],
    repairs: [],
  };
}

const CUP_PLACES: readonly PlaceDto[] = [
  {
    stage: '2',
    group: null,
    team: LOCKS,
    trials: [
      {
        criterion: 'points',
        teams: [HERONS, LOCKS, MIST].map(team => ({ team, value: team === HERONS ? '14.5' : '12.25' })),
        outcome: 'fewer',
      },
      {
        criterion: 'stage2.tie.1',
        teams: [
          { team: LOCKS, value: '6' },
          { team: MIST, value: '4.25' },
        ],
        outcome: 'apart',
      },
    ],
  },
];

const squad = (team: string, names: readonly string[], stage: string, games: readonly number[]) =>
  names.map((name, at) => plays({ name, team }, stage, games[at] ?? 0, 5, 'terms.5'));

/** A cup that is over: carry-over, fines, members with a claim to an award, nothing open. */
export function cup(lang: Lang = 'ru'): Panel {
  const { fined, squad: squadWords } = WORDS[lang];
  const names = ['Осока', 'Заяц', 'Выпь-над-тихой-водой', 'Рогоз'];
  return {
    ...season(lang),
    at: '00:14',
    report: {
      ...BARE,
      final: true,
      regulation: 'cup',
      standings: [
        {
          stage: '1',
          group: null,
          rows: [row(1, HERONS, '20.5', { qualified: true }), row(2, SPARKS, '3', { qualified: false })],
        },
        {
          stage: '2',
          group: null,
          rows: [
            row(1, HERONS, '14.5', { qualified: true, carryIn: '10.25' }),
            row(2, LOCKS, '12.25', { qualified: true, decidedBy: 'stage2.tie.1' }),
            row(3, MIST, '12.25', { qualified: false }),
          ],
        },
        {
          stage: '3',
          group: null,
          rows: [
            row(1, HERONS, '17.35', { carryIn: '7.25', penalties: '0.1' }),
            row(2, LOCKS, '11', { shared: true, decidedBy: 'shared' }),
            row(2, BAKERS, '11', { shared: true, decidedBy: 'shared' }),
          ],
        },
      ],
      accounts: [{ team: HERONS, due: '25', paid: '0', owes: '25' }],
      appearances: [
        ...squad(HERONS, names, '1', [5, 5, 3, 2]),
        ...squad(HERONS, names, '3', [5, 4, 3, 3]),
        ...squad(LOCKS, ['Мох'], '3', [5]),
      ],
      barred: [
        { team: HERONS, player: 'Осока', clause: 'terms.5', penalty: null, until: 'end', games: null },
      ],
      prizes: [
        { stage: '3', team: HERONS, money: '4000', clause: 'prizes.1', members: names },
        { stage: '3', team: LOCKS, money: '2500', clause: 'prizes.2', members: ['Мох'] },
        { stage: '3', team: BAKERS, money: '2500', clause: 'prizes.2', members: [] },
      ],
    },
    games: { begun: 45, settled: 45, open: 0, waiting: 0 },
    cases: [],
    penalties: [
      penalty(lang, 'f1', {
        team: HERONS,
        clause: 'fines.1',
        kind: 'notInSquad',
        player: HARE.name,
        stage: '3',
        game: '34',
        evidence: squadWords,
        money: '25',
      }),
    ],
    awards: [
      {
        team: HERONS,
        stage: '3',
        account: 'carryOver',
        points: '7.25',
        clause: 'stage3.carry',
        wall: null,
        game: null,
        place: null,
      },
      {
        team: HERONS,
        stage: '3',
        account: 'seat',
        points: '10.2',
        clause: 'stage3.games',
        wall: null,
        game: '31',
        place: { sheet: SHEET[lang], cell: 'H300', record: '' },
      },
      { ...fine('34', 'fines.1'), team: HERONS, stage: '3' },
    ],
    places: CUP_PLACES,
    ladders: { 'fines.1': [fined], 'fines.2': [], 'fines.3': [fined] },
    teams: [HERONS, BAKERS, LOCKS, MIST, SPARKS].map(team => ({
      team,
      group: null,
      players: team === HERONS ? names : [],
    })),
    hasSample: false,
    armed: null,
  };
}
