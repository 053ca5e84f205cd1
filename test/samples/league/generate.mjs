// Writes book/: a made-up season of the team league as a folder of .csv files, one per sheet.
//   node test/samples/league/generate.mjs
// Deterministic: troubles and rulings are written out below, roles, players and outcomes
// come from the seeded generator. EXPECTED.md says what is right, and why.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SEED = 20261014;
const OUT = fileURLToPath(new URL('./book/', import.meta.url));
const JUDGE = 'Судья Фикус';

const TOP = [
  'Альбатросы',
  'Ёлки-палки',
  'Медный чайник',
  'Ночной дилижанс',
  'Пятый угол',
  'Рыжие коты',
  'Северный ветер',
  'Тихий омут',
  'Шесть соток',
  'Южный вокзал',
];
const SECOND = [
  'Белая ворона',
  'Волчок',
  'Грачи',
  'Домовые',
  'Жук и Ко',
  'Запасной выход',
  'Кирпич',
  'Лунный зайчик',
  'Мельница',
];
const LEAGUES = {
  высшая: { teams: TOP, rounds: 20, prefix: 1000 },
  вторая: { teams: SECOND, rounds: 18, prefix: 2000 },
};
/** These two always sit on the same side, so that they end level: at first place above, below it in the second league. */
const TWINS = { высшая: ['Ёлки-палки', 'Рыжие коты'], вторая: ['Белая ворона', 'Лунный зайчик'] };

// ---------------------------------------------------------------- troubles
// no = the number used in EXPECTED.md; a game is `league round`.
// biome-ignore format: a table, one row a line
const ABSENT = [
  { no: '1a', team: 'Южный вокзал', rounds: [4, 9, 15] },
  { no: '1b', team: 'Грачи', rounds: [5] },
  { no: '8', team: 'Мельница', rounds: [6, 10, 14, 15, 16, 17, 18] },
];
// biome-ignore format: a table, one row a line
const STOPPED = [
  { no: '4', league: 'высшая', round: 11, maniac: 'Пятый угол' },
  { no: '5', league: 'вторая', round: 3 },
];
/** Players of the protocol other than the squad's turn. */
// biome-ignore format: a table, one row a line
const SEATED = [
  ...[1, 3, 5, 7, 10, 12, 14].map(round => ({ no: '2', league: 'высшая', round, team: 'Ночной дилижанс', player: 'Кучер' })),
  { no: '4', league: 'высшая', round: 11, team: 'Пятый угол', player: 'Угольник' },
  { no: '6c', league: 'вторая', round: 8, team: 'Запасной выход', player: 'Щеколда' },
  { no: '12', league: 'высшая', round: 16, team: 'Медный чайник', player: 'Накипь' },
];
const TWO_OF_A_TEAM = { no: '3', league: 'вторая', round: 8, team: 'Жук и Ко' };
/** Full days before a timeout: no points. */
// biome-ignore format: a table, one row a line
const TIMEOUTS = [
  { no: '9', league: 'высшая', round: 6, team: 'Тихий омут' },
  { no: '9', league: 'высшая', round: 17, team: 'Альбатросы' },
  { no: '9', league: 'вторая', round: 12, team: 'Кирпич' },
];
/** Who may not be seated: until the end of the season unless `to` is given. */
// biome-ignore format: a table, one row a line
const OUT_OF_PLAY = [
  { no: '6a', player: 'Шишка', from: 7, to: 8 }, // the day out after round 6
  { no: '6a', player: 'Шишка', from: 9, to: 99 }, // half of 20 rounds, then to the end
  { no: '7b', player: 'Лопата', from: 13, to: 99 },
  { no: '10a', player: 'Чердак', from: 8, to: 99 },
  { no: '10b', player: 'Проводник', from: 16, to: 99 },
  { no: '6c', player: 'Щеколда', from: 7, to: 7 },
];

