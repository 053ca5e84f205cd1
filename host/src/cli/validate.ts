import fs from 'node:fs';
import path from 'node:path';
import { writeAtomically } from '../files/atomic';
import { fileProblem } from '../files/problem';
import { meantBy } from '../files/samples';
import { openWorkbook } from '../open-workbook';
import type { Arguments } from './arguments';
import type { Job } from './outputs';
import { errorText } from './problem-texts';
import { isAnswer, openItems } from './report';
import { reportText, savedText } from './report-text';

/** 0: nothing needs a judge; 2: something does; 1: failure. */
export type ExitCode = 0 | 1 | 2;

export interface Output {
  print(text: string): void;
  complain(text: string): void;
}

/** Runs the add-on's own `validate` on one workbook, prints what it says and saves the result. */
export async function validate(job: Job, options: Arguments, output: Output): Promise<ExitCode> {
  try {
    return await validated(job, options, output);
  } catch (error) {
    output.complain(errorText(error, options.language));
    return 1;
  }
}

async function validated(job: Job, options: Arguments, output: Output): Promise<ExitCode> {
  const { language, dist } = options;
  const host = await openWorkbook(meantBy(job.input), {
    userLocale: language,
    ...(dist === undefined ? {} : { dist }),
  });
  try {
    const { value, error, counters, log } = await host.run('validate', [requestOf(options)]);
    for (const { level, text } of log) if (level === 'error') output.complain(text);
    if (error) throw new Error(error.message);
    if (!isAnswer(value)) throw new Error('validate: the answer of the add-on has an unknown shape');
    if (!value.ok) throw new Error(`${job.input}: ${value.message}`);
    const saved = host.save(job.out);
    if (job.json !== undefined) writeJson(job.json, value.report);
    output.print(reportText(value.report, counters, language));
    output.print(savedText(saved, language));
    return openItems(value.report) > 0 ? 2 : 0;
  } finally {
    host.dispose();
  }
}

/** What the add-on is asked: only what was given on the command line. */
function requestOf({ now, by, confirm }: Arguments): Record<string, string> {
  const given = Object.entries({ now, by, confirm }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Record<string, string>;
}

function writeJson(file: string, report: unknown): void {
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
  } catch (error) {
    throw fileProblem(error, file, 'cannotWrite');
  }
  writeAtomically([{ file, data: `${JSON.stringify(report, null, 2)}\n` }]);
}
