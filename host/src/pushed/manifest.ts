/** appsscript.json, as far as this product may use it. */
export interface Manifest {
  timeZone: string;
  runtimeVersion: 'V8';
  exceptionLogging?: string;
  oauthScopes: string[];
}

const KEYS = new Set(['timeZone', 'runtimeVersion', 'exceptionLogging', 'oauthScopes', 'dependencies']);
const SCOPE = 'https://www.googleapis.com/auth/';
const SCOPES = new Set(['spreadsheets.currentonly', 'script.container.ui', 'script.scriptapp']);

/**
 * Reads a manifest (rule 14).
 * @throws Error for what the platform refuses or what would make this another kind of add-on.
 */
export function checkManifest(text: string): Manifest {
  const manifest = JSON.parse(text) as Record<string, unknown>;
  for (const key of Object.keys(manifest)) {
    if (key === 'addOns')
      throw new Error('appsscript.json: an addOns section makes a card add-on, not this one');
    if (!KEYS.has(key)) throw new Error(`appsscript.json: unknown key ${key}, the push would be refused`);
  }
  if (manifest.runtimeVersion !== 'V8') throw new Error('appsscript.json: runtimeVersion must be V8');
  if (typeof manifest.timeZone !== 'string') throw new Error('appsscript.json: timeZone is missing');
  if (!Array.isArray(manifest.oauthScopes)) throw new Error('appsscript.json: oauthScopes must be listed');
  for (const scope of manifest.oauthScopes) {
    const name = String(scope).startsWith(SCOPE) ? String(scope).slice(SCOPE.length) : '';
    if (!SCOPES.has(name)) throw new Error(`appsscript.json: the scope ${scope} is wider than allowed`);
  }
  return manifest as unknown as Manifest;
}