// The ledger: rulings typed by the judges before the table is checked. `game` is a round of the team's league.
// biome-ignore format: a table, one row a line
const LEDGER = [
  ...TOP.map((team, i) => ({ no: '11', clause: '2.10', team, why: 'Взнос за участие', paid: i === 9 ? '' : 100 })),
  { no: '1a', clause: '2.17', team: 'Южный вокзал', game: 4, why: 'Не явились', repeat: 1, money: 75, paid: 75 },
  { no: '1a', clause: '2.17', team: 'Южный вокзал', game: 9, why: 'Не явились', repeat: 2, money: 100 },
  { no: '2b', clause: '2.21', team: 'Альбатросы', game: 13, why: 'В заявке стояли двое', paid: 75 },
  { no: '4', clause: '3.1', team: 'Пятый угол', player: 'Угольник', game: 11, why: 'Маньяк ударил' },
  { no: '6a', clause: '5.1', team: 'Ёлки-палки', player: 'Шишка', game: 2, why: 'Добивал' },
  { no: '6a', clause: '5.4', team: 'Ёлки-палки', player: 'Шишка', game: 6, why: 'Клялся' },
  { no: '6a', clause: '5.2', team: 'Ёлки-палки', player: 'Шишка', game: 8, why: 'Третий приват за день' },
  { no: '6a', clause: '5.5', team: 'Ёлки-палки', player: 'Шишка', game: 8, why: 'Проверка в назначенное время', time: '2026-10-20T12:00' },
  { no: '6b', clause: '5.3', team: 'Медный чайник', player: 'Носик', game: 3, why: 'Сказал роль в скайпе', repeat: 1, state: 'отозван', reason: 'Писал не он' },
  { no: '6b', clause: '5.1', team: 'Медный чайник', player: 'Носик', game: 7, why: 'Добивал', repeat: 2 },
  { no: '6c', clause: '5.4', team: 'Запасной выход', player: 'Щеколда', game: 2, why: 'Спорил на зуб' },
  { no: '6c', clause: '5.4', team: 'Запасной выход', player: 'Щеколда', game: 6, why: 'Клялся' },
  { no: '7a', clause: '2.14', team: 'Тихий омут', why: 'Капитан не заплатил игроку', paid: 100 },
  { no: '7b', clause: '2.14', team: 'Шесть соток', player: 'Лопата', game: 5, why: 'Играл за чужую команду' },
  { no: '7b', clause: '2.14', team: 'Шесть соток', player: 'Лопата', game: 12, why: 'И ещё раз' },
  { no: '8', clause: '2.17', team: 'Мельница', game: 6, why: 'Не явились', repeat: 1, money: '37,5' },
  { no: '8', clause: '2.17', team: 'Мельница', game: 10, why: 'Не явились', repeat: 2, money: 50 },
  { no: '8', clause: '2.15', team: 'Мельница', game: 13, why: 'Отказались платить штрафы' },
  { no: '10a', clause: '2.24', team: 'Домовые', player: 'Чердак', game: 7, why: 'Под арестом' },
  { no: '10b', clause: '2.25', team: 'Южный вокзал', player: 'Проводник', game: 15, why: 'Слив, признан судьями и сайтом', paid: 100 },
  { no: '10c', clause: '2.18', team: 'Рыжие коты', player: 'Хвост', game: 10, why: 'Чужой паспорт: предупреждение', sanction: 'предупреждение' },
  { no: '11b', clause: '4.3', team: 'Северный ветер', why: 'Заявка отклонена' },
  { no: '11b', clause: '4.3', team: 'Белая ворона', why: 'Заявка принята', state: 'отклонён' },
  { no: '11c', clause: '4.2', team: 'Кирпич', why: 'Сорвали начало партии', money: 30 },
];

// ---------------------------------------------------------------- chance
let state = SEED;
/** A number from 0 to n - 1 (a linear congruential generator: the same on every machine). */
function dice(n) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * n);
}
function shuffle(items) {
  const all = [...items];
  for (let i = all.length - 1; i > 0; i--) {
    const j = dice(i + 1);
    [all[i], all[j]] = [all[j], all[i]];
  }
  return all;
}

// ---------------------------------------------------------------- squads
const NAMED = {
  'Ёлки-палки': ['Шишка'],
  'Медный чайник': ['Носик', 'Накипь'],
  'Ночной дилижанс': ['Кучер'],
  'Пятый угол': ['Угольник'],
  'Шесть соток': ['Лопата'],
  'Южный вокзал': ['Проводник'],
  'Рыжие коты': ['Хвост'],
  Домовые: ['Чердак'],
  'Запасной выход': ['Щеколда'],
};
const WORDS = ['Берег', 'Ветка', 'Гвоздь', 'Дуга', 'Зонт', 'Искра'];
/** Six players each; the first is the captain. */
const squadOf = team => {
  const initials = team.slice(0, 2);
  const named = NAMED[team] ?? [];
  return [`${initials} Капитан`, ...named, ...WORDS.map(word => `${initials} ${word}`)].slice(0, 6);
};

