import type { TriggerState } from '../answers/triggers';
import type { Ask } from './bridge';
import { expectArguments, instance, string } from './signature';
import { Spreadsheet } from './spreadsheet';
import { exception, extend, strictClass, strictEnum, strictObject } from './strict';

export const AuthMode = strictEnum('ScriptApp.AuthMode', ['NONE', 'LIMITED', 'CUSTOM_FUNCTION', 'FULL']);
const EventType = strictEnum('ScriptApp.EventType', [
  'CLOCK',
  'ON_CHANGE',
  'ON_EDIT',
  'ON_EVENT_UPDATED',
  'ON_FORM_SUBMIT',
  'ON_OPEN',
]);
const TriggerSource = strictEnum('ScriptApp.TriggerSource', [
  'CALENDAR',
  'CLOCK',
  'DOCUMENTS',
  'FORMS',
  'SPREADSHEETS',
]);

const STATE = Symbol('trigger');

/** An installable trigger of whoever runs the script. Only those of edits are modelled. */
class Trigger {
  readonly [STATE]: TriggerState & { fileId: string };

  constructor(state: Trigger[typeof STATE]) {
    this[STATE] = state;
  }
}

const get = (name: string, pick: (state: Trigger[typeof STATE]) => unknown): void =>
  extend(Trigger, name, (trigger, args) => {
    expectArguments(`ScriptApp.Trigger.${name}`, args, []);
    return pick(trigger[STATE]);
  });
get('getEventType', () => EventType.ON_EDIT);
get('getTriggerSource', () => TriggerSource.SPREADSHEETS);
get('getTriggerSourceId', ({ fileId }) => fileId);
get('getHandlerFunction', ({ handler }) => handler);
get('getUniqueId', ({ id }) => id);
strictClass('Trigger', Trigger);

const fileIdOf = (ask: Ask): string => String(ask('Spreadsheet.getId'));

function newTrigger(ask: Ask, handler: string) {
  const create = () =>
    new Trigger({ ...(ask('ScriptApp.newTrigger', handler) as TriggerState), fileId: fileIdOf(ask) });
  const onEdit = () => strictObject('SpreadsheetTriggerBuilder', { create });
  return strictObject('TriggerBuilder', {
    forSpreadsheet: (...args: unknown[]) => {
      expectArguments('ScriptApp.TriggerBuilder.forSpreadsheet', args, [string], [instance(Spreadsheet)]);
      if (typeof args[0] === 'string' && args[0] !== fileIdOf(ask))
        throw exception('not modelled: a trigger of another file');
      return strictObject('SpreadsheetTriggerBuilder', { onEdit });
    },
  });
}

/** The global ScriptApp: its modes and the installable triggers of edits; tokens are not modelled. */
export function scriptApp(ask: Ask) {
  const listed = (call: 'ScriptApp.getProjectTriggers' | 'ScriptApp.getUserTriggers') =>
    (ask(call) as TriggerState[]).map(state => new Trigger({ ...state, fileId: fileIdOf(ask) }));
  return strictObject('ScriptApp', {
    AuthMode,
    EventType,
    TriggerSource,
    newTrigger: (...args: unknown[]) => {
      expectArguments('ScriptApp.newTrigger', args, [string]);
      return newTrigger(ask, args[0] as string);
    },
    getProjectTriggers: (...args: unknown[]) => {
      expectArguments('ScriptApp.getProjectTriggers', args, []);
      return listed('ScriptApp.getProjectTriggers');
    },
    getUserTriggers: (...args: unknown[]) => {
      expectArguments('ScriptApp.getUserTriggers', args, [instance(Spreadsheet)]);
      return listed('ScriptApp.getUserTriggers');
    },
    deleteTrigger: (...args: unknown[]) => {
      expectArguments('ScriptApp.deleteTrigger', args, [instance(Trigger)]);
      ask('ScriptApp.deleteTrigger', (args[0] as Trigger)[STATE].id);
    },
  });
}
