import type { ChangedParameter } from '../../addon/panel';

const listOf = (items: readonly string[]): string => items.join(', ');
const place = (n: number | null): string => (n === null ? '–' : String(n));

/** Words of a post and of the view that makes it, in Russian. */
export const publishRu = {
  name: 'Публикация',
  label: 'Текст для форума',
  lead: 'Готовый текст для форума. Неподтверждённые штрафы в очки не входят.',
  form: 'Разметка',
  forms: { bbcode: 'BBCode', markdown: 'Markdown', html: 'HTML', plain: 'Текст' },
  parts: { rulings: 'Решения судей', moved: 'Что сдвинулось' },
  notPosted: 'Ещё ничего не публиковали',
  text: 'Текст',
  copy: 'Скопировать',
  copied: 'Скопировано и запомнено: в следующий раз скажем, что сдвинулось.',
  copiedOnly: 'Скопировано.',
  notCopied: 'Браузер не дал скопировать: выделите текст и скопируйте его.',
  safe: 'Можно публиковать: ни одно открытое дело не меняет, кто выходит.',
  unsafe: (n: number) => `Подождите: открытых дел, от которых зависит выход, ${n}.`,
  open: (n: number) => `Открытых дел ${n}: меняют ли они выход, не посчитано.`,
  print: 'Отпечаток',
  compare: 'Сверить отпечаток из поста',
  compareHint: 'вставьте, например K7F2-9QXM-3T0P',
  same: 'Совпадает: данные и правила те же.',
  other: (own: string) => `Не совпадает: в этом файле ${own}. Данные или правила другие.`,
  race: 'График гонки',
  protocol: 'Протокол',
  making: 'Собираю лист…',
  past: 'Положение на момент',
  pastHint: '28.11.2026 20:30',
  pastMake: 'Собрать по журналу',
  badPrint: 'Отпечаток состоит из 12 букв и цифр.',
  title: (name: string, verdict: string, at: string) => `${name}: положение на ${at}. ${verdict}`,
  table: (stage: string, group: string | null, isWall: boolean) =>
    group === null ? stage : isWall ? `${stage}, стенка ${group}` : `${stage}. Группа ${group}`,
  place: 'Место',
  carryIn: 'Перенос',
  pending: (teams: readonly string[]) => `Ждёт решения судьи: ${listOf(teams)}. В очки не входит.`,
  changed: 'Отличается от регламента',
  parameter: ({ meaning, value, default: usual }: ChangedParameter, clause: string) =>
    `${meaning} (${clause}): ${value || 'не задано'}, обычно ${usual || 'не задано'}`,
  moved: (at: string) => `Что сдвинулось с публикации ${at}`,
  movedPlace: (was: number | null, now: number | null) => `место ${place(was)} → ${place(now)}`,
  movedPoints: (was: string, now: string) => `очки ${was} → ${now}`,
  move: (team: string, moves: readonly string[], why: readonly string[]) =>
    `${team}: ${listOf(moves)}${why.length > 0 ? `. Почему: ${listOf(why)}` : '. Сдвинули результаты других'}`,
  because: {
    ruling: (clause: string, sanction: string) => `решение по ${clause} (${sanction})`,
    fallen: (clause: string, sanction: string) => `снято решение по ${clause} (${sanction})`,
    wall: (name: string) => `засчитана стенка ${name}`,
    game: (name: string) => `партия ${name}`,
  },
  rulings: 'Решения судей',
  withdrawn: (reason: string) => `Отозвано${reason ? `: ${reason}` : ''}`,
  fingerprint: (print: string) =>
    `Отпечаток таблицы: ${print}. Сверить можно в копии файла: панель, «Публикация».`,
};

export const publishEn: typeof publishRu = {
  name: 'Publish',
  label: 'Text for the forum',
  lead: 'A text ready for the forum. Penalties that are not confirmed are not in the points.',
  form: 'Markup',
  forms: { bbcode: 'BBCode', markdown: 'Markdown', html: 'HTML', plain: 'Text' },
  parts: { rulings: 'Rulings', moved: 'What moved' },
  notPosted: 'Nothing was posted yet',
  text: 'Text',
  copy: 'Copy',
  copied: 'Copied and remembered: next time we can say what moved.',
  copiedOnly: 'Copied.',
  notCopied: 'The browser would not copy: select the text and copy it.',
  safe: 'You may publish: none of the open cases changes who goes through.',
  unsafe: (n: number) => `Wait: ${n} open ${n === 1 ? 'case decides' : 'cases decide'} who goes through.`,
  open: (n: number) =>
    `${n} open ${n === 1 ? 'case' : 'cases'}: nobody computed whether they change who goes through.`,
  print: 'Fingerprint',
  compare: 'Compare the fingerprint of a post',
  compareHint: 'paste it, for example K7F2-9QXM-3T0P',
  same: 'The same: facts and rules are those of the post.',
  other: (own: string) => `Another one: this file has ${own}. Facts or rules differ.`,
  race: 'Points race',
  protocol: 'Protocol',
  making: 'Making the sheet…',
  past: 'Standings as of',
  pastHint: '2026-11-28 20:30',
  pastMake: 'Rebuild from the log',
  badPrint: 'A fingerprint is 12 letters and digits.',
  title: (name: string, verdict: string, at: string) => `${name}: standings at ${at}. ${verdict}`,
  table: (stage: string, group: string | null, isWall: boolean) =>
    group === null ? stage : isWall ? `${stage}, wall ${group}` : `${stage}. Group ${group}`,
  place: 'Place',
  carryIn: 'Carried over',
  pending: (teams: readonly string[]) => `Waiting for a judge: ${listOf(teams)}. Not in the points.`,
  changed: 'Differs from the regulation',
  parameter: ({ meaning, value, default: usual }: ChangedParameter, clause: string) =>
    `${meaning} (${clause}): ${value || 'not set'}, usually ${usual || 'not set'}`,
  moved: (at: string) => `What moved since the post of ${at}`,
  movedPlace: (was: number | null, now: number | null) => `place ${place(was)} → ${place(now)}`,
  movedPoints: (was: string, now: string) => `points ${was} → ${now}`,
  move: (team: string, moves: readonly string[], why: readonly string[]) =>
    `${team}: ${listOf(moves)}${why.length > 0 ? `. Why: ${listOf(why)}` : '. Moved by results of others'}`,
  because: {
    ruling: (clause: string, sanction: string) => `ruling under ${clause} (${sanction})`,
    fallen: (clause: string, sanction: string) => `ruling under ${clause} fell (${sanction})`,
    wall: (name: string) => `wall ${name} counts`,
    game: (name: string) => `game ${name}`,
  },
  rulings: 'Rulings',
  withdrawn: (reason: string) => `Withdrawn${reason ? `: ${reason}` : ''}`,
  fingerprint: (print: string) =>
    `Fingerprint of the table: ${print}. It can be compared in a copy of the file: panel, “Publish”.`,
};
