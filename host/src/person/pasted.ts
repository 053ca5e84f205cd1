/** Clipboard text as rows of cells; a field in quotes may hold tabs and line breaks. */
export function pastedTexts(text: string): string[][] {
  const body = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const rows: string[][] = [[]];
  const field = /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))([\t\n]|$)/y;
  for (let at = 0; at <= body.length; at = field.lastIndex) {
    field.lastIndex = at;
    const match = field.exec(body);
    if (!match) break;
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '\n') rows.push([]);
    if (match[3] === '') break;
  }
  const width = Math.max(...rows.map(row => row.length));
  return rows.map(row => Array.from({ length: width }, (_, c) => row[c] ?? ''));
}
