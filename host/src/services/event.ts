import type { EventSeed } from '../person/edit-events';
import type { Ask } from './bridge';
import { Range } from './range';
import { AuthMode } from './script-app';
import { User } from './session';
import { Sheet } from './sheet';
import type { Spreadsheet } from './spreadsheet';

/** The event object of a trigger. What the platform leaves out is no key of it. */
export function eventOf(seed: EventSeed, ask: Ask, source: Spreadsheet): object {
  const { sheetId, rect, value, oldValue, triggerUid } = seed;
  const isEdit = sheetId !== undefined && rect !== undefined;
  return {
    authMode: AuthMode[seed.authMode],
    source,
    user: new User(''),
    ...(isEdit ? { range: new Range(ask, new Sheet(ask, sheetId, source), rect) } : {}),
    ...(value === undefined ? {} : { value }),
    ...(oldValue === undefined ? {} : { oldValue }),
    ...(triggerUid === undefined ? {} : { triggerUid }),
  };
}
