// Every service method that reaches the host, and what it does. Rules 3 (who may call it) and
// 13 (what it counts as) hang on this table; a method missing here cannot be called at all.

export type CallKind =
  | 'valueRead'
  | 'valueWrite'
  /** Reads and writes of the spreadsheet other than cell values; also what is selected, and toasts. */
  | 'read'
  | 'write'
  /** Building a menu: the one thing allowed before the add-on is enabled in a file. */
  | 'menu'
  /** Sidebar and dialogs: only for a person who chose a menu item. */
  | 'ui'
  /** Properties, cache and locks. */
  | 'store'
  /** Allowed everywhere. */
  | 'free'
  /** Allowed everywhere and not counted. */
  | 'log';

export const CALLS = {
  'SpreadsheetApp.getActiveSpreadsheet': 'read',
  'SpreadsheetApp.flush': 'write',
  'SpreadsheetApp.getUi': 'menu',
  'Spreadsheet.getId': 'read',
  'Spreadsheet.getName': 'read',
  'Spreadsheet.getSheets': 'read',
  'Spreadsheet.getSheetByName': 'read',
  'Spreadsheet.getActiveSheet': 'read',
  'Spreadsheet.setActiveSheet': 'write',
  'Spreadsheet.insertSheet': 'write',
  'Spreadsheet.deleteSheet': 'write',
  'Spreadsheet.getSpreadsheetTimeZone': 'read',
  'Spreadsheet.setSpreadsheetTimeZone': 'write',
  'Spreadsheet.getSpreadsheetLocale': 'read',
  'Spreadsheet.setSpreadsheetLocale': 'write',
  'Spreadsheet.getRange': 'read',
  'Spreadsheet.getRangeByName': 'read',
  'Spreadsheet.toast': 'write',
  'Sheet.getName': 'read',
  'Sheet.setName': 'write',
  'Sheet.getIndex': 'read',
  'Sheet.getLastRow': 'read',
  'Sheet.getLastColumn': 'read',
  'Sheet.getMaxRows': 'read',
  'Sheet.getMaxColumns': 'read',
  'Sheet.getRange': 'read',
  'Sheet.getDataRange': 'read',
  'Sheet.insertRowsAfter': 'write',
  'Sheet.insertColumnsAfter': 'write',
  'Sheet.appendRow': 'valueWrite',
  'Sheet.getFilter': 'read',
  'Sheet.isRowHiddenByFilter': 'read',
  'Sheet.isRowHiddenByUser': 'read',
  'Sheet.setFrozenRows': 'write',
  'Sheet.getFrozenRows': 'read',
  'Sheet.setFrozenColumns': 'write',
  'Sheet.getFrozenColumns': 'read',
  'Sheet.setColumnWidth': 'write',
  'Sheet.getColumnWidth': 'read',
  'Sheet.hideSheet': 'write',
  'Sheet.showSheet': 'write',
  'Sheet.isSheetHidden': 'read',
  'Sheet.hideColumns': 'write',
  'Sheet.showColumns': 'write',
  'Sheet.isColumnHiddenByUser': 'read',
  'Sheet.activate': 'write',
  'Range.getValues': 'valueRead',
  'Range.getValue': 'valueRead',
  'Range.getDisplayValues': 'valueRead',
  'Range.getDisplayValue': 'valueRead',
  'Range.getFormulas': 'valueRead',
  'Range.getFormula': 'valueRead',
  'Range.setValues': 'valueWrite',
  'Range.setValue': 'valueWrite',
  'Range.setFormulas': 'valueWrite',
  'Range.setFormula': 'valueWrite',
  'Range.clearContent': 'valueWrite',
  'Range.getNumberFormats': 'read',
  'Range.getNumberFormat': 'read',
  'Range.setNumberFormats': 'write',
  'Range.setNumberFormat': 'write',
  'Range.getNotes': 'read',
  'Range.getNote': 'read',
  'Range.setNotes': 'write',
  'Range.setNote': 'write',
  'Range.clearNote': 'write',
  'Range.getBackgrounds': 'read',
  'Range.getBackground': 'read',
  'Range.setBackgrounds': 'write',
  'Range.setBackground': 'write',
  'Range.getFontColors': 'read',
  'Range.getFontColor': 'read',
  'Range.setFontColors': 'write',
  'Range.setFontColor': 'write',
  'Range.getFontWeights': 'read',
  'Range.getFontWeight': 'read',
  'Range.setFontWeights': 'write',
  'Range.setFontWeight': 'write',
  'Range.getMergedRanges': 'read',
  'Range.isPartOfMerge': 'read',
  'Range.merge': 'write',
  'Range.breakApart': 'write',
  'Range.activate': 'write',
  'Menu.addToUi': 'menu',
  'Ui.showSidebar': 'ui',
  'Ui.alert': 'ui',
  'HtmlService.createHtmlOutputFromFile': 'free',
  'LockService.getDocumentLock': 'store',
  'Lock.tryLock': 'store',
  'Lock.waitLock': 'store',
  'Lock.hasLock': 'store',
  'Lock.releaseLock': 'store',
  'Properties.getProperty': 'store',
  'Properties.getProperties': 'store',
  'Properties.getKeys': 'store',
  'Properties.setProperty': 'store',
  'Properties.setProperties': 'store',
  'Properties.deleteProperty': 'store',
  'Properties.deleteAllProperties': 'store',
  'Cache.get': 'store',
  'Cache.getAll': 'store',
  'Cache.put': 'store',
  'Cache.putAll': 'store',
  'Cache.remove': 'store',
  'Cache.removeAll': 'store',
  'Session.getActiveUserLocale': 'free',
  'Session.getScriptTimeZone': 'free',
  'Utilities.sleep': 'free',
  'Utilities.getUuid': 'free',
  'Logger.log': 'log',
} as const satisfies Record<string, CallKind>;

/** A service method, as `Range.setValues`. */
export type Call = keyof typeof CALLS;

export function isCall(name: string): name is Call {
  return Object.hasOwn(CALLS, name);
}
