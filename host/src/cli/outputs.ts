import fs from 'node:fs';
import path from 'node:path';
import { type Arguments, UsageError } from './arguments';

/** One input and where its result and its report go; without `out` to the source's own default. */
export interface Job {
  input: string;
  out?: string;
  json?: string;
}

const TEXTS = {
  ru: {
    folder: (option: string, file: string) => `Файлов несколько: в ${option} нужна папка, а ${file} — файл.`,
    twice: (name: string) =>
      `Два входных файла с одним именем ${name}: их результаты попали бы в одно место.`,
  },
  en: {
    folder: (option: string, file: string) =>
      `Several inputs: ${option} must be a folder, but ${file} is a file.`,
    twice: (name: string) => `Two inputs are named ${name}: their results would go to the same place.`,
  },
};

/** @throws UsageError when several inputs would share one file */
export function jobsOf({ inputs, out, json, language }: Arguments): Job[] {
  if (inputs.length === 1) {
    const input = String(inputs[0]);
    return [
      {
        input,
        ...(out === undefined ? {} : { out: outOf(input, out) }),
        ...(json === undefined ? {} : { json }),
      },
    ];
  }
  const texts = TEXTS[language];
  for (const [option, folder] of [
    ['--out', out],
    ['--json', json],
  ] as const) {
    if (folder !== undefined && !mayBeFolder(folder)) throw new UsageError(texts.folder(option, folder));
  }
  const names = inputs.map(input => path.basename(path.resolve(input)));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined && (out ?? json) !== undefined) throw new UsageError(texts.twice(twice));
  return inputs.map((input, index) => ({
    input,
    ...(out === undefined ? {} : { out: path.join(out, String(names[index])) }),
    ...(json === undefined ? {} : { json: path.join(json, `${names[index]}.json`) }),
  }));
}

/** A folder that exists, or a name that does not look like a file's. */
function mayBeFolder(name: string): boolean {
  const stat = fs.statSync(name, { throwIfNoEntry: false });
  return stat ? stat.isDirectory() : !/\.(xlsx|ods|csv|json)$/i.test(name);
}

/** An .xlsx or .ods with `--out` an existing folder goes there under its own name. */
function outOf(input: string, out: string): string {
  const isFile = fs.statSync(input, { throwIfNoEntry: false })?.isFile() ?? false;
  const isFolder = fs.statSync(out, { throwIfNoEntry: false })?.isDirectory() ?? false;
  return isFile && isFolder ? path.join(out, path.basename(input)) : out;
}
