import { type Gist, gist } from '../../core/gist';

/** Every paragraph of the cup's text in its order, each in our own words. */
export const clauses = {
  'general.1': gist('Кубок проводят турнирные мастера', 'The tournament masters hold the cup'),
  'general.2': gist('Имя куратора объявляют отдельно', 'The curator is named in the announcement'),
  'general.3': gist('Имя судьи объявляют отдельно', 'The judge is named in the announcement'),
  'general.4': gist(
    'Играют в VIP-клубе по правилам двух улиц',
    'Played in the VIP club by the rules of two streets',
  ),
  'general.5': gist(
    'Сборная клана: 4–8 человек; одна замена после каждого этапа; заменённый сохраняет награды, если сыграл 5 партий',
    'A clan squad has 4–8 members; one substitution after each stage; the replaced member keeps his awards after 5 games',
  ),
  'entrants.1': gist(
    'Играть может член клана со стажем 30 дней, или 15, если раньше был в нём три месяца',
    'A member of the clan for 30 days may play, or for 15 after three months in it before',
  ),
  'entrants.2': gist(
    'Если клан моложе 30 дней, играют те, кто был в нём при регистрации',
    'In a clan younger than 30 days those play who were in it when it was registered',
  ),
  'entrants.3': gist(
    'Потерявший значок клана не заменяется, но сохраняет право на награды после 5 партий',
    'Who loses the clan badge is not replaced, but keeps his awards after 5 games',
  ),
  'terms.1': gist('Даты начала и конца кубка', 'The dates on which the cup begins and ends'),
  'terms.2': gist('Нужно не меньше 9 кланов', 'At least 9 clans are needed'),
  'terms.3': gist(
    'Партии идут трижды в будний день: в 16, 20 и 22 часа',
    'Three games on a weekday: at 16, 20 and 22 hours',
  ),
  'terms.4': gist('Заявку на партию создают уполномоченные', 'Appointed people open the request for a game'),
  'terms.5': gist(
    'В партии один игрок от клана; один человек играет за этап не больше 5 партий',
    'One player of a clan in a game; one person plays at most 5 games of a stage',
  ),
  'terms.6': gist(
    'Нельзя играть под поддельным паспортом и вдвоём от одной сборной',
    'No forged passports, and no two members of one squad in a game',
  ),
  stages: gist(
    'Этапов три; если кланов меньше 15 — два по неделе, меньше 12 — один на две недели',
    'Three stages; with fewer than 15 clans two of a week, with fewer than 12 one of two weeks',
  ),
  'stage1.games': gist(
    'Первый этап: 15 партий по правилам улицы Ожидания',
    'Stage 1: 15 games by the rules of Ожидания street',
  ),
  'stage1.minimum': gist(
    'Если игроков меньше 12, партии не было: её переигрывают',
    'With fewer than 12 players the game did not take place and is replayed',
  ),
  'stage1.timeout': gist(
    'Вылетевшему по таймауту — доля очков: его полные дни к дням всей партии',
    'A player lost by timeout earns the share of his full days in the days of the game',
  ),
  'stage1.cut': gist('Дальше идут 13 лучших по очкам', 'The best 13 by points go on'),
  'stage1.tie': gist(
    'При равенстве — очки за мафию, затем за комиссара',
    'Level: mafia points, then commissar points',
  ),
  'stage2.games': gist(
    'Второй этап: 15 партий по правилам улицы Крещения',
    'Stage 2: 15 games by the rules of Крещения street',
  ),
  'stage2.minimum': gist(
    'Партии не было, если игроков меньше 12 или не явилось больше одного клана',
    'The game did not take place with fewer than 12 players or more than one clan missing',
  ),
  'stage2.carry': gist(
    'Клан приносит половину очков первого этапа',
    'A clan brings half of its points of stage 1',
  ),
  'stage2.timeout': gist(
    'Вылетевшему по таймауту — доля очков по дням, как на первом этапе',
    'A player lost by timeout earns his share by days, as in stage 1',
  ),
  'stage2.cut': gist('В финал идут 9 лучших по сумме', 'The best 9 by the running total go to the final'),
  'stage2.tie': gist(
    'При равенстве: мафия за этап, за оба; комиссар за этап, за оба; очки одного этапа',
    'Level: mafia points of the stage, of both; commissar points of the stage, of both; points of the stage alone',
  ),
  'stage3.games': gist(
    'Финал: пять туров по три партии, улицы чередуются, всего 15',
    'The final: five rounds of three games on alternating streets, 15 in all',
  ),
  'stage3.carry': gist(
    'Клан приносит половину очков второго этапа и четверть первого',
    'A clan brings half of its points of stage 2 and a quarter of stage 1',
  ),
  'stage3.tie': gist(
    'При равенстве: мафия за финал, за все этапы; комиссар за финал, за все; очки одного финала',
    'Level: mafia points of the final, of all stages; commissar points of the final, of all; points of the final alone',
  ),
  fairplay: gist('Действуют нормы Fair Play', 'The fair-play norms are in force'),
  'fines.1': gist(
    'В партии сидел тот, кто не имел права: минус 0,1',
    'Someone without the right sat in a game: minus 0.1',
  ),
  'fines.2': gist(
    'За нарушение Fair Play штраф назначает судья',
    'The judge sets the fine for a breach of fair play',
  ),
  'fines.3': gist('Клан не явился на партию: минус 0,1', 'The clan did not come to a game: minus 0.1'),
  'fines.money': gist(
    'За каждое нарушение ещё и деньги: 25 × его номер в турнире',
    'Each violation costs money too: 25 × its number in the tournament',
  ),
  'prizes.1': gist('Первое место: кубок, заметка и 4000', 'First place: cup, note and 4000'),
  'prizes.2': gist('Второе место: кубок, заметка и 3000', 'Second place: cup, note and 3000'),
  'prizes.3': gist('Третье место: кубок, заметка и 2000', 'Third place: cup, note and 2000'),
  'entry.1': gist('В заявке — название клана', 'The entry gives the name of the clan'),
  'entry.2': gist('В заявке — состав и капитан', 'The entry gives the squad and its captain'),
  'entry.3': gist('В заявке — согласие с регламентом', 'The entry accepts the regulation'),
} as const satisfies Readonly<Record<string, Gist>>;

export type Clause = keyof typeof clauses;
