import { type Context, ServiceError } from './context';

const KB = 1024;
const VALUE_LIMIT = 9 * KB;
const STORE_LIMIT = 500 * KB;
const CACHE_KEY_LIMIT = 250;
const CACHE_VALUE_LIMIT = 100 * KB;
const CACHE_SECONDS = 600;
const CACHE_SECONDS_LIMIT = 21_600;
/** More values than this, and those that end soonest go until so many are left. */
const CACHE_MOST = 1000;
const CACHE_LEFT = 900;
/** The cache may lose anything at any time: here every seventh look at a value finds it gone. */
const CACHE_LOSES_EVERY = 7;

type StoreName = 'document' | 'user';

/** Properties and cache of one file; they outlive executions. */
export class Stores {
  readonly document = new Map<string, string>();
  readonly users = new Map<string, Map<string, string>>();
  readonly cache = new Map<string, { value: string; until: number }>();
  cacheLooks = 0;

  /** Everybody has user properties of his own. */
  named(name: StoreName, by: string): Map<string, string> {
    if (name === 'document') return this.document;
    const own = this.users.get(by) ?? new Map<string, string>();
    this.users.set(by, own);
    return own;
  }
}

const storeOf = ({ stores, running }: Context, name: StoreName) => stores.named(name, running.by);

const size = (text: string) => Buffer.byteLength(text);

function setProperties(context: Context, name: StoreName, properties: [string, string][]): void {
  const store = storeOf(context, name);
  const merged = new Map([...store, ...properties]);
  for (const [, value] of properties)
    if (size(value) > VALUE_LIMIT) throw new ServiceError('Argument too large: value');
  let total = 0;
  for (const [key, value] of merged) total += size(key) + size(value);
  if (total > STORE_LIMIT) {
    const text = 'You have exceeded the property storage quota. Please remove some properties and try again.';
    throw new ServiceError(text);
  }
  for (const [key, value] of properties) store.set(key, value);
}

export const propertyAnswers = {
  'Properties.getProperty': (context: Context, name: StoreName, key: string) =>
    storeOf(context, name).get(key) ?? null,
  'Properties.getProperties': (context: Context, name: StoreName) =>
    Object.fromEntries(storeOf(context, name)),
  'Properties.getKeys': (context: Context, name: StoreName) => [...storeOf(context, name).keys()],
  'Properties.setProperty': (context: Context, name: StoreName, key: string, value: string) =>
    setProperties(context, name, [[key, value]]),
  'Properties.setProperties': (context: Context, name: StoreName, properties: Record<string, string>) =>
    setProperties(context, name, Object.entries(properties)),
  'Properties.deleteProperty': (context: Context, name: StoreName, key: string) => {
    storeOf(context, name).delete(key);
  },
  'Properties.deleteAllProperties': (context: Context, name: StoreName) => storeOf(context, name).clear(),
};

/** The moment, as the execution's clock has it. */
const nowOf = ({ workbook, running }: Context) => workbook.now() + running.slept;

function cached(context: Context, key: string): string | null {
  const { stores } = context;
  const found = stores.cache.get(key);
  if (!found) return null;
  const isLost = ++stores.cacheLooks % CACHE_LOSES_EVERY === 0;
  if (!isLost && found.until > nowOf(context)) return found.value;
  stores.cache.delete(key);
  return null;
}

function putCached(context: Context, key: string, value: string, seconds = CACHE_SECONDS): void {
  if (key.length > CACHE_KEY_LIMIT) throw new ServiceError('Argument too large: key');
  if (size(value) > CACHE_VALUE_LIMIT) throw new ServiceError('Argument too large: value');
  const until = nowOf(context) + Math.min(seconds, CACHE_SECONDS_LIMIT) * 1000;
  const { cache } = context.stores;
  cache.set(key, { value, until });
  if (cache.size <= CACHE_MOST) return;
  const soonest = [...cache].sort(([, a], [, b]) => a.until - b.until).slice(0, cache.size - CACHE_LEFT);
  for (const [gone] of soonest) cache.delete(gone);
}

export const cacheAnswers = {
  'Cache.get': cached,
  'Cache.getAll': (context: Context, keys: string[]) => {
    const found = keys.map(key => [key, cached(context, key)] as const);
    return Object.fromEntries(found.filter(([, value]) => value !== null));
  },
  'Cache.put': putCached,
  'Cache.putAll': (context: Context, values: Record<string, string>, seconds?: number) => {
    for (const [key, value] of Object.entries(values)) putCached(context, key, value, seconds);
  },
  'Cache.remove': ({ stores }: Context, key: string) => {
    stores.cache.delete(key);
  },
  'Cache.removeAll': ({ stores }: Context, keys: string[]) => {
    for (const key of keys) stores.cache.delete(key);
  },
};

export const lockAnswers = {
  'LockService.getDocumentLock': () => null,
  'Lock.tryLock': ({ lock, running }: Context, ms: number) =>
    lock.take(running.id) || lock.wait(running.id, ms),
  'Lock.waitLock': ({ lock, running }: Context, ms: number) =>
    lock.take(running.id) || lock.wait(running.id, ms),
  'Lock.hasLock': ({ lock, running }: Context) => lock.isHeldBy(running.id),
  'Lock.releaseLock': ({ lock, running }: Context) => lock.release(running.id),
};
