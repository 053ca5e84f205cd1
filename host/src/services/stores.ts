import type { Ask } from './bridge';
import { expectArguments, list, number, record, string } from './signature';
import { exception, strictObject } from './strict';

const PROPERTIES = 'PropertiesService.Properties';

function properties(ask: Ask, store: string) {
  const self = strictObject('Properties', {
    getProperty: (...args: unknown[]) => {
      expectArguments(`${PROPERTIES}.getProperty`, args, [string]);
      return ask('Properties.getProperty', store, args[0]);
    },
    getProperties: () => ask('Properties.getProperties', store),
    getKeys: () => ask('Properties.getKeys', store),
    setProperty: (...args: unknown[]) => {
      expectArguments(`${PROPERTIES}.setProperty`, args, [string, string]);
      ask('Properties.setProperty', store, ...args);
      return self;
    },
    setProperties: (...args: unknown[]) => {
      expectArguments(`${PROPERTIES}.setProperties`, args, [textRecord]);
      ask('Properties.setProperties', store, args[0]);
      return self;
    },
    deleteProperty: (...args: unknown[]) => {
      expectArguments(`${PROPERTIES}.deleteProperty`, args, [string]);
      ask('Properties.deleteProperty', store, args[0]);
      return self;
    },
    deleteAllProperties: () => {
      ask('Properties.deleteAllProperties', store);
      return self;
    },
  });
  return self;
}

const textRecord = (value: unknown) => record(value) && Object.values(value as object).every(string);

/** The global PropertiesService. Script properties are shared by every file of every customer: refused. */
export function propertiesService(ask: Ask) {
  const [document, user] = [properties(ask, 'document'), properties(ask, 'user')];
  return strictObject('PropertiesService', {
    getDocumentProperties: () => document,
    getUserProperties: () => user,
  });
}

/** The global CacheService. Whatever is put may be gone at any time. */
export function cacheService(ask: Ask) {
  const name = 'CacheService.Cache';
  const cache = strictObject('Cache', {
    get: (...args: unknown[]) => {
      expectArguments(`${name}.get`, args, [string]);
      return ask('Cache.get', args[0]);
    },
    getAll: (...args: unknown[]) => {
      expectArguments(`${name}.getAll`, args, [list]);
      return ask('Cache.getAll', args[0]);
    },
    put: (...args: unknown[]) => {
      expectArguments(`${name}.put`, args, [string, string], [string, string, number]);
      ask('Cache.put', ...args);
    },
    putAll: (...args: unknown[]) => {
      expectArguments(`${name}.putAll`, args, [textRecord], [textRecord, number]);
      ask('Cache.putAll', ...args);
    },
    remove: (...args: unknown[]) => {
      expectArguments(`${name}.remove`, args, [string]);
      ask('Cache.remove', args[0]);
    },
    removeAll: (...args: unknown[]) => {
      expectArguments(`${name}.removeAll`, args, [list]);
      ask('Cache.removeAll', args[0]);
    },
  });
  return strictObject('CacheService', { getDocumentCache: () => cache });
}

/** The global LockService. The script lock is one lock for every file of every customer: refused by name. */
export function lockService(ask: Ask) {
  const lock = strictObject('Lock', {
    tryLock: (...args: unknown[]) => {
      expectArguments('LockService.Lock.tryLock', args, [number]);
      return ask('Lock.tryLock', args[0]);
    },
    waitLock: (...args: unknown[]) => {
      expectArguments('LockService.Lock.waitLock', args, [number]);
      const message = 'Lock timeout: another process was holding the lock for too long.';
      if (!ask('Lock.waitLock', args[0])) throw exception(message);
    },
    hasLock: () => ask('Lock.hasLock'),
    releaseLock: () => {
      ask('Lock.releaseLock');
    },
  });
  return strictObject('LockService', {
    getDocumentLock: () => {
      ask('LockService.getDocumentLock');
      return lock;
    },
  });
}
