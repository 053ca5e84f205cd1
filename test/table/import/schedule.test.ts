import { gameOf, imported, standing } from './standing';

const known = standing({
  games: [gameOf('12', { stageText: 'Этап 1' }), gameOf('13', { stage: undefined as never })],
});
const schedule = (text: string) => imported(text, known, 'schedule').told;

test.each<[string, string, readonly string[]]>([
  [
    'each game that is not there is announced',
    '1: 12, 14\nЭтап 2: 0015; Г-16,',
    [
      '1 | add games | games {"stage":"1","game":"14"}',
      '2 | add games | games {"stage":"2","game":"15"} | games {"stage":"2","game":"Г-16"}',
    ],
  ],
  [
    'numbers parted by spaces',
    '3: 20 21',
    ['1 | add games | games {"stage":"3","game":"20"} | games {"stage":"3","game":"21"}'],
  ],
  ['what stands is passed over', '1: 12, 0012', ['1 | same gamesSame']],
  ['a game of another stage', '2: 12, 14', ['1 | error gameOfOtherStage']],
  [
    'of another stage in a line above',
    '1: 14\n2: 15, 14\n2: 15',
    [
      '1 | add games | games {"stage":"1","game":"14"}',
      '2 | error gameOfOtherStage',
      '3 | add games | games {"stage":"2","game":"15"}',
    ],
  ],
  [
    'twice in the text',
    '1: 14, 14\n1: 14',
    ['1 | warning games gameAgain | games {"stage":"1","game":"14"}', '2 | warning gamesSame gameAgain'],
  ],
  ['a game whose rows nobody can read', '1: 13', ['1 | error gameUnclear']],
  ['an unknown stage', '7: 14', ['1 | error noStage']],
  ['a league in a cup', 'высшая: 14', ['1 | error noStage']],
  ['no stage', ': 14', ['1 | error noStage']],
  ['no games', '1: , ;', ['1 | error noGames']],
  ['times', '2:05\n20:05\n1: 20:05', ['1 | error scoreLike', '2 | error scoreLike', '3 | error colons']],
  ['no colon', '14, 15', ['1 | error noColon']],
])('%s', (_, text, expected) => expect(schedule(text)).toEqual(expected));
