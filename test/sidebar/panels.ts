// biome-ignore-all lint/suspicious/noThenProperty: the contract's name for what follows; nobody awaits it
/** Panels as the server answers them: one made-up evening, the same as in the design kit. */
import type {
  AwardDto,
  Case,
  Consequence,
  EntryDto,
  Lang,
  Panel,
  PenaltyDto,
  PlaceDto,
} from '../../src/addon/panel';
import type { Report, StandingsRow } from '../../src/addon/report';

const TRAM = 'Ночной трамвай имени старого моста';
const OWLS = 'Совы и немного чая';
const LANES = 'Достопочтенное общество ночных переулков';
const POOL = 'Тихий омут';
const DOOR = 'Шестой подъезд';
const HOUNDS = 'Гончие Сумрака';
const LAMP = 'Последний фонарь';
const HEDGEHOG = 'Ёж';

const SHEET = { ru: 'Онлайн-таблица', en: 'Online table' } as const;

const NOTHING: Consequence = { decides: false, lines: [], charges: [] };

interface Words {
  readonly warning: string;
  readonly dispute: string;
  readonly inaccurate: string;
  readonly late: string;
  readonly late1: string;
  readonly impossible: string;
  readonly unreadable: string;
  readonly duplicate: string;
  readonly lines: readonly string[];
  readonly lose: string;
  readonly wall12: string;
}

const WORDS: Readonly<Record<Lang, Words>> = {
  ru: {
    warning: 'предупреждение',
    dispute: 'У A 10:7, у B 8:9. До партии было 8:7.',
    inaccurate: 'Внесено 4:6, судья решил 4:5.',
    late: 'Внесено 23:09:10, срок 23:05:40: позже на 3 мин 30 с.',
    late1: 'Внесено 23:15:05, срок 23:14:20: позже на 45 с.',
    impossible: 'После 6:2 капитан B внёс 6:6: такого шага нет в приложении 1.',
    unreadable:
      'Не прочитан счёт: ячейка стала временем 10:06, похоже на 10:6. Впишите счёт текстом, например 7:4.',
    duplicate: 'Стенка 11, партия 8 записана дважды (ещё A118): считается первая, перенумеруйте строку.',
    lines: ['Стенка 10: 20 − 5 = 15, очки 5,5 → 4.', 'Группа A: 2–3-е место → 4-е.'],
    lose: 'При 8:9 команда A теряет 5 в стенке 10 и уходит на 4-е место.',
    wall12: 'Стенка 12: 11 − 5 = 6, очки 3 → 1,5.',
  },
  en: {
    warning: 'warning',
    dispute: 'A wrote 10:7, B wrote 8:9. Before the game it was 8:7.',
    inaccurate: 'Entered 4:6, the judge ruled 4:5.',
    late: 'Entered 23:09:10, due 23:05:40: later by 3 min 30 s.',
    late1: 'Entered 23:15:05, due 23:14:20: later by 45 s.',
    impossible: 'After 6:2 captain B wrote 6:6: Annex 1 has no such step.',
    unreadable:
      'The score is not read: the cell became the time 10:06, looks like 10:6. Write it as text, for example 7:4.',
    duplicate: 'Wall 11, game 8 stands twice (also A118): the first counts, renumber the row.',
    lines: ['Wall 10: 20 − 5 = 15, points 5.5 → 4.', 'Group A: place 2–3 → 4.'],
    lose: 'With 8:9 team A loses 5 in wall 10 and falls to place 4.',
    wall12: 'Wall 12: 11 − 5 = 6, points 3 → 1.5.',
  },
};

const entry = (
  lang: Lang,
  side: 'a' | 'b',
  team: string,
  text: string,
  stamp: string | null,
  cell: string,
  isFaulty = false,
): EntryDto => ({
  side,
  team,
  text,
  stamp,
  isFaulty,
  place: { sheet: SHEET[lang], cell, record: 'r1' },
});

