// Writes book/: a made-up wall tournament as a folder of .csv files, one per sheet.
//   node test/samples/walls/generate.mjs
// Deterministic: scores and troubles are written out below, only the seconds
// come from the seeded generator. EXPECTED.md says what is right, and why.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SEED = 20261128;
const OUT = fileURLToPath(new URL('./book/', import.meta.url));

// ---------------------------------------------------------------- troubles
// no   = the number used in EXPECTED.md
// A, B = the captain of team A or B of that wall; `step` in WALLS is the truth.
//   wrong: { A: text }  what that captain typed instead of the true score
//   fixed: 'beforeDue' | 'afterDue'  when he corrected it (absent: never)
//   late: 'A'           his entry comes after the due time
//   missing: 'A'        he never typed anything
//   unstamped: 'A'      typed, but neither stamped nor logged
//   marks: 'AB'         captains who typed "к" (by cards) behind the score
//   cards: 'A'          the judge's column По картам
//   judge: '7:4'        the judge's column Счёт судьи
//   noGo                nobody typed the GO time
//   createdAfter: 220   seconds from the first entry of the score before
//   goAfterStart: 760   seconds from the start of the wall to its first GO
//   dueAfterGo: 600     Срок typed by the judge: seconds after the next GO
// biome-ignore format: a table, one row a line
const TROUBLES = [
  { no: '1a', wall: 5, game: 3, late: 'A', what: 'first late entry of Полуночный трамвай' },
  { no: '1b', wall: 9, game: 7, late: 'B', what: 'second late entry of Полуночный трамвай' },
  { no: '2a', wall: 1, game: 5, wrong: { B: '9:5' }, fixed: 'afterDue', what: 'both sides went up, corrected after the due time: first of Общество' },
  { no: '2b', wall: 5, game: 7, wrong: { B: '15:8' }, judge: '15:9', what: 'a side went down, never corrected, ruled: second of Общество' },
  { no: '3a', wall: 7, game: 5, wrong: { A: '12:7' }, judge: '11:7', what: 'dispute, ruled; Варенье в законе in error' },
  { no: '3b', wall: 10, game: 9, wrong: { A: '17:8' }, what: 'dispute, still open; both ways lead to the agreed 17:11' },
  { no: '4a', wall: 10, game: 4, wrong: { B: '6:5' }, what: 'both sides went up, still standing' },
  { no: '4b', wall: 6, game: 3, wrong: { B: '5:3' }, fixed: 'beforeDue', what: 'mirrored by mistake, corrected in time' },
  { no: '5a', wall: 10, game: 7, wrong: { A: '30.12.1899 10:08:00' }, what: 'the cell became a time, still open' },
  { no: '5b', wall: 15, game: 7, wrong: { B: '30.12.1899 14:19:00' }, judge: '14:19', what: 'the cell became a time, ruled' },
  { no: '6a', wall: 13, game: 9, cards: 'A', marks: 'AB', what: 'sixth win by cards: at the limit, allowed' },
  { no: '6b', wall: 13, game: 11, cards: 'A', marks: 'A', wrong: { A: '24:17' }, judge: '21:17', what: 'seventh win by cards, points added by one captain' },
  { no: '6c', wall: 14, game: 11, marks: 'AB', what: 'by cards from 25 (below the threshold): adds' },
  { no: '6d', wall: 14, game: 12, cards: 'A', what: 'by cards from 27: adds 0, score unchanged' },
  { no: '6e', wall: 14, game: 14, cards: 'B', marks: 'AB', wrong: { A: '27:28', B: '27:28' }, judge: '27:26', what: 'by cards from 26: both captains added 2' },
  { no: '7', wall: 11, game: 4, what: 'undecided game: the score stays' },
  { no: '8', wall: 4, game: 5, what: 'game lost by ruling (see LEDGER)' },
  { no: '9', wall: 2, game: 5, what: 'wall forfeited after this game (see LEDGER)' },
  { no: '10', wall: 3, game: 1, goAfterStart: 760, what: 'late to the tournament by 12:40; opponent credited (see LEDGER)' },
  { no: '11a', wall: 12, game: 3, noGo: true, what: 'no GO, all in time' },
  { no: '11b', wall: 12, game: 6, noGo: true, late: 'A', what: 'no GO; written after the score of game 7 was in' },
  { no: '11c', wall: 12, game: 7, noGo: true, what: 'no GO: the score of game 6 is due when that of game 7 first appears' },
  { no: '13', wall: 11, game: 7, unstamped: 'A', what: 'neither stamp nor log line' },
  { no: '14', wall: 6, game: 6, createdAfter: 220, what: 'created 3:40 after the score before' },
  { no: '15a', wall: 3, game: 6, late: 'A', what: 'late, dismissed in the LEDGER' },
  { no: '15b', wall: 11, game: 9, late: 'B', what: 'late again: counts as the first' },
  { no: '15c', wall: 8, game: 7, wrong: { B: '15:4' }, fixed: 'afterDue', what: 'a side went down; withdrawn in the LEDGER' },
  { no: '15d', wall: 12, game: 9, wrong: { B: '17:8' }, fixed: 'afterDue', what: 'both sides went up: counts as the first' },
  { no: '16', wall: 9, game: 4, marks: 'A', what: 'only one captain marked by cards' },
  { no: '17', wall: 11, game: 8, what: 'stalled, then won: minus 2 (see LEDGER)' },
  { no: '18', wall: 15, game: 5, late: 'B', dueAfterGo: 600, what: 'after GO + 3 min, but within the due time typed by the judge' },
  { no: '19', wall: 10, game: 11, missing: 'B', what: 'never entered' },
  // wins by cards without any trouble
  { no: '–', wall: 8, game: 1, marks: 'AB', what: 'by cards, marked by both' },
  { no: '–', wall: 8, game: 5, cards: 'A', what: 'by cards, marked by the judge only' },
  { no: '–', wall: 13, game: 1, marks: 'AB', what: 'by cards, 1st of Ёжики' },
  { no: '–', wall: 13, game: 3, marks: 'AB', what: 'by cards, 2nd' },
  { no: '–', wall: 13, game: 4, cards: 'A', what: 'by cards, 3rd' },
  { no: '–', wall: 13, game: 6, marks: 'AB', what: 'by cards, 4th' },
  { no: '–', wall: 13, game: 7, marks: 'AB', what: 'by cards, 1st of Бубновые зайцы' },
  { no: '–', wall: 13, game: 8, cards: 'A', what: 'by cards, 5th' },
  { no: '–', wall: 15, game: 12, cards: 'B', what: 'by cards from 33 in the final: adds' },
];

