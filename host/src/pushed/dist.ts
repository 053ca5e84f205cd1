import fs from 'node:fs';
import path from 'node:path';
import { checkHtml } from './html';
import { checkManifest, type Manifest } from './manifest';
import { topLevelFunctions } from './syntax';

/** The files that clasp would push, read and checked. */
export interface Dist {
  folder: string;
  /** Script files by name, in the order the platform loads them. */
  scripts: { name: string; text: string }[];
  /** Pages by name without `.html`. */
  pages: Map<string, string>;
  manifest: Manifest;
  /** Names of the top-level functions that may be called from outside; a trailing `_` is private. */
  publicFunctions: string[];
  /** Names of the functions with `@customfunction` in their JSDoc. */
  customFunctions: string[];
}

/** The folder cannot be run as it is; the message says why. */
class DistError extends Error {}

/**
 * Reads a folder as clasp pushes it.
 * @throws DistError when the platform would refuse it, or the add-on would not work there.
 */
export function loadDist(folder: string): Dist {
  const names = listed(folder);
  const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
  const scripts = names.filter(name => /\.(js|gs)$/.test(name)).map(name => ({ name, text: read(name) }));
  if (scripts.length === 0) throw new DistError(`${folder}: no Code.js (npm run build makes it)`);
  if (!names.includes('appsscript.json')) throw new DistError(`${folder}: no appsscript.json`);
  const manifest = checkManifest(read('appsscript.json'));
  const pages = names.filter(name => name.endsWith('.html'));
  if (pages.length > 1) throw new DistError(`${folder}: one page at most, found ${pages.join(', ')}`);
  for (const page of pages) checkHtml(read(page), page);
  const functions = scripts
    .flatMap(({ name, text }) => topLevelFunctions(text, name))
    .filter(({ name }) => !name.endsWith('_'));
  return {
    folder,
    scripts,
    pages: new Map(pages.map(name => [name.replace(/\.html$/, ''), read(name)])),
    manifest,
    publicFunctions: functions.map(({ name }) => name),
    customFunctions: functions.filter(f => f.isCustomFunction).map(({ name }) => name),
  };
}

function listed(folder: string): string[] {
  try {
    return fs.readdirSync(folder).sort();
  } catch {
    throw new DistError(`${folder}: no such folder (npm run build makes it)`);
  }
}
