import type { Armed } from './armed';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
type Trigger = GoogleAppsScript.Script.Trigger;

/** The function of `main.ts` that an installed trigger calls. */
const HANDLER = 'onArmedEdit';

/** Those that whoever works made in this file; nobody sees another person's. */
export const ownTriggers = (spreadsheet: Spreadsheet): readonly Trigger[] =>
  ScriptApp.getUserTriggers(spreadsheet).filter(one => one.getHandlerFunction() === HANDLER);

export const isOf =
  ({ id }: Armed) =>
  (trigger: Trigger): boolean =>
    trigger.getUniqueId() === id;

/** Installs one for whoever works. @returns its id */
export function newTrigger(spreadsheet: Spreadsheet): string {
  const id = ScriptApp.newTrigger(HANDLER).forSpreadsheet(spreadsheet).onEdit().create().getUniqueId();
  PropertiesService.getUserProperties().setProperty(ownKey(id), '1');
  return id;
}

const ownKey = (id: string): string => `armed.${id}`;

/** Whether whoever works made it and it is no more: of another person's trigger nobody can tell. */
export const isGone = ({ id }: Armed, isFound: boolean): boolean =>
  !isFound && PropertiesService.getUserProperties().getProperty(ownKey(id)) !== null;
