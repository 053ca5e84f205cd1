import type { Impossible } from '../../regulations/walls/reasons';
import { type Facts, plural, type Sentences } from './wording';

const game = (f: Facts): string => `стенка ${f.text('wall')}, партия ${f.text('game')}`;
const likely = (f: Facts): string =>
  f.list('likely').length > 0 ? `, похоже на ${f.list('likely').join(' или ')}` : '';

const span = (seconds: number): string => {
  const [m, s] = [Math.floor(seconds / 60), seconds % 60];
  return [m > 0 ? `${m} мин` : '', s > 0 || m === 0 ? `${s} с` : ''].filter(Boolean).join(' ');
};

const UNREADABLE: Readonly<Record<string, (f: Facts) => string>> = {
  time: f => `ячейка стала временем ${f.text('text')}`,
  date: f => `ячейка стала датой ${f.text('text')}`,
  boolean: f => `в ячейке логическое значение ${f.text('text')}`,
  errorText: f => `в ячейке ошибка формулы ${f.text('text')}`,
  number: f => `в ячейке одно число ${f.text('text')}, а не счёт`,
  threeNumbers: f => `в счёте «${f.text('text')}» больше двух чисел`,
  oneNumber: f => `в счёте «${f.text('text')}» нет второго числа`,
  negative: f => `в счёте «${f.text('text')}» отрицательное число`,
  fraction: f => `в счёте «${f.text('text')}» дробное число`,
  words: f => `«${f.text('text')}» не читается как счёт`,
};

const IMPOSSIBLE: Readonly<Record<Impossible, string>> = {
  afterEnd: 'стенка уже окончена',
  down: 'счёт одной стороны упал',
  bothUp: 'за одну партию выросли обе стороны',
  notInAnnex: 'такого шага нет в приложении 1',
  cards: 'победа по картам здесь очков не даёт',
  unreachable: 'столько партий к этому счёту не ведут',
};

const because = (f: Facts): string => IMPOSSIBLE[f.text('why') as Impossible] ?? '';
const expected = (f: Facts): string =>
  f.list('expected').length > 0 ? ` Ждём ${f.list('expected').join(', ')} или прежний счёт.` : '';