// ---------------------------------------------------------------- calendar
const DAY = 24 * 3600_000;
/** Moments of the rounds on the clock of Moscow: two on a weekday, one at weekends, a day off after the tenth. */
const SLOTS = [];
for (let day = Date.UTC(2026, 9, 5); SLOTS.length < 21; day += DAY) {
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
  for (const hour of isWeekend ? [18] : [18, 22]) SLOTS.push(day + hour * 3600_000);
  if (SLOTS.length === 10) day += DAY;
}
const stamp = at => new Date(at).toISOString().slice(0, 16);
const slotOf = (league, round) => (league === 'вторая' && round > 9 ? SLOTS[round] : SLOTS[round - 1]);

// ---------------------------------------------------------------- games
const GOOD = { 10: ['ком', 'всб'], 9: ['ком', 'всб'], 8: ['ком'], 7: ['ком'] };
const OUTCOMES = ['мирные', 'мирные', 'мафия', 'мафия', 'омон-1', 'омон-2', 'омон-3'];
const turns = new Map();

function playerOf(team, league, round, taken) {
  const seated = SEATED.find(one => one.team === team && one.league === league && one.round === round);
  if (seated) return seated.player;
  const reserved = SEATED.filter(one => one.team === team && one.no === '2').map(one => one.player);
  const free = squadOf(team).filter(
    name =>
      !taken.includes(name) &&
      !reserved.includes(name) &&
      name !== 'Накипь' &&
      !OUT_OF_PLAY.some(one => one.player === name && one.from <= round && round <= one.to),
  );
  const turn = (turns.get(team) ?? 0) + 1;
  turns.set(team, turn);
  return free[turn % free.length];
}

/** Two of the mafia: both twins or neither. */
function mafiaOf(teams, twins, oneIn) {
  const together = twins.every(team => teams.includes(team));
  if (together && dice(oneIn) === 0) return twins;
  return shuffle(teams.filter(team => !twins.includes(team))).slice(0, 2);
}

function gameOf(league, round, id, { stopped, at, extra } = {}) {
  const twins = TWINS[league];
  const teams = LEAGUES[league].teams.filter(
    team => extra || !ABSENT.some(one => one.team === team && one.rounds.includes(round)),
  );
  const double = !extra && TWO_OF_A_TEAM.league === league && TWO_OF_A_TEAM.round === round;
  const mafia = extra
    ? [twins[1], teams.find(team => !twins.includes(team))]
    : mafiaOf(teams, twins, league === 'высшая' ? 3 : 9);
  const special = shuffle(GOOD[teams.length + (double ? 1 : 0)] ?? ['ком']);
  const good = shuffle(teams.filter(team => !mafia.includes(team) && team !== stopped?.maniac));
  const roles = new Map([
    ...mafia.map(team => [team, 'маф']),
    ...good.map((team, i) => [team, special[i] ?? 'чиж']),
  ]);
  if (stopped?.maniac) roles.set(stopped.maniac, 'маньяк');
  const lucky = mafia.includes(twins[0]) ? 'мафия' : 'мирные';
  const drawn = league === 'высшая' && dice(4) > 0 ? lucky : OUTCOMES[dice(OUTCOMES.length)];
  const result = stopped ? 'остановлена' : extra ? 'мирные' : drawn;
  const omon = /^омон-(\d)$/.exec(result);
  // Every other omon is written beside the side that won in the end.
  const isBeside = omon !== null && dice(2) === 0;
  const seats = teams.flatMap(team => {
    const first = playerOf(team, league, round, []);
    const own = [{ team, player: first, role: roles.get(team) }];
    if (double && team === TWO_OF_A_TEAM.team)
      own.push({ team, player: playerOf(team, league, round, [first]), role: 'чиж' });
    return own;
  });
  const days = 3 + dice(3);
  const winner = ['мирные', 'мафия'][dice(2)];
  return seats.map(({ team, player, role }) => {
    const lost =
      !stopped && TIMEOUTS.some(one => one.league === league && one.round === round && one.team === team);
    return {
      Этап: league,
      Тур: extra ? 'доп' : round,
      Партия: id,
      Время: stamp(at ?? slotOf(league, round)),
      Улица: 'Ожидания',
      Игроков: seats.length,
      Исход: isBeside ? winner : result,
      Омон: isBeside ? omon[1] : '',
      Команда: team,
      Игрок: player,
      Роль: role,
      Убийств: role === 'маньяк' ? 1 : '',
      Дней: lost ? 1 : '',
      'Всего дней': lost ? days : '',
    };
  });
}

