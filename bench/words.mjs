/** Numbers as people read them: three digits that count. */
export const digits = x =>
  x >= 100 ? Math.round(x).toLocaleString('en-US') : String(Number(x.toPrecision(3)));
export const times = x => `${digits(x)}×`;
export const duration = ms =>
  ms >= 1000 ? `${digits(ms / 1000)} s` : ms >= 1 ? `${digits(ms)} ms` : `${digits(ms * 1000)} µs`;
export const verdict = isMet => (isMet ? 'met' : 'MISSED');

/** A table of Markdown, which a terminal shows as well. */
export function table(header, rows) {
  const all = [header, ...rows].map(row => row.map(String));
  const widths = header.map((_, i) => Math.max(3, ...all.map(row => row[i].length)));
  const line = cells => `| ${cells.map((cell, i) => cell.padEnd(widths[i])).join(' | ')} |`;
  return [line(all[0]), line(widths.map(width => '-'.repeat(width))), ...all.slice(1).map(line)].join('\n');
}

/** A size of the job. */
export const sized = ([teams, games]) =>
  `${teams.toLocaleString('en-US')} × ${games.toLocaleString('en-US')}`;
