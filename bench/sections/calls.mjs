import { child } from '../children.mjs';
import { digits, table, verdict } from '../words.mjs';

const kilobytes = bytes => (bytes < 1024 ? `${bytes} B` : `${digits(bytes / 1024)} KB`);

export default function calls() {
  const found = child('calls.mjs');
  const rows = found.map(({ name, sheets, valueReads, valueWrites, other, sent, back }) => [
    name,
    sheets,
    valueReads,
    valueWrites,
    other,
    kilobytes(sent),
    kilobytes(back),
    `${verdict(valueReads <= sheets)}, ${verdict(valueWrites <= sheets)}`,
  ]);
  const head = ['action', 'sheets', 'reads', 'writes', 'other calls', 'sent', 'answered', 'target'];
  return `## Calls to the platform

Counted by the local host on the built files and the sample of walls (${found[0].sheets} sheets): calls that read values,
calls that write them, and all others (names, sizes, formats, properties, the lock), over all executions that the action
makes; bytes between the page and the script. None grows with the rows. Target: a read and a write for each sheet, at most.
Each sheet is read once, under the lock, and the answer is what was read with what was written. The lock holds back other
runs but not people, so for their sake some sheets are read again, and those readings stay: the ledger before it is written,
and the online table before anything but statuses is written into it (was a cell filled, or a row moved?); both after that
(did somebody sort?); and the rows that an import brought in, to see what the platform made of them.

${table(head, rows)}
`;
}
