import fs from 'node:fs';
import path from 'node:path';
import { sampleCopy } from '../files/samples';
import type { Host } from '../host';
import { openWorkbook } from '../open-workbook';
import { Autosave } from './autosave';
import { Desk } from './desk';
import { type PageServer, servePage } from './server';

export interface PageOptions {
  /** An .xlsx, .ods or folder of .csv; without it the sample of walls. */
  file?: string | undefined;
  /** Default: any free port. */
  port?: number;
  language?: 'ru' | 'en';
  /** Folder of the built add-on. */
  dist?: string | undefined;
  /** Where the workbook is saved; a folder by default in place, a file as a copy beside it. */
  out?: string | undefined;
  /** Makes the clock stand still at this moment, ms. */
  now?: number | undefined;
  /** Answers to google.script.run are held back up to this long, ms; default 30. */
  clientSpread?: number;
  /** The e-mail of the person at the keyboard, default the owner of the file. */
  by?: string | undefined;
  complain?: (text: string) => void;
}

export interface OpenPage {
  url: string;
  host: Host;
  /** What was opened; the sample's copy is somewhere temporary. */
  source: string;
  /** Where the workbook is saved after each change. */
  target: string;
  /** Writes what waits to be written and ends. */
  close(): Promise<void>;
}

/** Opens a workbook in a page on 127.0.0.1. @throws FileProblem, or when the port is taken */
export async function openPage(options: PageOptions = {}): Promise<OpenPage> {
  const { language = 'ru', complain = () => undefined, dist, out, now } = options;
  const source = options.file ?? sampleCopy('walls');
  const host = await openWorkbook(source, {
    userLocale: language,
    clientSpread: options.clientSpread ?? 30,
    ...(dist === undefined ? {} : { dist }),
    ...(now === undefined ? {} : { now }),
    ...(options.by === undefined ? {} : { by: options.by }),
  });
  const autosave = new Autosave(
    () => host.save(out),
    error => complain((error as Error).message),
    () => !host.isViewShown,
  );
  const ends = [
    host.workbook.engine.onMutation(() => autosave.changed()),
    host.afterExecution(() => autosave.changed()),
  ];
  dress(host, source);
  const desk = new Desk(host, language, complain);
  for (const { error } of await host.open()) if (error) complain(`onOpen: ${error.message}`);
  const server = await servePage(desk, __dirname, options.port ?? 0).catch(error => {
    host.dispose();
    throw error;
  });
  const target = path.resolve(out ?? host.usualTarget ?? source);
  return { url: server.url, host, source, target, close: () => closeAll(server, desk, host, autosave, ends) };
}

async function closeAll(
  server: PageServer,
  desk: Desk,
  host: Host,
  autosave: Autosave,
  ends: (() => void)[],
) {
  await server.close();
  desk.close();
  await host.events.idle();
  autosave.flush();
  for (const end of ends) end();
  host.dispose();
}

const USUAL_SHEET = /^(онлайн-таблица|online table|протоколы|games)$/i;
const LETTER = 7;
const WIDTHS = { least: 56, most: 260 };

/** A folder of .csv knows no widths: gives columns what their texts need, and shows the sheet of games first. */
function dress({ workbook, screen }: Host, source: string): void {
  const shown = workbook.sheets.find(({ name }) => USUAL_SHEET.test(name.normalize('NFC')));
  if (shown) {
    workbook.activeId = shown.id;
    screen.selected = { ...screen.selected, sheetId: shown.id };
  }
  if (!fs.statSync(source).isDirectory()) return;
  for (const sheet of workbook.sheets) {
    const { lastRow: rows, lastColumn: columns } = sheet;
    if (rows === 0) continue;
    const texts = sheet.displays({ row: 1, column: 1, rows: Math.min(rows, 200), columns });
    for (let c = 0; c < columns; c++) {
      const longest = Math.max(...texts.map(row => row[c]?.length ?? 0));
      const width = Math.min(WIDTHS.most, Math.max(WIDTHS.least, longest * LETTER + 20));
      sheet.setColumnWidths(c + 1, 1, width);
    }
    sheet.freeze({ rows: 1, columns: 0 });
  }
}
