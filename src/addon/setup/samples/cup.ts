import { type Outcome, type Role, sideOf } from '../../../core/game';
import { OUTCOME_WORDS, ROLE_WORDS, STREET_WORDS } from '../../../table/offered';
import { PREFIX, sampleTeams } from './names';
import { quarter, roleOf } from './protocol';
import { DAY, MINUTE, momentCell, type Rows, type Sample, type Setting } from './sample';

/** Games: outcome, roles of the clans in their order; `.` is a clan that did not come. */
const GAMES: readonly (readonly [outcome: Outcome & ('city' | 'mafia'), roles: string])[] = [
  ['city', 'ksccbdcxcmMmc'],
  ['mafia', 'mcckcsmb.dcMx'],
  ['mafia', 'cmkcsmcccbxMd'],
  ['city', 'cbmcMcdckmsxc'],
];
/** The clan with a squad, and its member who came only days before the start. */
const [SQUAD_OF, SQUAD, NEWCOMER] = [1, 4, 3];

/** As the edition of 2016 pays them; typed where no table does. */
const PAID: Readonly<Record<'good' | 'mafia', Readonly<Record<number, string>>>> = {
  good: { 12: '2', 13: '2' },
  mafia: { 12: '4.2', 13: '4.6' },
};
const WITH_TABLE = '2016';

/** The beginning of a cup of thirteen clans: a no-show, and a member who is too new. */
export const cup: Sample = setting => ({
  teams: sampleTeams(setting.lang, GAMES[0]?.[1].length).flatMap((one, i) => squad(one, i, setting)),
  games: GAMES.flatMap((_, i) => protocol(i, setting)),
});

function squad(
  { team, player }: ReturnType<typeof sampleTeams>[number],
  index: number,
  setting: Setting,
): Rows<'teams'> {
  if (index !== SQUAD_OF) return [{ team, captain: player(1) }];
  const midnight = (daysAgo: number): number => Math.floor(momentCell(setting)(setting.now - daysAgo * DAY));
  return [
    { team, captain: player(1) },
    ...Array.from({ length: SQUAD }, (_, i) => ({
      team,
      player: player(i + 1),
      from: midnight(i + 1 === NEWCOMER ? 12 : 400),
    })),
  ];
}

/** One game after the other, the last an hour ago. */
const startOf = (index: number, { now }: Setting): number =>
  quarter(now - 60 * MINUTE - (GAMES.length - 1 - index) * 120 * MINUTE);

function protocol(index: number, setting: Setting): Rows<'games'> {
  const { lang, edition } = setting;
  const [outcome, roles] = GAMES[index] ?? ['city', ''];
  const players = roles.replace('.', '').length;
  const facts = {
    stage: '1',
    round: String(Math.floor(index / 3) + 1),
    game: `${PREFIX[lang].short} ${index + 1}`,
    time: momentCell(setting)(startOf(index, setting)),
    street: STREET_WORDS.ozhidaniya[lang],
    players,
    outcome: OUTCOME_WORDS[outcome][lang],
  };
  return sampleTeams(lang, roles.length).flatMap(({ team, player }, i) => {
    const role = roleOf(roles[i]);
    if (!role) return [];
    return [
      {
        ...facts,
        team,
        player: player((index % SQUAD) + 1),
        role: ROLE_WORDS[role][lang],
        ...(edition !== WITH_TABLE && { points: paid(role, outcome, players) }),
      },
    ];
  });
}

/** A maniac is paid as a citizen where so few play. */
function paid(role: Role, outcome: 'city' | 'mafia', players: number): string {
  const side = sideOf(role) === 'mafia' ? 'mafia' : 'good';
  return (outcome === 'mafia') === (side === 'mafia') ? (PAID[side][players] ?? '') : '0';
}
