import { type Gist, gist } from '../../core/gist';

/** Every paragraph of the league's text in its order, each in our own words. */
export const clauses = {
  '1.1': gist(
    'Турнир начинается осенью 2009 года, когда наберутся команды',
    'The tournament begins in autumn 2009, once there are enough teams',
  ),
  '1.2': gist(
    'В будни две партии в день, в 18 и 22 часа, в выходные одна, в 18',
    'On weekdays two games a day, at 18 and 22 hours, at weekends one, at 18',
  ),
  '1.3': gist(
    'После половины туров сутки перерыва для смены составов',
    'After half of the rounds a pause of a day, in which squads may change',
  ),
  '1.4': gist(
    'Туров вдвое больше, чем команд; может понадобиться дополнительный',
    'Twice as many rounds as teams; an extra one may be needed',
  ),
  '1.5': gist('Играют по правилам улицы Ожидания', 'Played by the rules of Ожидания street'),
  '1.6': gist('В партии не больше одного игрока команды', 'At most one player of a team in a game'),
  '2.1': gist('Команду может создать любой игрок проекта', 'Any player of the project may found a team'),
  '2.2': gist('У команды должно быть допустимое название', 'A team needs a name that the project allows'),
  '2.3': gist(
    'За команду играет тот, у кого есть заверенный контракт',
    'Who plays for a team needs a certified contract',
  ),
  '2.4': gist(
    'Контракт заверен, когда комиссия получила его от хозяина и согласие от игрока',
    'A contract is certified once the commission has it from the owner and the consent of the player',
  ),
  '2.5': gist('Хозяин (капитан) играет без контракта', 'The owner (captain) plays without a contract'),
  '2.6': gist(
    'Составы меняют в перерыве и между турнирами; окно закрывается за час до следующей партии',
    'Squads change in the pause and between tournaments; the window closes an hour before the next game',
  ),
  '2.7': gist(
    'Игрок выходит за команду не больше чем в трети игр турнира; после перехода счёт начинается снова',
    'A player plays at most a third of the games for a team; after a transfer the count begins anew',
  ),
  '2.8': gist(
    'Лиг две; в высшей не больше 42 команд',
    'There are two leagues; at most 42 teams in the top one',
  ),
  '2.9': gist(
    'В высшую лигу берут по месту в прошлом турнире, дате регистрации, желанию капитана',
    'The top league is filled by earlier place, date of registration, wish of the captain',
  ),
  '2.10': gist(
    'Взнос в высшей лиге 100, во второй взноса нет',
    'The entry fee is 100 in the top league, none in the second',
  ),
  '2.11': gist(
    'Худшая команда высшей лиги уходит во вторую, две лучшие второй поднимаются',
    'The worst team of the top league goes down, the best two of the second go up',
  ),
  '2.12': gist(
    'Зарплата за сезон не меньше 20 в высшей лиге и 10 во второй',
    'A salary for a season is at least 20 in the top league and 10 in the second',
  ),
  '2.13': gist(
    'Деньги игроков первых уровней хранит фонд турнира, пока они не дорастут до третьего',
    'The fund keeps the money of players of the first levels until they reach the third',
  ),
  '2.14': gist(
    'Нарушен контракт: штраф 100; повторно за турнир: виновный (команда или игрок) снят до его конца',
    'A contract broken: fine of 100; again in the tournament: the offender (team or player) is out to its end',
  ),
  '2.15': gist(
    'Кто не платит штраф или зарплату, снят с турниров, пока не расплатится',
    'Who refuses to pay a fine or a salary is out of tournaments until it is paid',
  ),
  '2.16': gist(
    'Вылетевший по таймауту за эту партию очков не получает',
    'A player lost by timeout earns nothing in that game',
  ),
  '2.17': gist(
    'Неявка на партию: 50 + 25 × номер пропуска команды за турнир',
    'A no-show costs 50 + 25 × its number for the team in the tournament',
  ),
  '2.18': gist('Под поддельным паспортом играть нельзя', 'Forged passports are forbidden'),
  '2.19': gist(
    'Партию останавливают, если кто-то предупредил, что не может войти из-за неполадок',
    'A game is stopped when someone warned that technical trouble keeps him out',
  ),
  '2.20': gist(
    'Зависшую партию останавливают с согласия трёх четвертей игроков; доигранная остаётся в силе',
    'A hanging game is stopped when three quarters of the players agree; a finished one stands',
  ),
  '2.21': gist(
    'В заявке сверх трети игр или вдвоём от команды: штраф 75',
    'In the request beyond a third of the games, or two of a team: fine of 75',
  ),
  '2.22': gist(
    'Ещё раз о том, что партию останавливают из-за неполадок',
    'Once more: a game is stopped for technical trouble',
  ),
  '2.23': gist(
    'В начавшейся партии сверх трети игр или вдвоём от команды: штраф 100',
    'In a started game beyond a third of the games, or two of a team: fine of 100',
  ),
  '2.24': gist(
    'Игрок под арестом за нарушение законов проекта дисквалифицирован',
    'A player under arrest by the laws of the project is disqualified',
  ),
  '2.25': gist(
    'Слив партии: игрок дисквалифицирован, команде штраф 300; нужно согласие судей турнира и сайта',
    'A game thrown: the player is disqualified, the team fined 300; judges of tournament and site must agree',
  ),
  '2.26': gist('Во второй лиге денежные штрафы вдвое меньше', 'In the second league money fines are halved'),
  '2.27': gist('Каждый штраф стоит ещё 0,1 очка', 'Every fine also costs 0.1 point'),
  '3.1': gist(
    'Очки по стороне и исходу; маньяк не бьёт и играет за мирных, иначе партия остановлена и штраф 100',
    'Points by side and outcome; the maniac does not shoot and plays for the city, else the game is stopped and 100 fined',
  ),
  '3.2': gist(
    'При равенстве выше больший процент побед за мафию, затем место общее; за первое место доп. тур',
    'Level: the higher mafia win rate, then the place is shared; for first place an extra round',
  ),
  '3.3': gist(
    'Комиссия считает очки после игрового дня',
    'The commission counts the points after a game day',
  ),
  '3.4': gist(
    'Призовые по местам: в высшей лиге десять, во второй восемь',
    'Prize money by places: ten in the top league, eight in the second',
  ),
  '4.1': gist('Комиссия из двух–четырёх человек', 'A commission of two to four people'),
  '4.2': gist(
    'Комиссия решает споры игроков и команд',
    'The commission settles disputes of players and teams',
  ),
  '4.3': gist(
    'Залог за заявку в комиссию 50; удержан, если она отклонена',
    'A claim to the commission costs a deposit of 50, kept when it is refused',
  ),
  '5.1': gist(
    'Нельзя добивать в последние 12 секунд, кроме решающего хода и возможного омона',
    'No deciding votes in the last 12 seconds, save a move that settles it or a possible omon',
  ),
  '5.2': gist(
    'Не больше одного приватного сообщения игроку и двух за сутки игры',
    'At most one private message to a player and two in a game day and night',
  ),
  '5.3': gist(
    'Нельзя сообщать свою роль или заморозку вне игры',
    'Nobody tells his role or that he is frozen outside the game',
  ),
  '5.4': gist('Нельзя клясться, спорить и угрожать', 'No oaths, bets or threats'),
  '5.5': gist(
    'Нельзя доказывать роль тем, что не относится к игре',
    'Nobody proves his role by what is outside the game',
  ),
  '5.6': gist('Первое нарушение: предупреждение', 'First offence: a warning'),
  '5.7': gist('Второе: вне игры на один игровой день', 'Second: out for one game day'),
  '5.8': gist(
    'Третье: вне игры на половину партий турнира',
    'Third: out for half of the games of the tournament',
  ),
  '5.9': gist(
    'Четвёртое: вне игры до конца турнира или дольше; всё, кроме первого, комиссия может изменить',
    'Fourth: out to the end or longer; the commission may change all but the first',
  ),
  '5.10': gist(
    'Отменить зависшую партию может половина игроков до второй ночи; доигранная идёт в зачёт',
    'Half of the players may call off a hanging game before the second night; a finished one counts',
  ),
  '5.11': gist(
    'Заявку создаёт член комиссии или тот, кому она поручила',
    'The request is opened by the commission or someone appointed by it',
  ),
} as const satisfies Readonly<Record<string, Gist>>;

export type Clause = keyof typeof clauses;
