// Rules 1 and 15: a member that is not modelled throws with its name, instead of being undefined.

/** An error as the platform's services throw it. */
export function exception(message: string): Error {
  const error = new Error(message);
  error.name = 'Exception';
  return error;
}

/** Names that the language itself asks any object for. */
const ASKED_BY_THE_LANGUAGE = new Set(['then', 'toJSON', 'asymmetricMatch', '$$typeof']);

/** The end of a prototype chain: whoever looks this far asked for a member that is not modelled. */
function missingMembers(name: string): object {
  return new Proxy(Object.prototype, {
    get(target, key, receiver) {
      if (typeof key === 'symbol' || key in target) return Reflect.get(target, key, receiver);
      if (ASKED_BY_THE_LANGUAGE.has(key)) return undefined;
      throw exception(`not modelled: ${name}.${key}`);
    },
    set(_target, key) {
      throw exception(`not modelled: setting ${name}.${String(key)}`);
    },
  });
}

/** Makes every unknown member of a class's instances throw. */
export function strictClass(name: string, made: { prototype: object }): void {
  Object.setPrototypeOf(made.prototype, missingMembers(name));
}

/** Adds a method to a class; the object comes as the first argument. */
export function extend<T extends object>(
  made: { prototype: T },
  name: string,
  run: (self: T, args: unknown[]) => unknown,
): void {
  const value = function (this: T, ...args: unknown[]) {
    return run(this, args);
  };
  Object.defineProperty(made.prototype, name, { value, writable: true, configurable: true });
}

/** A service object whose unknown members throw. */
export function strictObject<T extends object>(name: string, members: T): T {
  return Object.freeze(Object.setPrototypeOf(members, missingMembers(name)));
}

/** An enum of opaque members, as `Ui.Button`. */
export function strictEnum<K extends string>(name: string, keys: readonly K[]): Record<K, object> {
  const members = keys.map(key => [
    key,
    strictObject(`${name}.${key}`, { toString: () => key, name: () => key }),
  ]);
  return strictObject(name, Object.fromEntries(members));
}

/** Google's services that this host does not stand in for: naming one throws. */
const UNMODELLED = [
  ...[
    'AddressBook',
    'AdminDirectory',
    'Browser',
    'CalendarApp',
    'CardService',
    'Charts',
    'ContactsApp',
    'ContentService',
  ],
  ...[
    'ConferenceDataService',
    'DataStudioApp',
    'DocumentApp',
    'Drive',
    'DriveApp',
    'FormApp',
    'GmailApp',
    'GroupsApp',
  ],
  ...[
    'Jdbc',
    'LanguageApp',
    'LinearOptimizationService',
    'MailApp',
    'Maps',
    'MimeType',
    'OAuthApp',
    'Sheets',
    'SitesApp',
  ],
  ...['SlidesApp', 'UrlFetchApp', 'XmlService'],
];

/** Defines the services that are not modelled as globals that throw with their name. */
export function refuseOtherServices(scope: object): void {
  for (const name of UNMODELLED) {
    Object.defineProperty(scope, name, {
      configurable: true,
      get() {
        throw exception(`not modelled: ${name}`);
      },
    });
  }
}
