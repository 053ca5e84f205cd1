import { noteAfter } from '../../src/table/cellNotes';

const OURS = 'не бывает\n— Mafia Score Table';

test.each([
  ['a fault where no note stands', '', 'не бывает', OURS],
  ['another fault takes the place of ours', 'мимо\n— Mafia Score Table', 'не бывает', OURS],
  ['no fault: ours goes', OURS, undefined, ''],
  ['an empty fault is none', OURS, '', ''],
  ['no fault and no note', '', undefined, ''],
  ['a person’s note stays beside a fault', 'спросить Петю', 'не бывает', 'спросить Петю'],
  ['a person’s note stays without one', 'спросить Петю', undefined, 'спросить Петю'],
  ['what a person wrote under ours makes it his', `${OURS}\nразобрались`, undefined, `${OURS}\nразобрались`],
])('%s', (_, note, fault, after) => {
  expect(noteAfter(note, fault)).toBe(after);
});
