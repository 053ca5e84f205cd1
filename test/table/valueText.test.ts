import { regulations } from '../../src/regulations';
import { readDomain } from '../../src/table/domains';
import { valueText } from '../../src/table/valueText';

const PARAMETERS = regulations.flatMap(({ id, parameters, editions }) =>
  Object.entries(parameters).flatMap(([name, { domain, default: value }]) =>
    [value, ...Object.values(editions).map(edition => (edition as Record<string, unknown>)[name])]
      .filter(one => one !== undefined && domain.kind !== 'pointsTable')
      .map((one, i) => [`${id} ${name} ${i}`, domain, one] as const),
  ),
);

test.each(PARAMETERS)('%s: what is shown reads back as the same value', (_, domain, value) => {
  for (const lang of ['ru', 'en'] as const) {
    const text = valueText(domain, value, lang);
    const isEmptyList = Array.isArray(value) && value.length === 0;
    if (!isEmptyList) expect(readDomain(domain, text)).toEqual({ ok: true, value });
  }
});
test('what the text leaves unsaid is empty', () =>
  expect(valueText({ kind: 'whole', min: 0, max: 9 }, undefined, 'ru')).toBe(''));
