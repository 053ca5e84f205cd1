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
What is written is read twice: for the answer, and again under the lock, so that nothing typed meanwhile is lost; an import
answers with the table checked anew.

${table(head, rows)}
`;
}
