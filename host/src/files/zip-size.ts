/**
 * The unpacked size in bytes that a zip file (.xlsx, .ods) declares in its directory; 0 when it has none.
 * Read before unpacking, so that a small file cannot blow up the memory.
 */
export function unpackedSize(zip: Buffer): number {
  const end = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  if (end < 0 || end + 20 > zip.length) return 0;
  let at = zip.readUInt32LE(end + 16);
  let total = 0;
  while (at + 46 <= zip.length && zip.toString('latin1', at, at + 4) === 'PK\u0001\u0002') {
    total += zip.readUInt32LE(at + 24);
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return total;
}