// The ledger: rulings typed by the judges before the table is checked.
// biome-ignore format: a table, one row a line
const LEDGER = [
  { time: '2026-11-28T17:13:00', clause: '7.3.11', team: 'b3', wall: 3, why: 'Опоздали на турнир на 12 мин 40 с', sanction: 'сопернику 5', state: 'подтверждён' },
  { time: '2026-11-28T18:30:00', clause: '7.3.8', team: 'a4', wall: 2, player: 'Чужой Валенок', why: 'Играл незаявленный игрок', sanction: '0–20', state: 'подтверждён' },
  { time: '2026-11-28T19:50:00', clause: '7.3.7', team: 'b4', wall: 4, game: 5, player: 'Свисток', why: 'Убит капитан соперника в первые сутки', sanction: 'партия проиграна', points: 2, state: 'подтверждён' },
  { time: '2026-11-29T02:10:00', clause: '5.2', team: 'b2', wall: 11, game: 8, why: 'Тянули время активом и выиграли партию', sanction: 'минус 2', state: 'подтверждён' },
  { time: '2026-11-29T11:00:00', clause: '7.3.14', team: 'b3', wall: 3, game: 6, why: 'Счёт внесён после срока', repeat: 1, sanction: 'предупреждение', state: 'отклонён', reason: 'Таблица не открывалась у всего зала' },
  { time: '2026-11-29T11:20:00', clause: '7.3.15', team: 'b4', wall: 8, game: 7, why: 'В срок стояло 15:4', repeat: 1, sanction: 'предупреждение', state: 'отозван', reason: 'Судья сам просил капитана внести это значение для проверки' },
];
const JUDGE = 'Судья Фикус';

