import { en } from '../../src/addon/messages/en';
import { ru } from '../../src/addon/messages/ru';
import { regulations } from '../../src/regulations';
import { rules as cup } from '../../src/regulations/cup/questions';
import { rules as league } from '../../src/regulations/league/questions';
import { rules as walls } from '../../src/regulations/walls/questions';
import { opened } from './panel/samples';

const RULES = { walls, cup, league };
const kinds = [...new Set(Object.values(RULES).flatMap(rules => rules.map(({ kind }) => kind)))].sort();

test.each(kinds)('%s asks, and says where to write the answer, in both languages', kind => {
  for (const sentences of [ru, en]) {
    const text = sentences[`question.${kind}`] ?? '';
    expect(text).toMatch(/^[А-ЯЁA-Z].*\?.*\.$/);
    expect(text).toMatch(/\{parameter\}|«Стенки»|sheet of walls/);
  }
});
test.each(regulations)(
  'questions of $id name its own clauses and parameters',
  ({ id, clauses, parameters }) => {
    for (const { clause, parameter } of RULES[id as keyof typeof RULES])
      expect([Object.keys(clauses).includes(clause), Object.keys(parameters).includes(parameter)]).toEqual([
        true,
        true,
      ]);
  },
);

test.each([
  ['league', '2026-12-20T12:00', ['question.debtUnsaid', 'question.rolesUnknown']],
  ['cup', '2026-12-20T12:00', ['question.pointsBlank', 'question.rolesUnknown']],
] as const)('the sample of %s leaves open what its text leaves open', (name, now, expected) => {
  const { panel } = opened(name, now);
  expect(panel.questions.map(({ kind }) => kind)).toEqual(expected);
  for (const { text, parameter, place } of panel.questions) {
    expect(text).not.toMatch(/[{}[\]]|undefined/);
    expect([parameter, place === null]).toEqual([parameter, false]);
  }
  expect(panel.report.findings.filter(({ kind }) => kind.startsWith('question'))).toEqual([]);
});
test('a reading that a parameter chooses says what holds and what else may stand there', () => {
  const { panel } = opened('cup', '2026-12-20T12:00');
  const reading = panel.chosen.find(({ id }) => id === 'commissar+');
  expect(reading).toMatchObject({ parameter: 'sergeantIsCommissar', value: 'нет', others: ['да'] });
});
