import fs from 'node:fs';
import { openCsvFolder } from './csv-folder';
import { FileProblem, fileProblem } from './problem';
import { isSheetFile, openSheetFile } from './sheet-file';
import type { Source } from './source';

/** Opens an .xlsx or .ods file or a folder of .csv files. @throws FileProblem */
export function openSource(file: string): Source {
  let stat: fs.Stats;
  try {
    stat = fs.statSync(file);
  } catch (error) {
    throw fileProblem(error, file, 'missing');
  }
  if (stat.isDirectory()) return openCsvFolder(file);
  if (!isSheetFile(file)) throw new FileProblem('unknownType', file);
  return openSheetFile(file);
}
