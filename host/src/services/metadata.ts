import type { MetadataState } from '../answers/rules';
import { ENUMS, member } from './enums';
import { Sheet } from './sheet';
import { expectArguments, string } from './signature';
import { askSpreadsheet, Spreadsheet, sheetOf } from './spreadsheet';
import { extend, strictClass, strictObject } from './strict';

const STATE = Symbol('metadata');
const isVisibility = member(ENUMS.DeveloperMetadataVisibility);

/** A note of a script that people do not see. */
class DeveloperMetadata {
  readonly [STATE]: { spreadsheet: Spreadsheet; id: number };

  constructor(spreadsheet: Spreadsheet, id: number) {
    this[STATE] = { spreadsheet, id };
  }

  getId(): number {
    return this[STATE].id;
  }
  getKey(): string {
    return stateOf(this).key;
  }
  getValue(): string | null {
    return stateOf(this).value;
  }
  getVisibility(): object {
    return ENUMS.DeveloperMetadataVisibility[stateOf(this).visibility];
  }
  getLocation(): object {
    const { spreadsheet } = this[STATE];
    const { sheetId } = stateOf(this);
    const types = ENUMS.DeveloperMetadataLocationType;
    return strictObject('DeveloperMetadataLocation', {
      getLocationType: () => (sheetId === null ? types.SPREADSHEET : types.SHEET),
      getSheet: () => (sheetId === null ? null : sheetOf(spreadsheet, sheetId)),
      getSpreadsheet: () => (sheetId === null ? spreadsheet : null),
      getRow: () => null,
      getColumn: () => null,
    });
  }
  setKey(...args: unknown[]): this {
    return set(this, 'setKey', args, string, { key: args[0] });
  }
  setValue(...args: unknown[]): this {
    return set(this, 'setValue', args, string, { value: args[0] });
  }
  setVisibility(...args: unknown[]): this {
    return set(this, 'setVisibility', args, isVisibility, { visibility: String(args[0]) });
  }
  remove(): void {
    askSpreadsheet(this[STATE].spreadsheet, 'Metadata.remove', this[STATE].id);
  }
}
strictClass('DeveloperMetadata', DeveloperMetadata);

function stateOf({ [STATE]: { spreadsheet, id } }: DeveloperMetadata): MetadataState {
  return askSpreadsheet(spreadsheet, 'Metadata.get', id) as MetadataState;
}

function set<T extends DeveloperMetadata>(
  entry: T,
  name: string,
  args: unknown[],
  check: (value: unknown) => boolean,
  changes: object,
): T {
  expectArguments(`SpreadsheetApp.DeveloperMetadata.${name}`, args, [check]);
  askSpreadsheet(entry[STATE].spreadsheet, 'Metadata.set', entry[STATE].id, changes);
  return entry;
}

/** What may hold metadata: the file, or a sheet of it. */
type Holder = Spreadsheet | Sheet;

const fileOf = (holder: Holder) => (holder instanceof Sheet ? holder.getParent() : holder);
const idOf = (holder: Holder) => (holder instanceof Sheet ? holder.getSheetId() : null);

function found(holder: Holder, wanted: object): DeveloperMetadata[] {
  const spreadsheet = fileOf(holder);
  const on = idOf(holder);
  const states = askSpreadsheet(spreadsheet, 'Metadata.find', {
    ...wanted,
    ...(on === null ? {} : { sheetId: on }),
  });
  return (states as MetadataState[]).map(({ id }) => new DeveloperMetadata(spreadsheet, id));
}

/** `(key)`, `(key, value)`, `(key, visibility)`, `(key, value, visibility)`. */
function add(holder: Holder, name: string, args: unknown[]): Holder {
  const forms = [[string], [string, string], [string, isVisibility], [string, string, isVisibility]];
  expectArguments(`SpreadsheetApp.${name}.addDeveloperMetadata`, args, ...forms);
  const [key, ...rest] = args;
  const value = rest.find(part => typeof part === 'string') ?? null;
  const visibility = String(rest.find(isVisibility) ?? 'DOCUMENT');
  askSpreadsheet(fileOf(holder), 'Metadata.add', idOf(holder), { key, value, visibility });
  return holder;
}

class DeveloperMetadataFinder {
  readonly [STATE]: { holder: Holder; wanted: Record<string, unknown> };

  constructor(holder: Holder) {
    this[STATE] = { holder, wanted: { isDeep: true } };
  }

  find(): DeveloperMetadata[] {
    return found(this[STATE].holder, this[STATE].wanted);
  }
}

function narrows(name: string, part: string, check: (value: unknown) => boolean): void {
  extend(DeveloperMetadataFinder, name, (finder, args) => {
    expectArguments(`SpreadsheetApp.DeveloperMetadataFinder.${name}`, args, [check]);
    finder[STATE].wanted[part] = String(args[0]);
    return finder;
  });
}

narrows('withKey', 'key', string);
narrows('withValue', 'value', string);
narrows('withVisibility', 'visibility', isVisibility);
strictClass('DeveloperMetadataFinder', DeveloperMetadataFinder);

for (const [holder, name] of [
  [Spreadsheet, 'Spreadsheet'],
  [Sheet, 'Sheet'],
] as const) {
  const made = holder as { prototype: Holder };
  extend(made, 'addDeveloperMetadata', (self, args) => add(self, name, args));
  extend(made, 'getDeveloperMetadata', (self, args) => {
    expectArguments(`SpreadsheetApp.${name}.getDeveloperMetadata`, args, []);
    return found(self, { isDeep: false });
  });
  extend(made, 'createDeveloperMetadataFinder', (self, args) => {
    expectArguments(`SpreadsheetApp.${name}.createDeveloperMetadataFinder`, args, []);
    return new DeveloperMetadataFinder(self);
  });
}