/** What the product says in Russian. */
export const ru: Sentences = {
  missingSheet: f => `Нет листа «${f.text('ru')}»: добавьте его или верните ему это название.`,
  missingColumn: f => `Нет столбца «${f.text('ru')}»: верните заголовок в первую строку.`,
  headerShifted: f =>
    `Заголовки стоят в строке ${f.text('row')}, а не в первой: прочитано отсюда, строки выше не считаются.`,
  headerRepeated: f => `Строка ${f.text('row')} повторяет заголовки: пропущена, удалите её.`,
  columnTwice: f =>
    `Заголовок «${f.text('title')}» встречается дважды: считается первый, переименуйте лишний.`,
  unknownRegulation: f => `Регламент «${f.text('text')}» неизвестен: напишите одно из ${f.text('known')}.`,
  unknownEdition: f => `Редакция «${f.text('text')}» неизвестна: напишите одно из ${f.text('known')}.`,
  zoneDiffers: f =>
    `Пояс «${f.text('text')}» не тот, что у файла (${f.text('zone')}): сроки считаются по поясу файла.`,
  parameterTwice: f =>
    `Параметр «${f.text('name')}» задан дважды: считается строка ${f.text('first')}, удалите лишнюю.`,
  unknownParameter: f =>
    `Параметра «${f.text('name')}» нет: проверьте название${f.list('near').length > 0 ? `, есть ${f.text('near')}` : ''}.`,
  outOfRange: f =>
    `Параметр «${f.text('name')}»: нужно целое число от ${f.text('min')} до ${f.text('max')}, а стоит «${f.text('text')}».`,
  belowMinimum: f =>
    `Параметр «${f.text('name')}»: число не меньше ${f.text('min')}, а стоит «${f.text('text')}».`,
  notYesNo: f => `Параметр «${f.text('name')}»: нужно да или нет, а стоит «${f.text('text')}».`,
  notAnOption: f =>
    `Параметр «${f.text('name')}»: «${f.text('text')}» нельзя, выберите из ${f.text('options')}.`,
  linkTwice: f =>
    `Параметр «${f.text('name')}»: «${f.text('text')}» стоит в цепочке дважды, оставьте один раз.`,
  badScaleRow: f => `Шкала «${f.text('name')}»: «${f.text('text')}» не читается, нужно число:очки.`,
  scaleUnsorted: f =>
    `Шкала «${f.text('name')}»: строка ${f.text('row')} («${f.text('text')}») не больше предыдущей, расставьте по возрастанию.`,
  emptyTable: f => `Таблица «${f.text('name')}» пуста: заполните её или уберите строку.`,
  badAnnexRow: f =>
    `Приложение «${f.text('name')}»: «${f.text('text')}» не читается, нужно вид:очки[/очки проигравшего].`,
  badLadder: f =>
    `Лестница «${f.text('name')}»: «${f.text('text')}» не санкция, пишите как в столбце «Санкция», шаги через >.`,
  tableNeedsSheet: f => `Таблица «${f.text('name')}» не помещается в ячейку: сделайте лист с этим названием.`,
  badPointsTable: f =>
    `Таблица очков: «${f.text('text')}» здесь не подходит (${POINTS_TABLE[f.text('fault')] ?? f.text('fault')}).`,
  badNumber: f =>
    `«${f.text('text')}» не число${f.is('why', 'ambiguous') ? ': непонятно, дробь это или тысячи, напишите с точкой' : ', исправьте'}.`,
  badMoment: f => `«${f.text('text')}» не время: нужно 2026-11-29T20:05, 29.11.2026 20:05 или 20:05.`,
  momentWithoutStart: f =>
    `Время ${f.text('text')} без даты, а у стенки нет начала: впишите дату или начало стенки.`,
  teamMissing: () => 'В строке нет команды: впишите её.',
  unknownTeam: f =>
    `Команды «${f.text('team')}» нет в листе «Команды»${f.text('other') ? `: похожа на «${f.text('other')}», но буквы другие` : ''}. Исправьте название или добавьте команду.`,
  teamTwice: f =>
    `Команда «${f.text('team')}» записана дважды (ещё ${f.text('first')}): оставьте одну строку.`,
  playerTwice: f =>
    `Игрок «${f.text('player')}» в команде «${f.text('team')}» записан дважды (ещё ${f.text('first')}): считается один раз.`,
  lookAlike: f =>
    `«${f.text('team')}» и «${f.text('other')}» (${f.text('otherCell')}) выглядят одинаково, но это разные буквы: проверьте, одна ли это команда.`,
  wallMissing: () => 'В строке нет номера стенки: впишите его.',
  wallTwice: f => `Стенка ${f.text('wall')} записана дважды (ещё ${f.text('first')}): считается первая.`,
  unknownStage: f => `Этап «${f.text('text')}» неизвестен: группа, полуфинал, финал или номер этапа.`,
  unknownWall: f => `Стенки ${f.text('wall')} нет в листе «Стенки»: исправьте номер или добавьте стенку.`,
  badGameNumber: f => `Стенка ${f.text('wall')}: номер партии «${f.text('text')}» не целое число.`,
  duplicate: f =>
    `Стенка ${f.text('wall')}, партия ${f.text('game')} записана дважды (ещё ${f.text('first')}): считается первая, перенумеруйте строку.`,
  gap: f =>
    `Стенка ${f.text('wall')}: после пропуска идёт партия ${f.text('game')}, а ждали ${f.text('expected')}. Проверьте номера.`,
  merged: f =>
    `Ячейки ${f.text('from')}:${f.text('to')} объединены: под ними счёта не видно, разъедините их.`,
  filterOn: f => `На листе «${f.text('sheet')}» включён фильтр: скрытые строки тоже посчитаны.`,
  badSide: f => `«${f.text('text')}»: по картам выиграла A или B, впишите одну букву.`,
  otherTeam: f =>
    `В строке «${f.text('team')}», а по расписанию в стенке ${f.text('wall')} играет «${f.text('scheduled')}».`,
  unreadable: f =>
    `${capital(UNREADABLE[f.text('why')]?.(f) ?? 'не читается')}${likely(f)} (${game(f)}). Впишите счёт текстом, например 7:4.`,
  impossible: f =>
    `Счёт ${f.text('entered')} после ${f.text('before')} невозможен: ${because(f)} (${game(f)}).${expected(f)}`,
  dispute: f =>
    `Спор: A пишет ${f.text('a')}, B пишет ${f.text('b')} (${game(f)})${f.is('mirrored', 'yes') ? ', похоже на зеркальную запись' : ''}. Решает судья.`,
  missing: f => `Нет счёта капитана ${f.text('side').toUpperCase()} (${game(f)}), а срок прошёл.`,
  unstamped: f =>
    `Запись капитана ${f.text('side').toUpperCase()} без отметки времени (${game(f)}): опоздание не проверить, судья может вписать время с ~.`,
  cardsOpen: f =>
    `Победа по картам отмечена ${f.is('marks', 1) ? 'одним капитаном' : 'без ясной стороны'} (${game(f)}): не считается, пока судья не заполнит «По картам».`,
  cardsOtherSide: f =>
    `По картам отмечена команда «${f.text('team')}», а счёт вырос у соперника (${game(f)}): исправьте столбец.`,
  createdLateBySomeone: f =>
    `Партия создана на ${span(f.number('seconds'))} позже (${game(f)}): команду называет судья.`,
  gatheredLate: f =>
    `Сбор дольше положенного на ${span(f.number('seconds'))} (${game(f)}), полных сроков: ${f.text('fives')}. Команду называет судья${f.number('break') > 0 ? `; перерыв до ${f.text('break')} мин мог быть разрешён` : ''}.`,
  sameTeam: f =>
    `В стенке ${f.text('wall')} команда «${f.text('team')}» играет сама с собой: исправьте расписание.`,
  noCaptain: f =>
    `У команды «${f.text('team')}» капитан не указан: неприкосновенного не было или его забыли вписать.`,
  noFairPlay: f =>
    `В стенке ${f.text('wall')} пункт фейр-плея 2 или 3 не отмечен: впишите его в «ФП» или снимите наказание.`,
  squadTooLarge: f =>
    `В команде «${f.text('team')}» ${f.text('count')} ${plural(f.number('count'), 'игрок', 'игрока', 'игроков')}, а можно ${f.text('max')}.`,
  notInWall: f =>
    `Команда «${f.text('team')}» в стенке ${f.text('wall')} не играет: исправьте команду или стенку.`,
  rulingWithoutWall: f =>
    `Решение о команде «${f.text('team')}» меняет счёт, но стенка не указана: впишите её.`,
  rulingWithoutGame: f =>
    `Решение о команде «${f.text('team')}» касается партии, но её номера нет: впишите его.`,
  awardMissing: f =>
    `Партия проиграна командой «${f.text('team')}», но очков сопернику нет: впишите их в «Очки» (можно 0).`,
  ruledTwice: f =>
    `Команда «${f.text('team')}»: такое же решение уже есть в журнале штрафов, считается один раз.`,
  level: f =>
    `Стенка ${f.text('wall')} закончилась поровну (${f.text('teams')}): судья поднимает одну санкцией «выше».`,
  tieAcrossCut: f =>
    `Через черту выхода поровну: ${f
      .list('teams')
      .map(t => `«${t}»`)
      .join(', ')}. Кто дальше, решает судья.`,
  turnsWall: f =>
    `Если подтвердить, изменится победитель стенки ${f.text('wall')} (команда «${f.text('team')}»).`,
  unknownState: f =>
    `Состояние «${f.text('text')}» неизвестно: предложен, подтверждён, отклонён или отозван. Строка не считается.`,
  unknownSanction: f =>
    `Санкция «${f.text('text')}» неизвестна: строка не считается. Пишите, например, «минус 3» или «предупреждение».`,
  unknownClause: f =>
    `Пункта «${f.text('text')}» в регламенте нет: решение считается свободным, исправьте пункт.`,
  noClause: f => `У решения о команде «${f.text('team')}» нет пункта: считается свободным решением судьи.`,
  enteredLate: f =>
    `Внесено ${f.clock('enteredAt')}, срок ${f.clock('dueAt')}: позже на ${span(f.number('seconds'))}.`,
  neverEntered: f => `Счёт не внесён, срок был ${f.date('dueAt')}.`,
  neverEnteredNextIn: f => `Счёт не внесён, а счёт партии ${f.text('next')} уже стоит.`,
  againstRuling: f => `Внесено ${f.text('entered')}, судья решил ${f.text('ruled')}.`,
  correctedLate: f =>
    `В срок стояло ${f.text('entered')}, верно ${f.text('validated')}; исправлено после срока.`,
  cannotFollow: f => `Внесено ${f.text('entered')} после ${f.text('before')}: ${because(f)}.`,
  createdLate: f =>
    `Создана ${f.clock('createdAt')}, счёт перед ней внесён ${f.clock('afterAt')}: через ${span(f.number('seconds'))}.`,
};

const POINTS_TABLE: Readonly<Record<string, string>> = {
  noSideColumn: 'нет столбца «сторона»',
  columnTwice: 'столбец повторяется',
  players: 'нужно число игроков',
  side: 'нужна роль или сторона',
  rowTwice: 'строка повторяется',
  number: 'нужно число или прочерк',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