const ids = new Map();
function protocols() {
  const rows = [];
  for (const [league, { rounds, prefix }] of Object.entries(LEAGUES)) {
    for (let round = 1; round <= rounds; round++) {
      const id = prefix + round;
      const stopped = STOPPED.find(one => one.league === league && one.round === round);
      ids.set(`${league} ${round}`, id);
      rows.push(...gameOf(league, round, id, { stopped }));
      if (stopped) rows.push(...gameOf(league, round, id + 500, { at: slotOf(league, round) + 3600_000 }));
    }
  }
  rows.push(...gameOf('высшая', 21, 1021, { extra: true, at: SLOTS[20] }));
  return rows;
}

const leagueOf = team => (TOP.includes(team) ? 'высшая' : 'вторая');

function teams() {
  return [...TOP, ...SECOND].flatMap(team => [
    { Команда: team, Лига: leagueOf(team), Капитан: squadOf(team)[0] },
    ...squadOf(team).map((player, i) => ({
      Команда: team,
      Игрок: player,
      Роль: i === 0 ? 'капитан' : '',
      С: i === 0 ? '' : '2026-09-20',
      // 12: this contract ended in the pause, and he played on.
      По: player === 'Накипь' ? '2026-10-12' : '',
      Зарплата:
        i === 0
          ? ''
          : player === 'Ме Ветка' && team === 'Мельница'
            ? 8
            : leagueOf(team) === 'высшая'
              ? 20 + 5 * i
              : 10 + i,
    })),
  ]);
}

function penalties() {
  return LEDGER.map((p, i) => ({
    '№': i + 1,
    Время: p.time ?? (p.game ? stamp(slotOf(leagueOf(p.team), p.game)) : '2026-10-03T12:00'),
    Пункт: p.clause,
    Команда: p.team,
    Игрок: p.player,
    Партия: p.game && ids.get(`${leagueOf(p.team)} ${p.game}`),
    Основание: p.why,
    Повтор: p.repeat,
    Санкция: p.sanction,
    Деньги: p.money,
    Оплачено: p.paid,
    Состояние: p.state ?? 'подтверждён',
    Судья: JUDGE,
    Причина: p.reason,
  }));
}

// ---------------------------------------------------------------- files
// biome-ignore format: one row a sheet
const HEADERS = {
  Регламент: ['Параметр', 'Значение'],
  Команды: ['Команда', 'Лига', 'Капитан', 'Почта', 'Игрок', 'Роль', 'С', 'По', 'Зарплата'],
  Протоколы: ['Этап', 'Тур', 'Партия', 'Время', 'Улица', 'Игроков', 'Исход', 'Омон', 'Команда', 'Игрок', 'Роль', 'Убийств', 'Дней', 'Всего дней', 'Очки', 'Замечание'],
  Штрафы: ['№', 'Время', 'Пункт', 'Команда', 'Игрок', 'Этап', 'Партия', 'Основание', 'Повтор', 'Санкция', 'Очки', 'Деньги', 'Оплачено', 'Состояние', 'Судья', 'Причина'],
};
const cell = value => {
  const text = String(value ?? '');
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
function write(name, rows) {
  const lines = [HEADERS[name], ...rows.map(row => HEADERS[name].map(header => row[header]))];
  writeFileSync(`${OUT}${name}.csv`, `${lines.map(line => line.map(cell).join(',')).join('\n')}\n`);
}

mkdirSync(OUT, { recursive: true });
write('Регламент', [
  { Параметр: 'regulation', Значение: 'league' },
  { Параметр: 'zone', Значение: 'Europe/Moscow' },
  { Параметр: 'locale', Значение: 'ru_RU' },
]);
write('Команды', teams());
write('Протоколы', protocols());
write('Штрафы', penalties());
