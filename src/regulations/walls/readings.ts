import { type Gist, gist } from '../../core/gist';
import type { Reading } from '../../core/regulation';

const reading = (id: string, text: Gist, parameter?: string): Reading => ({
  id,
  reading: text,
  ...(parameter && { parameter }),
});

/** How the unclear clauses of the regulation of walls are read. */
export const readings: readonly Reading[] = [
  reading(
    '2.3+',
    gist(
      'Первая партия собирается от начала стенки; перерыв судья учитывает сам',
      "The first game gathers from the wall's start; a break is for the judge to weigh",
    ),
    'gather.first',
  ),
  reading(
    '3.4+',
    gist('Счёт 0 и меньше очков группе не даёт', 'A score of 0 or less earns no group points'),
    'scale',
  ),
  reading(
    '3.4++',
    gist(
      'Порог побед по картам смотрит на счёт победителя до партии; победа за 0 входит в лимит; счёт без изменений возможен всегда',
      "The threshold of wins by cards looks at the winner's score before the game; a win worth 0 counts to the limit; an unchanged score can always follow",
    ),
    'cardsZeroFrom.semi',
  ),
  reading(
    '3.4+++',
    gist('Сколько команд выходит из группы, текст не говорит', 'How many go on from a group is not said'),
    'qualify.group',
  ),
  reading(
    '4.1.a+',
    gist(
      'Трое и больше: победы в стенках между ними; отделившийся занимает место, остальные начинают с а) между собой; когда а) никого не отделяет, решает б) без возврата',
      'Three or more: wins in the walls among them; whoever separates is placed, the rest start again from a) among themselves; when a) separates nobody, b) decides without going back',
    ),
  ),
  reading(
    '4.1.b+',
    gist(
      'Считаются партии всех стенок группы; стенка 0–20 входит как 0 и 20; партия по картам не входит целиком, и с очками проигравшего',
      "The games of all the group's walls count; a forfeited wall as 0 and 20; a game won by cards not at all, nor its loser's points",
    ),
    'forfeitInTieBreak',
  ),
  reading(
    '4.1.b++',
    gist(
      'Пока стенка открыта, очки её партий не известны: кто обеспечил выход или потерял его, по ним не говорится',
      'While a wall is open the points of its games are not known: nobody is called through or out by them',
    ),
  ),
  reading(
    '5.1+',
    gist(
      'Пока приложение 1 пусто, за партию одна сторона растёт на любое число',
      'While Annex 1 is empty, one side goes up by any amount for a game',
    ),
    'annex1',
  ),
  reading(
    '7.3+',
    gist(
      'Снятия и начисления меняют итог стенки нарушения, а не текущий счёт капитанов; итог может быть ниже нуля; начисление до цели заканчивает стенку',
      "Deductions and credits change the final score of the offence's wall, not the running score; it may go below 0; a credit that reaches the target ends the wall",
    ),
    'deduct.from',
  ),
  reading(
    '7.3++',
    gist(
      'Партия, проигранная по решению: её шаг снимается целиком, награда идёт сопернику; следующие строки идут от решённого счёта, если ему подходят и не старше решения, иначе от счёта капитанов, и дальше от него же. Стенку, которую капитаны довели до цели по своему счёту, это не продолжает, если снята не последняя партия. Из двух решений по одной партии действует первое по времени',
      "A game lost by ruling: its whole step is taken back, the award goes to the opponent; later rows follow the ruled score if they fit it and are not older than the ruling, else the captains', and from then on theirs. A wall that the captains brought to the target in their own count is over, unless its last game was taken back. Of two rulings on one game the first by time holds",
    ),
  ),
  reading(
    '7.3.3+',
    gist(
      'Нужно время создания; считается от первой отметки счёта перед ней; после ничьей и для первой партии команду называет судья. Проигравший: каким его записали капитаны, и если позже решено иначе',
      'Needs the creation time; counted from the first stamp of the score before it; after a draw and for the first game the judge names the team. The loser is the one the captains wrote, even if it is ruled otherwise later',
    ),
    'create.minutes',
  ),
  reading(
    '7.3.4+',
    gist(
      'Каждые полные 5 минут сверх 2.3; программа показывает минуты, команду называет судья',
      'Each full 5 minutes past 2.3; the product shows the minutes, the judge names the team',
    ),
    'gather.minutes',
  ),
  reading(
    '7.3.14+',
    gist(
      'Счёт партии нужен к концу первой ночи следующей: ГОУ + 3 минуты, без ГОУ: когда её счёт впервые внесён; после последней партии: 10 минут после первого капитана. Срок судьи важнее. Считается первая читаемая запись, и если до неё ячейка была нечитаемой. Вписанная судьёй отметка (~) опоздания не доказывает',
      'The score is due at the end of the first night of the next game: its GO + 3 minutes, without GO when its score is first written; after the last game 10 minutes after the first captain. A due time typed by the judge wins. The first readable entry counts, also after an unreadable one. A stamp filled in by a judge (~) proves no lateness',
    ),
    'firstNight.minutes',
  ),
  reading(
    '7.3.14++',
    gist(
      'Повторы считаются по команде и пункту за весь турнир, по времени нарушения; если время известно не у всех, по порядку стенок и партий. Отклонённые и отозванные не считаются. Подтверждённое решение от новых предложений строже не становится',
      'Repeats count per team and clause over the tournament, by the time of the offence; if not all times are known, by the order of walls and games. Dismissed and withdrawn ones do not count. No new proposal makes a confirmed decision harsher',
    ),
    'repeat.scope',
  ),
  reading(
    '7.3.14+++',
    gist(
      'Если времени нет, но счёт следующей партии уже стоит, срок прошёл: пустая ячейка опоздала без времени',
      "Without times, once the next game's score is in, the due time has passed: a blank cell is late, at no stated time",
    ),
  ),
  reading(
    '7.3.15+',
    gist(
      'Недостоверно: не по решению судьи, не следует из прежнего счёта, или исправлено после срока. Считается то, что стояло в срок. Два возможных счёта: спор, никто не наказан до решения. Не стояло ничего: первая запись после срока. Нечитаемое не наказывается само',
      'Inaccurate: against the ruling, can not follow from the score before, or corrected after the due time. The value standing at the due time counts. Two possible scores are a dispute, nobody is charged before the ruling. If nothing stood then, the first entry after it. Unreadable is not charged by itself',
    ),
  ),
  reading(
    '7.3.15++',
    gist(
      'Зеркальные записи (7:4 и 4:7): спор, даже если они невозможны',
      'Mirrored entries (7:4 and 4:7) are a dispute even if they are impossible',
    ),
  ),
  reading(
    '7.3.15+++',
    gist(
      'Запись, сделанная до решения по более ранней партии, не наказывается; ни та, которую в срок внесли оба и которая возможна, если решение отдало партию иначе',
      'An entry typed before a ruling on an earlier game is not charged; nor a possible one that both wrote in time when a ruling gave the game away',
    ),
  ),
  reading(
    '7.4+',
    gist(
      'Несыгранные стенки снятой команды 0–20, сыгранные и законченные судьёй остаются; команда последняя, без места. Если стенку проиграли обе, 0:0',
      'Walls not yet played are lost 0–20, played and closed ones stand; the team is last, without a place. A wall lost by both is 0:0',
    ),
    'disqualified',
  ),
];