function casesIn(lang: Lang): readonly Case[] {
  const words = WORDS[lang];
  const base = {
    level: 'error' as const,
    stage: 'group',
    before: null,
    due: null,
    scores: [],
    charge: null,
  };
  const place = (cell: string, record: string) => ({ sheet: SHEET[lang], cell, record });
  return [
    {
      ...base,
      id: 'row:r107',
      seen: '10:7|8:9',
      kind: 'dispute',
      decides: true,
      group: 'A',
      wall: '10',
      game: '7',
      teams: [TRAM, OWLS],
      evidence: words.dispute,
      place: place('G107', 'r107'),
      entries: [
        entry(lang, 'a', TRAM, '10:7', '23:41:30', 'G107'),
        entry(lang, 'b', OWLS, '8:9', '23:42:02', 'H107'),
      ],
      before: '8:7',
      due: '23:44:10',
      scores: [
        {
          score: '10:7',
          by: ['a'],
          then: {
            decides: false,
            lines: [],
            charges: [{ team: OWLS, clause: '7.3.15', repeat: 1, sanction: words.warning }],
          },
        },
        {
          score: '8:9',
          by: ['b'],
          then: {
            decides: true,
            lines: [words.lose],
            charges: [{ team: TRAM, clause: '7.3.15', repeat: 3, sanction: '−5' }],
          },
        },
        ...['9:7', '11:7', '8:8', '8:10'].map(score => ({ score, by: [], then: null })),
      ],
    },
    {
      ...base,
      id: 'charge:i6',
      seen: 'i6',
      kind: 'inaccurate',
      level: 'warning',
      decides: true,
      group: 'A',
      wall: '6',
      game: '3',
      teams: [TRAM],
      evidence: words.inaccurate,
      place: place('G64', 'r64'),
      entries: [
        entry(lang, 'a', TRAM, '4:6', '22:20:11', 'G64', true),
        entry(lang, 'b', LANES, '4:5', '22:20:40', 'H64'),
      ],
      due: '22:24:00',
      charge: {
        id: 'p-i6',
        clause: '7.3.15',
        team: TRAM,
        repeat: 2,
        sanction: '−5',
        ladder: [
          { repeat: 1, sanction: words.warning, is: 'before', wall: '1', game: '4' },
          { repeat: 2, sanction: '−5', is: 'now', wall: '6', game: '3' },
          { repeat: 3, sanction: '−5', is: 'later', wall: null, game: null },
        ],
        then: { decides: true, lines: words.lines, charges: [] },
      },
    },
    lateCase(lang, 'l9', LANES, '9', '4', '−3', 2, true, words.late),
    {
      ...base,
      id: 'row:r127',
      seen: '8:2|6:6',
      kind: 'impossible',
      decides: false,
      group: 'B',
      wall: '12',
      game: '5',
      teams: [POOL, DOOR],
      evidence: words.impossible,
      place: place('H127', 'r127'),
      entries: [
        entry(lang, 'a', POOL, '8:2', '23:31:12', 'G127'),
        entry(lang, 'b', DOOR, '6:6', '23:31:40', 'H127', true),
      ],
      before: '6:2',
      due: '23:36:40',
      scores: [
        { score: '8:2', by: ['a'], then: NOTHING },
        ...['7:2', '9:2', '6:3', '6:4', '6:5'].map(score => ({ score, by: [], then: null })),
      ],
      charge: {
        id: 'p-i12',
        clause: '7.3.15',
        team: DOOR,
        repeat: 2,
        sanction: '−5',
        ladder: [
          { repeat: 1, sanction: words.warning, is: 'before', wall: '4', game: '2' },
          { repeat: 2, sanction: '−5', is: 'now', wall: '12', game: '5' },
          { repeat: 3, sanction: '−5', is: 'later', wall: null, game: null },
        ],
        then: { decides: false, lines: [words.wall12], charges: [] },
      },
    },
    {
      ...base,
      id: 'row:r119',
      seen: 'time|10:6',
      kind: 'unreadable',
      decides: false,
      group: 'B',
      wall: '11',
      game: '8',
      teams: [HOUNDS, LAMP],
      evidence: words.unreadable,
      place: place('G119', 'r119'),
      entries: [
        entry(lang, 'a', HOUNDS, '10:06', '23:20:00', 'G119', true),
        entry(lang, 'b', LAMP, '10:6', null, 'H119'),
      ],
      before: '8:6',
      scores: [{ score: '10:6', by: ['b'], then: NOTHING }],
    },
    lateCase(lang, 'l11', LAMP, '11', '5', words.warning, 1, false, words.late1),
    {
      ...base,
      id: 'finding:duplicate',
      seen: 'A119',
      kind: 'duplicate',
      level: 'error',
      decides: false,
      group: null,
      stage: null,
      wall: '11',
      game: '8',
      teams: [],
      evidence: words.duplicate,
      place: place('A119', ''),
      entries: [],
    },
  ];
}