// ------------------------------------------------------------------- teams
// `typing`: how this captain writes 7:4.
// biome-ignore format: a table, one row a line
const TEAMS = {
  a1: { name: 'Ёжики и компот', group: 'A', mail: 'ezhiki@example.org', players: ['Компот Иваныч', 'Иголка Счастья', 'Сухофрукт', 'Ёлкин Шорох', 'Тётя Груша', 'Клубочек', 'Пыхтелкин', 'Листик Прилип', 'Топотун'] },
  a2: { name: 'Полуночный трамвай', group: 'A', mail: 'tramvai@example.org', players: ['Вагоновожатая Нюра', 'Билетик', 'Дзынь-Дзынь', 'Конечная Станция', 'Рельс Рельсыч', 'Поручень', 'Стрелка Переведена', 'Звоночек'] },
  a3: { name: 'Общество тихих любителей громких вечеров', group: 'A', mail: 'obshchestvo@example.org', players: ['Председатель Тишина', 'Баян Под Подушкой', 'Шёпот Оркестра', 'Тапки Грома', 'Сосед Сверху', 'Ложка О Кастрюлю', 'Тромбон Тромбоныч', 'Бубенчик', 'Полтора Барабана', 'Эхо Из Кухни'] },
  a4: { name: 'Сонные тигры', group: 'A', mail: 'tigry@example.org', typing: s => s.replace(':', '-'), players: ['Полосатый Плед', 'Мур Без Кофе', 'Подушкин Хвост', 'Зевок', 'Лапа Затекла', 'Сонный Ус', 'Дрёма Дрёмыч', 'Будильник Съеден'] },
  b1: { name: 'Варенье в законе', group: 'B', mail: 'varenye@example.org', typing: s => s.replace(':', ' : '), players: ['Крыжовник Первый', 'Пенка Сверху', 'Малинка Без Косточки', 'Дядя Сироп', 'Тазик', 'Вишня С Понятиями', 'Банка Закатана', 'Кисель Подоспел', 'Ложечник'] },
  b2: { name: 'Lucky Penguins', group: 'B', mail: 'penguins@example.org', players: ['Пингвин Аркадий', 'Льдинка На Удачу', 'Фрак Напрокат', 'Скользкий Тип', 'Рыбкин Должок', 'Снежок В Рукаве', 'Айсберг Петрович', 'Вразвалочку', 'Клюв По Ветру', 'Полярная Ночка'] },
  b3: { name: 'Бубновые зайцы', group: 'B', mail: 'zaitsy@example.org', players: ['Заяц Туз', 'Капуста В Долг', 'Ушастый Козырь', 'Прыг На Спор', 'Морковкин Блеф', 'Косой Расклад', 'Пятка Вперёд', 'Барабанщик Лесной'] },
  b4: { name: 'Три кота и чайник', group: 'B', mail: 'chainik@example.org', players: ['Чайник Василий', 'Свисток', 'Кот Накипь', 'Кот Заварка', 'Кот Сахарок', 'Крышечка', 'Носик Кверху', 'Пар Пошёл', 'Блюдце'] },
};

// ------------------------------------------------------------------- walls
// A3 = team A won 3 points, = is an undecided game, A0 a win worth nothing.
// fairPlay: the option agreed before the wall (3.3), 1 unless written.
// biome-ignore format: a table, one row a line
const WALLS = [
  { no: 1, start: '2026-11-28T17:00', a: 'a1', b: 'a3', steps: 'A3 B3 A3 A2 B2 A3 A3 B2 A3 B3 A3' },
  { no: 2, start: '2026-11-28T17:00', a: 'a2', b: 'a4', steps: 'A2 B3 A3 A1 B2' },
  { no: 3, fairPlay: '2а', start: '2026-11-28T17:00', a: 'b3', b: 'b1', steps: 'A3 A3 B3 A2 A3 B3 A3 A3 B3 A3' },
  { no: 4, start: '2026-11-28T17:00', a: 'b2', b: 'b4', steps: 'A4 B2 A5 A4 B3 A3 B4 B3 A4' },
  { no: 5, start: '2026-11-28T20:00', a: 'a2', b: 'a3', steps: 'B3 A4 A2 B4 A5 B2 A4 B3 B2 A5' },
  { no: 6, start: '2026-11-28T20:00', a: 'a4', b: 'a1', steps: 'A3 B2 B3 A4 A5 B4 A3 B5 B2 A5' },
  { no: 7, start: '2026-11-28T20:00', a: 'b1', b: 'b2', steps: 'A3 B4 A5 B3 A3 A2 B4 A5 B2 A3' },
  { no: 8, start: '2026-11-28T20:00', a: 'b3', b: 'b4', steps: 'A3 B2 A4 B3 A3 A5 B2 A4 B4 A4' },
  { no: 9, start: '2026-11-28T23:00', a: 'a1', b: 'a2', steps: 'B3 A4 B4 A3 A5 B4 A3 B3 B2 A5' },
  { no: 10, start: '2026-11-28T23:00', a: 'a3', b: 'a4', steps: 'A2 B3 A3 B2 A3 B3 A2 A5 B3 A2 A3' },
  { no: 11, fairPlay: '2б', start: '2026-11-28T23:00', a: 'b2', b: 'b3', steps: 'A3 B3 A4 = B4 A5 B2 A5 B3 B2 A5' },
  { no: 12, start: '2026-11-28T23:00', a: 'b1', b: 'b4', steps: 'A3 A2 B3 A3 A2 B2 A3 A3 B3 A4' },
  { no: 13, start: '2026-11-29T15:00', stage: 'полуфинал', a: 'a1', b: 'b3', steps: 'A3 B5 A2 A4 B4 A4 B3 A3 A5 B5 A0 A5 A4' },
  { no: 14, start: '2026-11-29T15:00', stage: 'полуфинал', a: 'b2', b: 'a2', steps: 'A5 B4 B5 A5 B5 A5 B4 A5 B5 A5 A2 A0 B3 B0 A3' },
  { no: 15, fairPlay: '3', start: '2026-11-29T19:30', stage: 'финал', a: 'a1', b: 'b2', steps: 'B5 A4 A5 B4 B5 A5 B5 B5 A4 B4 B5 B2 A5 B5' },
];

