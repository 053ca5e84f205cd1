// The browser that comes inside an npm package, unpacked once. CHROME_PATH takes another one.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import manifest from '../package.json';

interface Unpacked {
  executablePath: string;
  env: Record<string, string>;
}

/** How long another process may take to unpack, ms. */
const PATIENCE = 60_000;

/** The package reuses whatever lies in its folder, so the version is in the folder's name. */
function folder(): string {
  const version = manifest.devDependencies['@sparticuz/chromium'];
  return path.join(os.tmpdir(), `mafia-score-table-chromium-${version}-${process.getuid?.() ?? 0}`);
}

async function unpacked(): Promise<Unpacked> {
  const dir = folder();
  const ready = path.join(dir, 'ready.json');
  const end = Date.now() + PATIENCE;
  for (;;) {
    if (fs.existsSync(ready)) return JSON.parse(fs.readFileSync(ready, 'utf8')) as Unpacked;
    if (isFirst(dir)) return unpackInto(dir, ready);
    if (Date.now() > end) throw new Error(`${dir} is half unpacked: delete it`);
    await new Promise(resume => setTimeout(resume, 200));
  }
}

/** One process makes the folder; the others wait. */
function isFirst(dir: string): boolean {
  try {
    fs.mkdirSync(dir, { mode: 0o700 });
    return true;
  } catch {
    return false;
  }
}

/** AWS_EXECUTION_ENV makes the package bring its own NSS libraries, so that nothing of the system is needed. */
function unpackInto(dir: string, ready: string): Unpacked {
  const env = { ...process.env, TMPDIR: dir, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  try {
    const script = path.join(__dirname, 'unpack-chromium.mjs');
    const text = execFileSync(process.execPath, [script], { env, encoding: 'utf8' });
    fs.writeFileSync(path.join(dir, 'fonts/fonts.conf'), fontsIn(dir));
    fs.writeFileSync(`${ready}.tmp`, text);
    fs.renameSync(`${ready}.tmp`, ready);
    return JSON.parse(text) as Unpacked;
  } catch (error) {
    fs.rmSync(dir, { recursive: true, force: true });
    throw error;
  }
}

/** The package's own list of fonts names fixed folders; without any font the browser dies of a canvas. */
function fontsIn(dir: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${dir}/fonts/fonts</dir>
  <cachedir>${dir}/fonts-cache</cachedir>
</fontconfig>
`;
}

export async function launch(): Promise<Browser> {
  const own = process.env.CHROME_PATH;
  const { executablePath, env } = own ? { executablePath: own, env: {} } : await unpacked();
  return chromium.launch({
    executablePath,
    env: { ...process.env, ...env } as Record<string, string>,
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
