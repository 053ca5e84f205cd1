// Warnings that are set aside, in the panel alone.
import { evening } from '../../test/sidebar/panels';
import { checked, LOOKS, PanelAlone } from './panelAlone';

let alone: PanelAlone;
afterEach(() => alone.close());

const warningOf = (lang: 'ru' | 'en' = 'ru') => {
  const { cases } = evening(lang);
  const bare = { charge: null, scores: [], entries: [], before: null, due: null };
  const [one] = cases;
  if (!one) throw new Error('the evening has no cases');
  const evidence =
    lang === 'ru' ? '«Cова» и «Сова» выглядят одинаково, но буквы разные.' : '"Cова" and "Сова" look alike.';
  return {
    ...one,
    ...bare,
    id: 'finding:lookAlike:x',
    seen: 'x',
    kind: 'lookAlike',
    level: 'warning',
    decides: false,
    evidence,
  };
};
const with_ = (lang: 'ru' | 'en', cases: object[], aside: object[]): object => ({
  ...evening(lang),
  cases,
  aside,
});

test.each(LOOKS)('%s: set aside by D, said, and taken up again', async (name, look) => {
  const { lang = 'ru' } = look;
  const warning = warningOf(lang);
  alone = await PanelAlone.open(look);
  const { page } = alone;
  await alone.answer(0, checked(with_(lang, [warning], [])));
  await page.locator('.card').first().waitFor();
  await page.locator('[data-key="item:finding:lookAlike:x"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('[data-key=title]').waitFor();
  await alone.looksRight(`aside-case-${name}`);
  await page.keyboard.press('KeyD');
  const [, decided] = await alone.called(2);
  expect(decided).toEqual({
    name: 'decide',
    request: { decisions: [{ do: 'setAside', id: warning.id, seen: 'x' }] },
  });
  const undo = [{ do: 'takeUp', id: warning.id, seen: 'x' }];
  await alone.answer(1, checked(with_(lang, [], [warning]), { undo, said: warning.evidence }));
  await page.locator('details.aside summary').focus();
  await page.keyboard.press('Enter');
  await alone.looksRight(`aside-${name}`);
  await page.locator('details.aside .link').focus();
  await page.keyboard.press('Enter');
  expect((await alone.called(3))[2]).toEqual({ name: 'decide', request: { decisions: undo } });
  await alone.answer(2, checked(with_(lang, [warning], [])));
  await page.locator('.card').first().waitFor();
});
