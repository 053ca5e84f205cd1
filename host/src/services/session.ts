import { bytesOf } from './blob';
import type { Ask } from './bridge';
import { formattedDate } from './format-date';
import { date, expectArguments, number, string } from './signature';
import { strictClass, strictObject } from './strict';

const EMAIL = Symbol('user');

/** A person. Whose e-mail may not be seen has `''`, which also stands for whoever runs the script. */
export class User {
  readonly [EMAIL]: string;

  constructor(email: string) {
    this[EMAIL] = email;
  }

  getEmail(): string {
    return this[EMAIL];
  }
}
strictClass('User', User);

/** The global Session. E-mails are blank, as for anyone outside the owner's domain. */
export function session(ask: Ask) {
  const user = new User('');
  return strictObject('Session', {
    getActiveUserLocale: () => ask('Session.getActiveUserLocale'),
    getScriptTimeZone: () => ask('Session.getScriptTimeZone'),
    getActiveUser: () => user,
    getEffectiveUser: () => user,
  });
}

/** The global Utilities. Sleeping takes no real time: it moves the execution's clock. */
export function utilities(ask: Ask) {
  return strictObject('Utilities', {
    formatDate: (...args: unknown[]) => {
      expectArguments('Utilities.formatDate', args, [date, string, string]);
      const [moment, zone, pattern] = args as [Date, string, string];
      return formattedDate(moment.getTime(), zone, pattern);
    },
    sleep: (...args: unknown[]) => {
      expectArguments('Utilities.sleep', args, [number]);
      ask('Utilities.sleep', args[0]);
    },
    getUuid: () => ask('Utilities.getUuid'),
    ...bytesOf(ask),
  });
}

function shown(values: unknown[]): string {
  return values
    .map(value => (typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))))
    .join(' ');
}

/** Logger and console; both end in the host's log. */
export function logging(ask: Ask) {
  const write =
    (level: string) =>
    (...values: unknown[]) => {
      ask('Logger.log', level, shown(values));
    };
  return {
    Logger: strictObject('Logger', { log: write('info') }),
    console: strictObject('console', {
      log: write('info'),
      info: write('info'),
      warn: write('warn'),
      error: write('error'),
    }),
  };
}
