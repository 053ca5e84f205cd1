import type { Writer } from '../../table/layout';

type Range = GoogleAppsScript.Spreadsheet.Range;
type Place = 'head' | 'body';

/** Literal colours, text and ground together, so that a phone's dark mode cannot part them. */
const HUES: Readonly<Record<Writer, Readonly<Record<Place, readonly [ground: string, ink: string]>>>> = {
  organizer: { head: ['#eceef2', '#1b1f24'], body: ['#f6f7f9', '#454c56'] },
  captain: { head: ['#1552b8', '#ffffff'], body: ['#ffffff', '#1b1f24'] },
  judge: { head: ['#f1edfb', '#5a3fa6'], body: ['#faf8ff', '#454c56'] },
};

/** Colours of whoever writes there. */
export function inHues(range: Range, writer: Writer, place: Place): void {
  const [ground, ink] = HUES[writer][place];
  range.setBackground(ground).setFontColor(ink);
}

export function asHead(range: Range, writer: Writer): void {
  range.setFontSize(9).setFontWeight('bold').setWrap(true).setVerticalAlignment('bottom');
  inHues(range, writer, 'head');
}

/** Cells are Arial 10 from the start. */
export function asBody(range: Range, writer: Writer): void {
  range.setWrapStrategy(SpreadsheetApp.WrapStrategy.CLIP);
  inHues(range, writer, 'body');
}

/** Texts that are read whole on a phone. */
export function asRead(range: Range): void {
  range.setWrap(true).setVerticalAlignment('top').setFontSize(9);
}
