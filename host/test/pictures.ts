// Pictures to look at, kept where SHOTS says; without it none is taken: they cost a test more than what it asks.
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

const folder = process.env.SHOTS;
if (folder) fs.mkdirSync(folder, { recursive: true });

/** Device pixels per px of the page. */
export const SCALE = folder ? 2 : 1;

/** Keeps a picture of what the page shows. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (folder) await page.screenshot({ path: path.join(folder, `${name}.png`) });
}
