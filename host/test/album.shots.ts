// Every view on one picture for each look, small enough to keep in docs/views. `npm run shots` makes them of what the
// page tests have kept.
import fs from 'node:fs';
import path from 'node:path';
import { launch } from './chromium';
import { LOOKS } from './panelAlone';

const FROM = process.env.SHOTS ?? '';
const TO = path.resolve(__dirname, '../../docs/views');
const [COLUMNS, WIDTH] = [8, 200];
/** A reader looks at them on a phone too. */
const MOST = 900 * 1024;

test.each(LOOKS.map(([look]) => look))('%s', async look => {
  const names = fs
    .readdirSync(FROM)
    .filter(name => name.endsWith(`-${look}.png`))
    .sort();
  expect(names.length).toBeGreaterThan(COLUMNS);
  const pictures = names.map(name => {
    const data = fs.readFileSync(path.join(FROM, name)).toString('base64');
    return `<figure><figcaption>${name.slice(0, -look.length - 5)}</figcaption><img src="data:image/png;base64,${data}"></figure>`;
  });
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: COLUMNS * (WIDTH + 8) + 8, height: 900 } });
    await page.setContent(
      `<style>body{margin:8px;display:grid;grid-template-columns:repeat(${COLUMNS},1fr);gap:8px;background:#888;font:11px sans-serif}
      figure{margin:0}img{width:${WIDTH}px;display:block}</style>${pictures.join('')}`,
    );
    fs.mkdirSync(TO, { recursive: true });
    const file = path.join(TO, `${look}.jpg`);
    await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 55 });
    expect(fs.statSync(file).size).toBeLessThan(MOST);
  } finally {
    await browser.close();
  }
});
