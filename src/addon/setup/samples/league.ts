import type { Outcome } from '../../../core/game';
import { STATE_WORDS } from '../../../table/ledgerSheet';
import { OUTCOME_WORDS, ROLE_WORDS } from '../../../table/offered';
import { stageText } from '../../../table/standingsSheet';
import { PREFIX, sampleTeams } from './names';
import { quarter, roleOf } from './protocol';
import { DAY, MINUTE, momentCell, type Rows, type Sample, type Setting } from './sample';

/**
 * Games: round, outcome, roles of the teams in their order; `.` is a team that did not come. In round 3 the maniac shot,
 * the game was stopped and played again; that of round 7 was stopped and is to be played again.
 */
const GAMES: readonly (readonly [round: number, outcome: Outcome, roles: string])[] = [
  [1, 'city', 'kbcccmmc'],
  [2, 'mafia', 'mckcbcm.'],
  [3, 'stopped', 'cckmxbmc'],
  [3, 'omon2', 'cmkccbmc'],
  [4, 'city', 'ccmkcmcb'],
  [5, 'mafia', 'bcmcckcm'],
  [6, 'omon1', 'cmcbmcck'],
  [7, 'stopped', 'mccckbmc'],
];
const SQUAD = [1, 2, 3];
/** The first team's player who sat in every round: one more than a third of them. */
const [EAGER, EAGER_UNTIL] = [3, 6];
/** Whose contract ended before the season; it plays all the same. */
const [LAPSED_TEAM, LAPSED] = [3, 3];

/** Half a season of a small league: a no-show, a maniac who shot, a player over his third, a lapsed contract, a replay due. */
export const league: Sample = setting => {
  const { lang } = setting;
  const teams = sampleTeams(lang, GAMES[0]?.[2].length);
  return {
    teams: teams.flatMap((one, i) => squad(one, i, setting)),
    games: GAMES.flatMap((_, i) => protocol(i, setting)),
    penalties: rulings(setting),
  };
};

/** Games of a day are three hours apart; the last one ended an hour ago. */
function startOf(index: number, { now }: Setting): number {
  const back = GAMES.length - 1 - index;
  return quarter(now - 60 * MINUTE - Math.floor(back / 2) * DAY - (back % 2) * 180 * MINUTE);
}

function squad(
  { team, player }: ReturnType<typeof sampleTeams>[number],
  index: number,
  setting: Setting,
): Rows<'teams'> {
  const { lang, now } = setting;
  const cell = momentCell(setting);
  const midnight = (daysAgo: number): number => Math.floor(cell(now - daysAgo * DAY));
  const own = { team, league: stageText('top', lang), captain: player(1) };
  return [
    own,
    ...SQUAD.map(n => ({
      team,
      player: player(n),
      ...(n === 1
        ? { role: lang === 'ru' ? 'капитан' : 'captain' }
        : { from: midnight(40), salary: String(20 + 5 * n) }),
      ...(index === LAPSED_TEAM && n === LAPSED && { to: midnight(8) }),
    })),
  ];
}

function protocol(index: number, setting: Setting): Rows<'games'> {
  const { lang } = setting;
  const [round, outcome, roles] = GAMES[index] ?? [0, 'draw', ''];
  const facts = {
    stage: stageText('top', lang),
    round: String(round),
    game: `${PREFIX[lang].short} ${index + 1}`,
    time: momentCell(setting)(startOf(index, setting)),
    players: roles.replace('.', '').length,
    outcome: OUTCOME_WORDS[outcome][lang],
  };
  return sampleTeams(lang, roles.length).flatMap(({ team, player }, i) => {
    const role = roleOf(roles[i]);
    if (!role) return [];
    const nth = i === 0 && round <= EAGER_UNTIL ? EAGER : ((index + i) % SQUAD.length) + 1;
    return [
      {
        ...facts,
        team,
        player: player(nth),
        role: ROLE_WORDS[role][lang],
        ...(role === 'maniac' && { kills: 1 }),
      },
    ];
  });
}

/** What judges ruled already: an entry fee that nobody paid, and a first misconduct. */
function rulings({ lang }: Setting): Rows<'penalties'> {
  const [first, second] = sampleTeams(lang, 2);
  const state = STATE_WORDS.confirmed[lang];
  const [fee, insult] =
    lang === 'ru' ? ['Взнос за участие', 'Спор в чате'] : ['Entry fee', 'Quarrel in the chat'];
  return [
    { clause: '2.10', team: first?.team ?? '', evidence: fee, money: '100', state },
    {
      clause: '5.1',
      team: second?.team ?? '',
      player: second?.player(1) ?? '',
      evidence: insult,
      repeat: 1,
      state,
    },
  ];
}