// ------------------------------------------------------------------- clock
let state = SEED;
/** The next whole number from lo to hi (mulberry32). */
function draw(lo, hi) {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return lo + (((t ^ (t >>> 14)) >>> 0) % (hi - lo + 1));
}
// Wall-clock seconds: the zone is named in the sheet, so plain UTC arithmetic does.
const seconds = text => Date.parse(`${text}:00Z`) / 1000;
const stamp = s => new Date(s * 1000).toISOString().slice(0, 19);

// ------------------------------------------------------------------- games
const other = side => (side === 'A' ? 'B' : 'A');
const troubleOf = (wall, game) => TROUBLES.find(t => t.wall === wall && t.game === game) ?? {};

/** All games of a wall with their times; entries[side] = [{ at, text }, …]. */
function playWall(wall) {
  const start = seconds(wall.start);
  const score = { A: 0, B: 0 };
  const games = [];
  for (const [i, step] of wall.steps.split(' ').entries()) {
    const trouble = troubleOf(wall.no, i + 1);
    if (step !== '=') score[step[0]] += Number(step.slice(1));
    const before = i === 0 ? start : games[i - 1].first;
    const created = before + (trouble.createdAfter ?? draw(20, 110));
    const gathered = created + draw(90, 290);
    const go = trouble.goAfterStart ? start + trouble.goAfterStart : gathered;
    const end = go + draw(360, 720);
    // A captain who is late, or leaves no stamp, is not the one who types first.
    const absent = trouble.late ?? trouble.missing ?? trouble.unstamped;
    const firstSide = absent ? other(absent) : 'AB'[draw(0, 1)];
    const first = end + draw(5, 25);
    const second = first + draw(4, 30);
    games.push({ no: i + 1, trouble, score: `${score.A}:${score.B}`, created, go, first, firstSide, second });
  }
  for (const [i, game] of games.entries()) game.entries = entriesOf(wall, game, games[i + 1]);
  return games;
}

/** What each captain types for a game, and when. */
function entriesOf(wall, game, next) {
  const { trouble } = game;
  // 7.3.14+: GO of the next game + 3 minutes; without a GO its first entry; after the last game 10 minutes.
  let due = game.first + 600;
  if (next) due = next.trouble.noGo ? next.first : next.go + 180;
  if (trouble.dueAfterGo) game.typedDue = next.go + trouble.dueAfterGo;
  const entries = {};
  for (const side of ['A', 'B']) {
    const style = TEAMS[wall[side.toLowerCase()]].typing ?? (s => s);
    const mark = trouble.marks?.includes(side) ? 'к' : '';
    const wrong = trouble.wrong?.[side];
    let at = side === game.firstSide ? game.first : game.second;
    if (trouble.late === side) at = next.trouble.noGo ? due + 20 : due + draw(100, 240);
    const list = [];
    if (trouble.missing !== side) {
      // A cell that became a time stays exactly what the sheet shows.
      list.push({ at, text: (wrong?.includes('1899') ? wrong : style(wrong ?? game.score)) + mark });
      if (wrong && trouble.fixed === 'beforeDue')
        list.push({ at: at + draw(20, 40), text: style(game.score) });
      if (wrong && trouble.fixed === 'afterDue')
        list.push({ at: due + draw(60, 200), text: style(game.score) });
    }
    entries[side] = list;
  }
  // Wall 12: the captain who was late with game 6 types game 7 right after it.
  if (trouble.late && next.trouble.noGo)
    Object.assign(next, { firstSide: other(trouble.late), second: due + 45 });
  return entries;
}