function lateCase(
  lang: Lang,
  id: string,
  team: string,
  wall: string,
  game: string,
  sanction: string,
  repeat: number,
  decides: boolean,
  evidence: string,
): Case {
  const warning = WORDS[lang].warning;
  return {
    id: `charge:${id}`,
    seen: id,
    kind: 'late',
    level: 'warning',
    decides,
    stage: 'group',
    group: decides ? 'A' : 'B',
    wall,
    game,
    teams: [team],
    evidence,
    place: { sheet: SHEET[lang], cell: 'H93', record: 'r93' },
    entries: [],
    before: null,
    due: '23:05:40',
    scores: [],
    charge: {
      id: `p-${id}`,
      clause: '7.3.14',
      team,
      repeat,
      sanction,
      ladder: [
        { repeat: 1, sanction: warning, is: repeat === 1 ? 'now' : 'before', wall: '2', game: '6' },
        { repeat: 2, sanction: '−3', is: repeat === 2 ? 'now' : 'later', wall, game },
      ],
      then: { decides: false, lines: [], charges: [] },
    },
  };
}

const row = (
  place: number | null,
  team: string,
  points: string | null,
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
  decidedBy: '',
  qualified: null,
  ...more,
});

const STANDINGS: Report['standings'] = [
  {
    stage: 'group',
    group: 'A',
    rows: [
      row(1, HEDGEHOG, '16.5', { qualified: true }),
      row(2, TRAM, '13', { shared: true, decidedBy: 'shared', pending: '5' }),
      row(2, OWLS, '13', { shared: true, decidedBy: 'shared' }),
      row(4, LANES, '13', { qualified: false, decidedBy: '4.1.b', pending: '3' }),
    ],
  },
  {
    stage: 'group',
    group: 'B',
    rows: [
      row(1, HOUNDS, '15.5', { qualified: true, decidedBy: '4.1.a' }),
      row(2, POOL, '15.5', { qualified: true, provisional: '17' }),
      row(3, DOOR, '12.5', { qualified: false, penalties: '5' }),
      row(4, LAMP, '8', { qualified: false }),
    ],
  },
  { stage: 'semi', group: '13', rows: [row(null, HEDGEHOG, null), row(null, POOL, null)] },
  { stage: 'final', group: '15', rows: [] },
];

const at = (cell: string) => ({ sheet: 'Онлайн-таблица', cell, record: '' });
const award = (more: Partial<AwardDto> & Pick<AwardDto, 'account' | 'points'>): AwardDto => ({
  team: DOOR,
  stage: 'group',
  clause: '3.4',
  wall: null,
  game: null,
  place: null,
  ...more,
});

/** 5.5 + 5.5 + 1.5 = 12.5; wall 12: 11 − 5 = 6. */
const AWARDS: readonly AwardDto[] = [
  ...['2', '4', '5', '2', '7'].map((points, at4) =>
    award({
      account: at4 === 2 ? 'cards' : 'game',
      points,
      wall: '4',
      game: String(at4 + 1),
      place: at(`G${31 + at4}`),
    }),
  ),
  award({ account: 'groupPoints', points: '5.5', wall: '4', place: at('A5') }),
  award({ account: 'game', points: '20', wall: '7', game: '12', place: at('G79') }),
  award({ account: 'groupPoints', points: '5.5', wall: '7', place: at('A8') }),
  award({ account: 'game', points: '11', wall: '12', game: '13', place: at('H135') }),
  award({ account: 'deduction', points: '-5', clause: '7.3.15', wall: '12', game: '5', place: at('H127') }),
  award({ account: 'groupPoints', points: '1.5', wall: '12', place: at('A13') }),
];

