import type { Ask } from './bridge';
import { expectArguments, instance, list, string } from './signature';
import { exception, strictClass } from './strict';

const BYTES = Symbol('bytes');

/** Bytes with a type. They are Java's: from −128 to 127. */
export class Blob {
  readonly [BYTES]: { bytes: number[]; type: string; ask: Ask };

  constructor(bytes: number[], type: string, ask: Ask) {
    this[BYTES] = { bytes, type, ask };
  }

  getContentType(): string {
    return this[BYTES].type;
  }
  getDataAsString(...args: unknown[]): string {
    expectArguments('Blob.getDataAsString', args, [], [string]);
    const { bytes, ask } = this[BYTES];
    return ask('Blob.getDataAsString', bytes, (args[0] as string | undefined) ?? 'UTF-8') as string;
  }
}
strictClass('Blob', Blob);

/** What Utilities does with bytes. */
export function bytesOf(ask: Ask) {
  return {
    base64DecodeWebSafe: (...args: unknown[]) => {
      expectArguments('Utilities.base64DecodeWebSafe', args, [string]);
      return ask('Utilities.base64DecodeWebSafe', args[0]) as number[];
    },
    newBlob: (...args: unknown[]) => {
      expectArguments('Utilities.newBlob', args, [list, string]);
      return new Blob(args[0] as number[], args[1] as string, ask);
    },
    /** The platform looks at the type, and takes no other for packed. */
    ungzip: (...args: unknown[]) => {
      expectArguments('Utilities.ungzip', args, [instance(Blob)]);
      const { bytes, type } = (args[0] as Blob)[BYTES];
      if (type !== 'application/x-gzip') throw exception('Could not decompress gzip.');
      return new Blob(ask('Utilities.ungzip', bytes) as number[], 'application/octet-stream', ask);
    },
  };
}
