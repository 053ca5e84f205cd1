import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FileProblem } from './problem';

/** A folder for each sample tournament with its `book` of .csv. */
const SAMPLES = path.resolve(__dirname, '../../test/samples');
const bookOf = (sample: string): string => path.join(SAMPLES, sample, 'book');

/** A name without a folder or an ending. */
const BARE = /^[\p{L}\p{N}_-]+$/u;

const samples = (): string[] =>
  fs.existsSync(SAMPLES)
    ? fs
        .readdirSync(SAMPLES)
        .filter(name => fs.existsSync(bookOf(name)))
        .sort()
    : [];

/**
 * The file or folder that a word of the command line means: what stands under this path, else a copy of the sample of
 * this name. @throws FileProblem when a bare word is neither
 */
export function meantBy(word: string): string {
  if (fs.existsSync(word) || !BARE.test(word)) return word;
  const known = samples();
  if (!known.includes(word)) throw new FileProblem('noSample', word, known.join(', '));
  return sampleCopy(word);
}

/** A sample is opened as a copy, so that it stays as it is. */
export function sampleCopy(sample: string): string {
  const copy = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'mafia-score-table-')), 'book');
  fs.cpSync(bookOf(sample), copy, { recursive: true });
  return copy;
}