const PLACES: readonly PlaceDto[] = [
  {
    stage: 'group',
    group: 'A',
    team: OWLS,
    trials: [
      {
        criterion: 'points',
        teams: [HEDGEHOG, OWLS, TRAM, LANES].map(team => ({
          team,
          value: team === HEDGEHOG ? '16.5' : '13',
        })),
        outcome: 'fewer',
      },
      {
        criterion: '4.1.a',
        teams: [OWLS, TRAM, LANES].map(team => ({ team, value: '1' })),
        outcome: 'level',
      },
      {
        criterion: '4.1.b',
        teams: [
          { team: TRAM, value: '46' },
          { team: OWLS, value: '46' },
          { team: LANES, value: '44' },
        ],
        outcome: 'fewer',
      },
    ],
  },
  {
    stage: 'group',
    group: 'B',
    team: HOUNDS,
    trials: [
      {
        criterion: 'points',
        teams: [HOUNDS, POOL, DOOR, LAMP].map((team, i) => ({
          team,
          value: ['15.5', '15.5', '12.5', '8'][i] ?? null,
        })),
        outcome: 'fewer',
      },
      {
        criterion: '4.1.a',
        teams: [
          { team: HOUNDS, value: '1' },
          { team: POOL, value: '0' },
        ],
        outcome: 'apart',
      },
    ],
  },
];

const penalty = (
  id: string,
  state: PenaltyDto['state'],
  team: string,
  more: Partial<PenaltyDto> = {},
): PenaltyDto => ({
  id,
  seen: id,
  state,
  clause: '7.3.14',
  kind: 'late',
  team,
  player: null,
  stage: 'group',
  wall: '7',
  game: '2',
  evidence: '',
  repeat: 1,
  sanction: 'предупреждение',
  points: '',
  money: '',
  paid: '',
  judge: '',
  reason: '',
  time: '',
  place: at('H70'),
  ...more,
});

function penaltiesIn(lang: Lang): readonly PenaltyDto[] {
  const { warning: sanction, late } = WORDS[lang];
  const taken = { sanction: '−5', repeat: 2, points: '5', clause: '7.3.15' };
  return [
    penalty('p-i6', 'proposed', TRAM, { ...taken, wall: '6', game: '3' }),
    penalty('p-l9', 'proposed', LANES, { sanction: '−3', repeat: 2, points: '3', wall: '9', game: '4' }),
    penalty('c1', 'confirmed', HOUNDS, { sanction, evidence: late, judge: 'Судья Рассвет', time: '00:12' }),
    penalty('w1', 'withdrawn', HOUNDS, {
      sanction,
      repeat: null,
      wall: '3',
      game: '6',
      judge: 'Судья Рассвет',
      time: '00:20',
      reason: lang === 'ru' ? 'Сбой сайта, есть снимок.' : 'The site failed, there is a picture.',
    }),
    penalty('c2', 'confirmed', DOOR, {
      ...taken,
      wall: '12',
      game: '5',
      judge: 'Судья Рассвет',
      time: '23:52',
    }),
    penalty('d1', 'dismissed', LAMP, { sanction, wall: '11', game: '5', reason: 'GO', time: '23:50' }),
    penalty('c3', 'confirmed', LANES, { sanction, wall: '2', game: '6' }),
    penalty('f1', 'confirmed', OWLS, {
      sanction: '',
      clause: '7.5',
      repeat: null,
      wall: null,
      game: null,
      place: null,
    }),
  ];
}

