import { imported, standing, teamOf } from './standing';

const nothing = standing({});

describe('the shape of a text', () => {
  test.each([
    ['Волки: Анна, Борис', 'squads'],
    ['Волки:', 'squads'],
    ['1: 3624027, 3624161', 'schedule'],
    ['Этап 2: 12; 13', 'schedule'],
    ['высшая: Г1, Г2', 'schedule'],
    ['Вторая: Анна, Борис', 'squads'],
    ['12:Волки:Анна:чиж:1,7', 'points'],
    ['12:Волки::', 'points'],
    ['Волки： Анна， Борис', 'squads'],
    ['Волки: Анна\nСовы: Вера\n1: 12', 'squads'],
    ['10:8', 'schedule'],
    ['просто слова', undefined],
    ['# Волки: Анна\n// 12:Волки:Анна:чиж:1,7\n\n', undefined],
    ['', undefined],
  ])('%j: %s', (text, shape) => expect(imported(text, nothing).shape).toBe(shape));

  test('a line of another shape is an error of its own, not a guess', () =>
    expect(imported('1: 12\n1: 13\n12:Волки:Анна:чиж:1,7', nothing).told[2]).toBe('3 | error colons'));
  test('without any shape each line says so', () =>
    expect(imported('раз\n\nдва', nothing).told).toEqual(['1 | error noShape', '3 | error noShape']));
});

test('lines keep their numbers in the text, whatever ends them; the mark of order, comments and blanks say nothing', () =>
  expect(imported('\uFEFF# составы\r\n\r\nВолки: Анна\r//\u2028Совы:\u00A0Вера', nothing).told).toEqual([
    '3 | add squadNew | teams {"team":"Волки"} | teams {"team":"Волки","player":"Анна"}',
    '5 | add squadNew | teams {"team":"Совы"} | teams {"team":"Совы","player":"Вера"}',
  ]));

describe('squads', () => {
  const known = standing({ teams: [teamOf('Волки', 'Анна'), teamOf('Сова')] });
  const squads = (text: string) => imported(text, known, 'squads').told;
  test.each<[string, string, readonly string[]]>([
    ['what stands is passed over', 'ВОЛКИ: анна', ['1 | same squadSame']],
    [
      'new players of a team that stands',
      'Волки: Анна, Борис',
      ['1 | add squadMore | teams {"team":"Волки","player":"Борис"}'],
    ],
    ['a team alone', 'Ёж:', ['1 | add teamNew | teams {"team":"Ёж"}']],
    [
      'semicolons, full-width signs, commas at the end',
      'Ёж и Ко： А;  Б ，,В；,',
      [
        '1 | add squadNew | teams {"team":"Ёж и Ко"} | teams {"team":"Ёж и Ко","player":"А"}' +
          ' | teams {"team":"Ёж и Ко","player":"Б"} | teams {"team":"Ёж и Ко","player":"В"}',
      ],
    ],
    [
      'N2: a team that looks like another',
      'Cова: Вера',
      ['1 | warning squadNew teamLooksLike | teams {"team":"Cова"} | teams {"team":"Cова","player":"Вера"}'],
    ],
    [
      'N2: a player who looks like another',
      'Волки: Aннa',
      ['1 | warning squadMore playerLooksLike | teams {"team":"Волки","player":"Aннa"}'],
    ],
    [
      'N5: one player twice',
      'Волки: Борис, БОРИС',
      ['1 | add squadMore | teams {"team":"Волки","player":"Борис"}'],
    ],
    [
      'a player of two teams',
      'Сова: Анна',
      ['1 | warning squadMore playerElsewhere | teams {"team":"Сова","player":"Анна"}'],
    ],
    [
      'one team in two lines',
      'Ёж: А\nёж: А, Б',
      [
        '1 | add squadNew | teams {"team":"Ёж"} | teams {"team":"Ёж","player":"А"}',
        '2 | warning squadMore teamAgain | teams {"team":"Ёж","player":"Б"}',
      ],
    ],
    [
      'N4: signs of a formula are letters',
      '=SUM(1;1): +7, @ник',
      [
        '1 | add squadNew | teams {"team":"=SUM(1;1)"} | teams {"team":"=SUM(1;1)","player":"+7"}' +
          ' | teams {"team":"=SUM(1;1)","player":"@ник"}',
      ],
    ],
    ['no team', ': Анна', ['1 | error noTeam']],
    ['no colon', 'Волки Анна', ['1 | error noColon']],
    ['a colon too many', 'Пример: Ёжики: Анна', ['1 | error colons']],
    ['a score', '10:8', ['1 | error scoreLike']],
    ['lines that ran together', `Волки: ${'а'.repeat(201)}`, ['1 | error tooLong']],
  ])('%s', (_, text, expected) => expect(squads(text)).toEqual(expected));
});