// ------------------------------------------------------------------ sheets
// biome-ignore format: one header row a line
const HEADERS = {
  'Регламент': 'Параметр,Значение,Пункт,Смысл,По умолчанию',
  'Команды': 'Команда,Группа,Лига,Капитан,Почта,Игрок,Роль,С,По,Зарплата',
  'Стенки': 'Стенка,День,Этап,Группа,Команда A,Команда B,Начало,ФП',
  'Онлайн-таблица': 'Стенка,Партия,Создана,ГОУ,Команда A,Команда B,Счёт капитана A,Счёт капитана B,По картам,Внёс A,Внёс B,Срок,Счёт судьи,Статус,Замечание',
  'Штрафы': '№,Время,Пункт,Команда,Игрок,Этап,Стенка,Партия,Основание,Повтор,Санкция,Очки,Деньги,Оплачено,Состояние,Судья,Причина',
  'Журнал': 'Время,Лист,Ячейка,Запись,Было,Стало,Кто',
};
const cell = v => (/[",\n]/.test(v) ? `"${v.replaceAll('"', '""')}"` : v);
/** Rows are keyed by header; what is left out is blank. */
function write(name, rows) {
  const headers = HEADERS[name].split(',');
  const lines = rows.map(row => headers.map(h => cell(String(row[h] ?? ''))).join(','));
  writeFileSync(`${OUT}${name}.csv`, [HEADERS[name], ...lines, ''].join('\n'));
}

function regulation() {
  return [
    { Параметр: 'regulation', Значение: 'walls', Смысл: 'Регламент турнира' },
    { Параметр: 'zone', Значение: 'Europe/Moscow', Смысл: 'Часовой пояс', 'По умолчанию': 'Europe/Moscow' },
    { Параметр: 'locale', Значение: 'ru_RU', Смысл: 'Язык и формат чисел', 'По умолчанию': 'ru_RU' },
    { Параметр: 'qualify.group', Значение: 2, Пункт: '3.4', Смысл: 'Сколько команд выходит из группы' },
  ];
}

function teams() {
  return Object.values(TEAMS).flatMap(t => [
    { Команда: t.name, Группа: t.group, Капитан: t.players[0], Почта: t.mail },
    ...t.players.map((player, i) => ({ Команда: t.name, Игрок: player, Роль: i === 0 ? 'капитан' : '' })),
  ]);
}

function walls() {
  return WALLS.map(w => ({
    Стенка: w.no,
    День: w.stage ? 2 : 1,
    Этап: w.stage ?? 'группа',
    Группа: w.stage ? '' : TEAMS[w.a].group,
    'Команда A': TEAMS[w.a].name,
    'Команда B': TEAMS[w.b].name,
    Начало: w.start,
    ФП: w.fairPlay ?? '1',
  }));
}

function onlineTableAndLog() {
  const table = [];
  const log = [];
  for (const wall of WALLS) {
    for (const { no, trouble, created, go, typedDue, entries } of playWall(wall)) {
      const line = table.length + 2; // row 1 holds the headers
      const row = {
        Стенка: wall.no,
        Партия: no,
        Создана: stamp(created),
        ГОУ: trouble.noGo ? '' : stamp(go),
        'Команда A': TEAMS[wall.a].name,
        'Команда B': TEAMS[wall.b].name,
        'По картам': trouble.cards,
        Срок: typedDue && stamp(typedDue),
        'Счёт судьи': trouble.judge,
      };
      for (const side of ['A', 'B']) {
        let old = '';
        for (const { at, text } of entries[side]) {
          row[`Счёт капитана ${side}`] = text;
          if (trouble.unstamped === side) continue;
          row[`Внёс ${side}`] = stamp(at);
          log.push({
            Время: stamp(at),
            Лист: 'Онлайн-таблица',
            Ячейка: (side === 'A' ? 'G' : 'H') + line,
            Запись: `${wall.no}/${no}`,
            Было: old,
            Стало: text,
          });
          old = text;
        }
      }
      table.push(row);
    }
  }
  // The sort is stable: entries of the same second keep the table's order.
  log.sort((x, y) => (x.Время < y.Время ? -1 : x.Время > y.Время ? 1 : 0));
  return { table, log };
}

function penalties() {
  return LEDGER.map((p, i) => ({
    '№': i + 1,
    Время: p.time,
    Пункт: p.clause,
    Команда: TEAMS[p.team].name,
    Игрок: p.player,
    Стенка: p.wall,
    Партия: p.game,
    Основание: p.why,
    Повтор: p.repeat,
    Санкция: p.sanction,
    Очки: p.points,
    Состояние: p.state,
    Судья: JUDGE,
    Причина: p.reason,
  }));
}

mkdirSync(OUT, { recursive: true });
const { table, log } = onlineTableAndLog();
write('Регламент', regulation());
write('Команды', teams());
write('Стенки', walls());
write('Онлайн-таблица', table);
write('Штрафы', penalties());
write('Журнал', log);
