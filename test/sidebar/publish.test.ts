import { lawOf } from '../../src/sidebar/law';
import type { Document } from '../../src/sidebar/publish/document';
import { FORM_NAMES, FORMS } from '../../src/sidebar/publish/forms';
import { movedSince, postOf } from '../../src/sidebar/publish/moved';
import { postedText } from '../../src/sidebar/publish/post';
import { textsFor } from '../../src/sidebar/texts';
import { evening } from './panels';

const post = (panel = evening(), lang: 'ru' | 'en' = 'ru') => ({
  panel,
  law: lawOf({}, 'walls'),
  texts: textsFor(lang),
  lang,
});
const all = { rulings: true, moved: true };
const NAMES = [
  '=SUM(1;1)',
  '[url=x]y[/url]',
  '<img src=x onerror=alert(1)>',
  '| a | b',
  '**x** _y_ `z`',
  '@ник',
  '# 1. - x',
];

const named: Document = [
  { kind: 'title', text: NAMES.join(' ') },
  {
    kind: 'table',
    columns: [{ title: 'Команда', isNumber: false }],
    rows: NAMES.map(name => ({ cells: [name], isLast: false })),
  },
  { kind: 'list', items: NAMES.map((text, i) => ({ text, isStruck: i % 2 === 0 })) },
];

describe('N4: names stay text in every form', () => {
  test('HTML has only the elements of the form', () => {
    const tags = FORMS.html(named).match(/<[^>]*>/g) ?? [];
    const known = /^<\/?(h2|h3|p|ul|li|s|table|tr|th|td)( align="right")?>$/;
    expect(tags.filter(tag => !known.test(tag))).toEqual([]);
    expect(FORMS.html(named)).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });
  test('BBCode has only the tags of the form', () => {
    const tags = FORMS.bbcode(named).match(/\[\/?[a-z*][^\]\u200b]*\]/g) ?? [];
    const known = /^\[(\/?(b|s|list|table|tr|td|size)|size=5|\*)\]$/;
    expect(tags.filter(tag => !known.test(tag))).toEqual([]);
  });
  test('Markdown: a cell stays one cell, and nothing is stressed, linked or begun', () => {
    const lines = FORMS.markdown(named)
      .split('\n')
      .filter(line => line.startsWith('| '));
    for (const line of lines) expect(line.replace(/\\\|/g, '').match(/\|/g)).toHaveLength(2);
    expect(FORMS.markdown(named)).toContain('\\*\\*x\\*\\* \\_y\\_ \\`z\\`');
    expect(FORMS.markdown(named)).not.toMatch(/(?<!\\)</);
  });
});

describe('a post', () => {
  test('a table for each group, its numbers in the language, the parameters that were changed, and the fingerprint', () => {
    const text = FORMS.plain(postedText(post(), all));
    expect(text).toContain('Стенки: положение на 28.11.2026 23:47. Предварительно');
    expect(text).toMatch(/Группы\. Группа A\n-+\n\nМесто {2}Команда/);
    expect(text).toContain('Отличается от регламента');
    expect(text).toContain('K7F2-9QXM-3T0P');
    expect(text).not.toMatch(/undefined|null|NaN|\[object/);
    expect(text).not.toContain('\u00a0');
  });
  test('in English too', () => {
    const text = FORMS.plain(postedText(post(evening('en'), 'en'), all));
    expect(text).toContain('standings at 2026-11-28 23:47. Provisional');
    expect(text).not.toMatch(/undefined|null/);
  });
  test('rulings: in force as they are, withdrawn ones struck out, proposals not at all', () => {
    const { penalties } = evening();
    const told = penalties.filter(({ state }) => state === 'confirmed' || state === 'withdrawn');
    const list = postedText(post(), all).filter(block => block.kind === 'list');
    const items = list.flatMap(block => (block.kind === 'list' ? block.items : []));
    const rulings = items.slice(-told.length);
    expect(rulings.map(({ isStruck }) => isStruck)).toEqual(told.map(({ state }) => state === 'withdrawn'));
    expect(told.length).toBeGreaterThan(0);
    expect(told.some(({ state }) => state === 'withdrawn')).toBe(true);
    expect(FORMS.plain(postedText(post(), { ...all, rulings: false }))).not.toContain('Решения судей');
  });
  test('what is pending stands under the table and not in the points', () => {
    const text = FORMS.plain(postedText(post(), all));
    expect(text).toMatch(/Ждёт решения судьи: .+ −\d/);
  });
  test.each(FORM_NAMES)('%s: a text that ends where the table ends', form => {
    expect(FORMS[form](postedText(post(), all)).split('\n').length).toBeGreaterThan(15);
  });
});

describe('what moved since the last post', () => {
  const panel = evening();
  const before = postOf(panel, '2026-11-28 22:10');
  test('nothing, where nothing did', () => expect(movedSince(before, panel)).toEqual([]));
  test('points and place, and the ruling that brought it', () => {
    const [first] = before.rows;
    const confirmed = panel.penalties.filter(({ state }) => state === 'confirmed');
    const [ruling] = confirmed;
    const rows = before.rows.map(row => (row === first ? { ...row, place: 4, points: '1.5' } : row));
    const [move, ...more] = movedSince({ ...before, rows }, panel);
    expect(more).toEqual([]);
    expect(move).toMatchObject({ was: { place: 4, points: '1.5' }, now: { team: first?.team }, because: [] });
    const own = {
      ...before,
      rows: before.rows.map(row => (row.team === ruling?.team ? { ...row, points: '99' } : row)),
    };
    const moved = movedSince({ ...own, rulings: before.rulings.filter(id => id !== ruling?.id) }, panel);
    expect(moved[0]?.because).toContainEqual({
      kind: 'ruling',
      clause: ruling?.clause,
      sanction: ruling?.sanction,
    });
  });
  test('a ruling that fell is told as such', () => {
    const fallen = panel.penalties.find(({ state }) => state === 'withdrawn');
    const rows = before.rows.map(row => (row.team === fallen?.team ? { ...row, points: '99' } : row));
    const moved = movedSince({ ...before, rows, rulings: [...before.rulings, fallen?.id ?? ''] }, panel);
    expect(moved[0]?.because).toContainEqual({
      kind: 'fallen',
      clause: fallen?.clause,
      sanction: fallen?.sanction,
    });
  });
  test('in words', () => {
    const rows = before.rows.map((row, i) => (i === 0 ? { ...row, place: 4, points: '1.5' } : row));
    const text = FORMS.plain(postedText(post({ ...panel, posted: { ...before, rows } }), all));
    expect(text).toMatch(
      /Что сдвинулось с публикации 28\.11\.2026 22:10\n-+\n\n- .+: место 4 → 1, очки 1,5 → [\d,]+\. Сдвинули/,
    );
  });
});