/** The evening at 23:47: seven items, two of them late. */
export function evening(lang: Lang = 'ru'): Panel {
  const { warning } = WORDS[lang];
  return {
    lang,
    at: '23:47',
    day: '2026-11-28',
    report: {
      final: false,
      regulation: 'walls',
      edition: 'template',
      changed: [],
      standings: STANDINGS,
      charges: [],
      rulings: [],
      findings: [],
      walls: ['4', '7', '12'].map((wall, i) => ({
        wall,
        state: 'validated',
        a: ['20', '20', '11'][i] ?? '0',
        b: ['10', '17', '20'][i] ?? '0',
      })),
      money: [],
      accounts: [],
      appearances: [],
      barred: [],
      prizes: [],
    },
    games: { begun: 119, settled: 114, open: 3, waiting: 2 },
    cases: casesIn(lang),
    penalties: penaltiesIn(lang),
    awards: AWARDS,
    places: PLACES,
    ladders: {
      '7.3.14': [warning, '−3'],
      '7.3.15': [warning, '−5'],
      '7.3.2': [warning, '−3'],
      '7.3.3': [warning, '−5'],
      '7.3.1': [],
    },
    changed: [
      { name: 'gather.break', clause: '2.3', meaning: 'Перерыв', value: '15', default: '10' },
      {
        name: 'annex1',
        clause: '5.1',
        meaning: 'Приложение 1',
        value: 'города:2; мафия:1/0; карты:1',
        default: '',
      },
    ],
    teams: [HEDGEHOG, TRAM, OWLS, LANES, HOUNDS, POOL, DOOR, LAMP].map((team, i) => ({
      team,
      group: i < 4 ? 'A' : 'B',
      players: [],
    })),
    walls: [
      { wall: '4', stage: 'group', group: 'B', a: DOOR, b: LAMP, games: [1, 2, 3] },
      { wall: '7', stage: 'group', group: 'B', a: DOOR, b: HOUNDS, games: [1, 2] },
      { wall: '10', stage: 'group', group: 'A', a: TRAM, b: OWLS, games: [1, 2, 3, 4, 5, 6, 7, 8] },
      { wall: '12', stage: 'group', group: 'B', a: DOOR, b: POOL, games: [1, 2, 3, 4, 5] },
    ],
    aside: [],
    fingerprint: 'K7F2-9QXM-3T0P',
    posted: null,
    hasSample: true,
    armed: null,
    marks: [],
    questions: [],
    chosen: [],
    repairs: [
      lang === 'ru'
        ? 'Нет столбца «Срок» на листе «Онлайн-таблица».'
        : 'Column “Due” of “Online table” is missing.',
    ],
  };
}

/** The same without some of its cases. */
export const without = (panel: Panel, ...ids: readonly string[]): Panel => ({
  ...panel,
  cases: panel.cases.filter(({ id }) => !ids.includes(id)),
});

/** At 00:52: nothing is open. */
export function quiet(lang: Lang = 'ru'): Panel {
  const panel = evening(lang);
  return {
    ...panel,
    at: '00:52',
    report: { ...panel.report, final: true },
    games: { begun: 134, settled: 134, open: 0, waiting: 0 },
    cases: [],
    penalties: [],
    questions: [],
    chosen: [],
    repairs: [],
    hasSample: false,
    armed: null,
    changed: [],
  };
}

const LONG_A = 'Непревзойдённая лига ночных мафиози 2026';
const LONG_B = 'Сверхдолгоименованнаякомандабезпробелов40';

/** Names of 40 letters, with and without spaces, and 120 cases. */
export function crowded(lang: Lang = 'ru'): Panel {
  const panel = evening(lang);
  const longer = (team: string): string =>
    team === TRAM || team === HOUNDS ? LONG_A : team === OWLS || team === POOL ? LONG_B : team;
  const text = JSON.stringify({ ...panel, cases: [] });
  const named = [TRAM, HOUNDS, OWLS, POOL].reduce((all, team) => all.split(team).join(longer(team)), text);
  return {
    ...(JSON.parse(named) as Panel),
    cases: Array.from({ length: 120 }, (_, i) => {
      const one = panel.cases[i % panel.cases.length] as Case;
      const entries = one.entries.map(e => ({ ...e, team: longer(e.team) }));
      return { ...one, entries, id: `${one.id}-${i}`, teams: one.teams.map(longer), decides: null };
    }),
  };
}
