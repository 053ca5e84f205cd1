import { inflateRawSync } from 'node:zlib';
import { claimsTooMuch } from './xml-size';

/** What keeps a zip file (.xlsx, .ods) from being unpacked. */
export type ZipFault = 'tooLarge' | 'broken';

interface Entry {
  readonly name: string;
  /** Bytes unpacked, as the directory declares. */
  readonly size: number;
  /** Where its part of the file begins. */
  readonly at: number;
}

/** Other formats that the reader would open under these endings, some of them zips within the zip. */
const FOREIGN = /(^|\/)(index\.zip|document\.iwa|objectdata\.xml|workbook\.bin)$/i;

/**
 * Looks through a zip file as its reader will, before that gets it: no entry may unpack to more than it declares, nor all
 * together to more than the limit, nor its text claim more cells than the limits allow. Entries are unpacked one by one,
 * each into no more memory than it declares, and forgotten.
 */
export function zipFault(zip: Buffer, limit: number): ZipFault | undefined {
  const entries = directoryOf(zip);
  if (!entries || entries.some(({ name }) => FOREIGN.test(name))) return 'broken';
  if (entries.reduce((sum, { size }) => sum + size, 0) > limit) return 'tooLarge';
  for (const entry of entries) {
    const bytes = unpacked(zip, entry);
    if (!bytes) return 'broken';
    if (/\.xml$/i.test(entry.name) && claimsTooMuch(bytes)) return 'tooLarge';
  }
  return undefined;
}

const isSigned = (zip: Buffer, at: number, signature: string): boolean =>
  zip.toString('latin1', at, at + 4) === `PK${signature}`;

/** As many entries as the end of the file says; undefined where the directory is none. */
function directoryOf(zip: Buffer): Entry[] | undefined {
  const end = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  if (end < 0 || end + 20 > zip.length) return undefined;
  const entries: Entry[] = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 8); left > 0; left--) {
    if (at + 46 > zip.length || !isSigned(zip, at, '\u0001\u0002')) return undefined;
    const [name, extra, comment] = [28, 30, 32].map(of => zip.readUInt16LE(at + of)) as [
      number,
      number,
      number,
    ];
    entries.push({
      name: zip.toString('latin1', at + 46, at + 46 + name),
      size: zip.readUInt32LE(at + 24),
      at: zip.readUInt32LE(at + 42),
    });
    at += 46 + name + extra + comment;
  }
  return entries;
}

/** The content of an entry; undefined where it is damaged or larger than declared. */
function unpacked(zip: Buffer, { size, at }: Entry): Buffer | undefined {
  if (at + 30 > zip.length || !isSigned(zip, at, '\u0003\u0004')) return undefined;
  const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  const packed = zip.subarray(start);
  if (zip.readUInt16LE(at + 8) === 0) return packed.subarray(0, size);
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size) });
  } catch {
    return undefined;
  }
}
