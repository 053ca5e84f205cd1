import { gist } from '../../core/gist';
import type { Reading } from '../../core/regulation';

const reading = (id: string, ru: string, en: string, parameter?: string): Reading => ({
  id,
  reading: gist(ru, en),
  ...(parameter !== undefined && { parameter }),
});

/** How unclear places of the text are read; where two readings are plausible a parameter chooses. */
export const readings: readonly Reading[] = [
  reading(
    '1.2+',
    'Игровой день — партии, между которыми нет десяти часов перерыва, в обеих лигах вместе; партия без времени сама себе день',
    'A game day is games with no ten hours between neighbours, in both leagues together; one without a time is a day of its own',
    'day.gapHours',
  ),
  reading(
    '1.4+',
    'Тур — партии с одним словом в столбце «Тур»; без него каждая партия сама себе тур; дополнительный тур в счёт не идёт',
    'A round is the games with one word in “Round”; without it each game is one; the extra round is not counted among them',
    'rounds.perTeam',
  ),
  reading(
    '1.6+',
    'Если от команды сидели двое, в зачёт идёт меньший из двух результатов',
    'When two of a team sat in a game, the smaller of the two results counts',
  ),
  reading(
    '2.4+',
    'Контракт заверен с дня «С» и действует по день «По» включительно; пустая дата границы не ставит',
    'A contract is certified from the day in From and holds through the day in To; a blank date sets no bound',
  ),
  reading(
    '2.7+',
    'Треть — от туров по плану, округлённая вниз; в счёт идут партии, что остались в силе',
    'A third of the planned rounds, rounded down; games that stand are counted',
    'limit.part',
  ),
  reading(
    '2.11+',
    'Команда, снятая с турнира, места не занимает и уходит из высшей лиги первой',
    'A team taken out has no place and is the first to go down from the top league',
    'relegated',
  ),
  reading(
    '2.14+',
    'Виновный — игрок, если решение называет его и он не капитан; иначе команда',
    'The offender is the player whom the ruling names, unless he is the captain; else the team',
  ),
  reading(
    '2.15+',
    'Срока уплаты в тексте нет: снимает судья, и только пока есть долг; со сроком предлагает программа',
    'The text sets no time to pay: a judge takes the team out, as long as it owes; with one the product proposes it',
    'debt.days',
  ),
  reading(
    '2.17+',
    'Неявка — нет места ни в одной партии сыгранного тура; остановленная партия и её переигровка — один тур',
    'A no-show is no seat in any game of a round played; a stopped game and its replay are one round',
  ),
  reading(
    '2.20+',
    'Остановить партию могут 7 из 10 или 9 и 6 из 8 или 7; по 5.10 хватает половины',
    'Seven of 10 or 9 and six of 8 or 7 may stop a game; by 5.10 half is enough',
    'stop.quorum',
  ),
  reading(
    '2.21+',
    'За одно и то же в заявке и в партии — один штраф, больший',
    'For the same in the request and in the game one fine, the dearer',
  ),
  reading(
    '2.25+',
    'Слив программа не ищет: строка судьи и есть согласие обеих сторон',
    'The product looks for no thrown games: the judge’s row is the agreement of both sides',
  ),
  reading(
    '2.26+',
    'Вдвое меньше только штрафы: залог и взнос целиком; сумма, вписанная судьёй, остаётся как есть',
    'Only fines are halved: deposit and fee are whole; an amount typed by the judge stands',
    'fine.secondPart',
  ),
  reading(
    '2.27+',
    'Очко снимают за каждый денежный штраф, и по свободному решению; предупреждения и залог очков не стоят',
    'Every money fine costs the point, by a free ruling too; warnings and the deposit cost none',
    'fine.points',
  ),
  reading(
    '3.1+',
    'Омон рядом с победителем — исход партии, а не победа',
    'An omon beside a winner is the outcome of the game, not the win',
    'omon',
  ),
  reading(
    '3.2+',
    'Омон — партия за мафию, но не победа; команда без партий за мафию ниже тех, у кого процент есть',
    'An omon is a game as mafia but not a win; a team never mafia ranks below those that have a rate',
    'omonIsWin',
  ),
  reading(
    '3.2++',
    'Без роли сторона — та единственная, которой столько платят; иначе процент неизвестен и место общее',
    'Without a role the side is the only one paid so; else the rate is not known and the place is shared',
  ),
  reading(
    '3.2+++',
    'Доп. тур решает только первое место: его очки в сумму не идут; снова поровну — место общее до следующего',
    'The extra round decides first place only: its points are in no total; level again, the place is shared until another',
  ),
  reading(
    '3.4+',
    'Делящие места делят поровну сумму призов этих мест',
    'Shared places share the sum of their prizes equally',
  ),
  reading(
    '5.7+',
    'Игровой день вне игры — следующий после дня нарушения; пока он не прошёл, игрок не играет',
    'The game day out is the next after that of the offence; until it has passed the player sits out',
  ),
  reading(
    '5.8+',
    'Половина — от туров по плану, округлённая вниз, считая с первого после нарушения',
    'Half of the planned rounds, rounded down, from the first after the offence',
    'misconduct.half',
  ),
  reading(
    '5.9+',
    'Моветон считают по игроку: все виды вместе, за весь турнир, и после перехода; строка 5.6–5.9 называет само наказание',
    'Misconduct is counted per player, all kinds together, over the tournament, transfers included; a row of 5.6–5.9 names the sanction itself',
    'ladder.misconduct',
  ),
];
