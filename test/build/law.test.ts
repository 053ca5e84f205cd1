import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { regulations } from '../../src/regulations';
import { law } from '../../src/regulations/law';

const page = fs.readFileSync(path.resolve(__dirname, '../../dist/Sidebar.html'), 'utf8');
const [, packed = ''] = /<script type="application\/gzip" id="law">(.*?)<\/script>/.exec(page) ?? [];

test('the page holds the words of every regulation', () =>
  expect(JSON.parse(zlib.gunzipSync(Buffer.from(packed, 'base64url')).toString())).toEqual(law()));

test.each(regulations)('$id: each clause, reading and parameter has words in both languages', regulation => {
  const words = law()[regulation.id];
  expect(Object.keys(words?.clauses ?? {})).toEqual(Object.keys(regulation.clauses));
  expect(Object.keys(words?.parameters ?? {})).toEqual(Object.keys(regulation.parameters));
  expect(words?.readings).toHaveLength(regulation.readings.length);
  for (const { ru, en } of [
    ...Object.values(words?.clauses ?? {}),
    ...Object.values(words?.parameters ?? {}),
    ...(words?.readings ?? []),
  ]) {
    expect(ru).toMatch(/[а-яё]/i);
    expect(en).toMatch(/[a-z]/i);
  }
});

test('Code.js holds none of them', () =>
  expect(fs.readFileSync(path.resolve(__dirname, '../../dist/Code.js'), 'utf8')).not.toContain(
    'Минут на сбор',
  ));
