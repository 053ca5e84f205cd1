import type { Ask } from './bridge';
import { member } from './enums';
import { expectArguments, instance, list, string } from './signature';
import { exception, strictClass, strictEnum } from './strict';

const BYTES = Symbol('bytes');

/** Bytes with a type; here they are a text of a character each. */
export class Blob {
  readonly [BYTES]: { bytes: string; type: string; ask: Ask };

  constructor(bytes: string, type: string, ask: Ask) {
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

/** Bytes for the script, as Java has them: from −128 to 127. */
function toBytes(text: string): number[] {
  const bytes = new Array<number>(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = (text.charCodeAt(i) << 24) >> 24;
  return bytes;
}

/** How many characters go into one call: each is an argument. */
const PIECE = 8192;

function ofBytes(bytes: readonly number[]): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += PIECE)
    text += String.fromCharCode(...bytes.slice(i, i + PIECE).map(byte => byte & 255));
  return text;
}

const Charset = strictEnum('Utilities.Charset', ['UTF_8']);
const DigestAlgorithm = strictEnum('Utilities.DigestAlgorithm', ['SHA_256']);

/** What Utilities does with bytes. */
export function bytesOf(ask: Ask) {
  return {
    base64DecodeWebSafe: (...args: unknown[]) => {
      expectArguments('Utilities.base64DecodeWebSafe', args, [string]);
      return toBytes(ask('Utilities.base64DecodeWebSafe', args[0]) as string);
    },
    Charset,
    DigestAlgorithm,
    computeDigest: (...args: unknown[]) => {
      const [algorithm, charset] = [member(DigestAlgorithm), member(Charset)];
      expectArguments('Utilities.computeDigest', args, [algorithm, string], [algorithm, string, charset]);
      return toBytes(ask('Utilities.computeDigest', String(args[0]), args[1]) as string);
    },
    newBlob: (...args: unknown[]) => {
      expectArguments('Utilities.newBlob', args, [list, string]);
      return new Blob(ofBytes(args[0] as number[]), args[1] as string, ask);
    },
    /** The platform looks at the type, and takes no other for packed. */
    ungzip: (...args: unknown[]) => {
      expectArguments('Utilities.ungzip', args, [instance(Blob)]);
      const { bytes, type } = (args[0] as Blob)[BYTES];
      if (type !== 'application/x-gzip') throw exception('Could not decompress gzip.');
      return new Blob(ask('Utilities.ungzip', bytes) as string, 'application/octet-stream', ask);
    },
  };
}
