import fs from 'node:fs';
import path from 'node:path';
import { FileProblem, fileProblem } from './problem';

export interface FileToWrite {
  file: string;
  data: string | Buffer;
}

/**
 * Writes files so that none is ever half there: all go to temporary names first and are then renamed.
 * @throws FileProblem; if it comes before the first rename, no file has changed.
 */
export function writeAtomically(files: FileToWrite[]): void {
  for (const { file } of files) refuseOpenElsewhere(file);
  clearAway(files.map(({ file }) => file));
  const temporary: { from: string; to: string }[] = [];
  try {
    for (const { file, data } of files) {
      const from = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.tmp`);
      temporary.push({ from, to: file });
      writeThrough(from, data, file);
    }
    for (const { from, to } of temporary) rename(from, to);
  } finally {
    for (const { from } of temporary) fs.rmSync(from, { force: true });
  }
}

/** What a killed process had begun to write beside these files; a process that lives may still be at it. */
function clearAway(files: string[]): void {
  for (const folder of new Set(files.map(file => path.dirname(file)))) {
    for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : []) {
      const [, base, id] = /^\.(.+)\.(\d+)\.tmp$/.exec(name) ?? [];
      const isOurs = base !== undefined && files.includes(path.join(folder, base));
      if (isOurs && !isAlive(Number(id))) fs.rmSync(path.join(folder, name), { force: true });
    }
  }
}

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Office programs leave a lock file beside what a person has open there; saving would fight with him. */
function refuseOpenElsewhere(file: string): void {
  const { dir, base } = path.parse(file);
  const isOpen = [`.~lock.${base}#`, `~$${base}`].some(lock => fs.existsSync(path.join(dir, lock)));
  if (isOpen) throw new FileProblem('locked', file);
}

function writeThrough(temporary: string, data: string | Buffer, file: string): void {
  try {
    fs.writeFileSync(temporary, data, { flush: true });
    const mode = fs.statSync(file, { throwIfNoEntry: false })?.mode;
    if (mode !== undefined) fs.chmodSync(temporary, mode & 0o777);
  } catch (error) {
    throw fileProblem(error, file, 'cannotWrite');
  }
}

function rename(from: string, to: string): void {
  try {
    fs.renameSync(from, to);
  } catch (error) {
    throw fileProblem(error, to, 'cannotWrite');
  }
}
