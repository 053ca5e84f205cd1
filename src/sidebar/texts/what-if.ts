import { counted, some } from '../format';

const listOf = (teams: readonly string[]): string => teams.map(team => `«${team}»`).join(', ');
const quoted = (teams: readonly string[]): string => teams.map(team => `“${team}”`).join(', ');
const TEAMS = ['команда', 'команды', 'команд'] as const;
const WAYS = ['исход', 'исхода', 'исходов'] as const;

/** What goes on means: in leagues to stay, or to go up. */
const throughRu = (stage: string): string =>
  stage === 'top'
    ? 'место в лиге обеспечено'
    : stage === 'second'
      ? 'выход в высшую лигу обеспечен'
      : 'выход обеспечен';
const outRu = (stage: string): string =>
  stage === 'top'
    ? 'место в лиге потеряно'
    : stage === 'second'
      ? 'в высшую лигу уже не выйти'
      : 'выход уже невозможен';
const throughEn = (stage: string): string =>
  stage === 'top' ? 'sure to stay up' : stage === 'second' ? 'sure to go up' : 'sure to go through';
const outEn = (stage: string): string =>
  stage === 'top'
    ? 'sure to go down'
    : stage === 'second'
      ? 'can no longer go up'
      : 'can no longer go through';

/** Words of «What if» and of the marks in the tables, in Russian. */
export const whatIfRu = {
  name: 'Что если',
  lead: 'Переключите решения и посмотрите, что сдвинется. Ничего не записывается.',
  mark: { through: throughRu, out: outRu },
  waiting: 'Считаем…',
  again: 'Посмотреть заново',
  reset: 'Всё как есть',
  failed: 'Ответ не пришёл. В таблице ничего не изменено.',
  open: 'Открыто',
  nothingOpen: 'Открытых дел нет: всё решено.',
  decided: (n: number) => `Уже решено (${n})`,
  asIs: 'как есть',
  kinds: { penalty: 'Штраф', score: 'Счёт не сошёлся', forfeit: 'Стенка' },
  states: { proposed: 'ждёт', confirmed: 'подтверждён', dismissed: 'отклонён', withdrawn: 'отозван' },
  loses: { a: '0–20 у A', b: '0–20 у B' } as Readonly<Record<string, string>>,
  byCaptains: (score: string, by: readonly string[]) => `${score} (${by.join(', ')})`,
  sides: (a: string, b: string) => `A «${a}», B «${b}»`,
  result: 'Что станет с таблицей',
  moved: (n: number) => (n === 0 ? 'Ничего не сдвинулось.' : `Сдвинулось: ${counted(n, TEAMS)}.`),
  place: (was: string, now: string) => `место ${was || 'нет'} → ${now || 'нет'}`,
  points: (was: string, now: string) => `очки ${was} → ${now}`,
  goesOn: 'теперь проходит',
  fails: 'теперь не проходит',
  unclear: 'проход теперь не ясен',
  top: {
    safe: (n: number) => `Первые ${n}: ничто открытое, даже всё вместе, их не изменит. Можно публиковать.`,
    moves: (n: number) => `Первые ${n}: открытое ещё может их изменить.`,
    unknown: (n: number) => `Первые ${n}: меняет ли их открытое, не доказано.`,
  },
  noCut: 'Сколько команд выходит из группы, не задано: впишите qualify.group в «Регламент».',
  by: {
    final: 'Открытого больше нет: места такие, как в таблице.',
    exact: (n: number) =>
      `Точно: перебраны все исходы открытых стенок (${counted(n, WAYS)}) при нынешних решениях судей. Ничья, которую решат очки ещё не сыгранных партий, считается нерешённой.`,
    bound:
      'Не точно, граница: что сказано, доказано; но верным может быть и больше. Решения судей считаются такими, как стоят.',
    unknown: 'Не известно: таблица очков пуста, и сколько ещё можно набрать, не сказано.',
  },
  judge: 'наравне на границе: решает судья',
  dontKnow: 'не известно',
  need: (enough: string, isOver: boolean) =>
    isOver ? `наверняка с прибавкой больше ${enough}` : `наверняка с прибавкой ${enough} и больше`,
  less: (least: string) => `меньше ${least} не хватит`,
  rivals: (most: string, total: string, teams: readonly string[], may: number) =>
    `наверняка${most ? ` с прибавкой ${most}` : ''}, если ${
      may > 0
        ? `${total} и больше будет не более чем у ${may} из команд ${listOf(teams)}`
        : `меньше ${total} будет у ${listOf(teams)}`
    }`,
};

export const whatIfEn: typeof whatIfRu = {
  name: 'What if',
  lead: 'Switch decisions and see what would move. Nothing is written.',
  mark: { through: throughEn, out: outEn },
  waiting: 'Computing…',
  again: 'Look again',
  reset: 'All as it is',
  failed: 'No answer came. Nothing in the table was changed.',
  open: 'Open',
  nothingOpen: 'Nothing is open: all is decided.',
  decided: (n: number) => `Decided already (${n})`,
  asIs: 'as it is',
  kinds: { penalty: 'Penalty', score: 'Score not agreed', forfeit: 'Wall' },
  states: { proposed: 'pending', confirmed: 'confirmed', dismissed: 'dismissed', withdrawn: 'withdrawn' },
  loses: { a: '0–20 for A', b: '0–20 for B' },
  byCaptains: (score: string, by: readonly string[]) => `${score} (${by.join(', ')})`,
  sides: (a: string, b: string) => `A “${a}”, B “${b}”`,
  result: 'How the table would stand',
  moved: (n: number) => (n === 0 ? 'Nothing moved.' : `${some(n, 'team')} moved.`),
  place: (was: string, now: string) => `place ${was || 'none'} → ${now || 'none'}`,
  points: (was: string, now: string) => `points ${was} → ${now}`,
  goesOn: 'now goes on',
  fails: 'now does not go on',
  unclear: 'now not clear whether it goes on',
  top: {
    safe: (n: number) => `Top ${n}: nothing open, even all of it together, can change it. You may publish.`,
    moves: (n: number) => `Top ${n}: what is open can still change it.`,
    unknown: (n: number) => `Top ${n}: whether what is open can change it is not proven.`,
  },
  noCut: 'How many go on from a group is not set: write qualify.group in the sheet “Regulation”.',
  by: {
    final: 'Nothing is open any more: the places are those of the table.',
    exact: (n: number) =>
      `Exact: every way in which the open walls can end was tried (${some(n, 'way')}) under the rulings as they stand. A tie that points of games still to be played would decide counts as undecided.`,
    bound:
      'Not exact, a bound: what is said is proven, but more may be true. Rulings are taken as they stand.',
    unknown: 'Not known: the points table is empty, so nobody can say what can still be gained.',
  },
  judge: 'level across the line: a judge decides',
  dontKnow: 'not known',
  need: (enough: string, isOver: boolean) =>
    isOver ? `sure with more than ${enough} more` : `sure with ${enough} more or better`,
  less: (least: string) => `less than ${least} more is too little`,
  rivals: (most: string, total: string, teams: readonly string[], may: number) =>
    `sure${most ? ` with ${most} more` : ''} if ${
      may > 0
        ? `no more than ${may} of ${quoted(teams)} reach ${total}`
        : `${quoted(teams)} stay below ${total}`
    }`,
};
