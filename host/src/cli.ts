// node host/build/cli.cjs validate <file|folder> … | start [file|folder] | page [file|folder] [--port N]

import path from 'node:path';
import { type Arguments, argumentsOf, UsageError } from './cli/arguments';
import { jobsOf } from './cli/outputs';
import { page } from './cli/page';
import { type ExitCode, type Output, validate } from './cli/validate';

const SAMPLE = path.resolve(__dirname, '../../test/samples/walls/book');

const output: Output = {
  print: text => process.stdout.write(`${text}\n`),
  complain: text => process.stderr.write(`${text}\n`),
};

/** Every input in turn; the worst end counts: failure before "a judge is needed" before "done". */
async function validateAll(options: Arguments): Promise<ExitCode> {
  const jobs = jobsOf(options);
  const codes: ExitCode[] = [];
  for (const job of jobs) {
    if (jobs.length > 1) output.print(`\n== ${job.input}`);
    codes.push(await validate(job, options, output));
  }
  return codes.includes(1) ? 1 : codes.includes(2) ? 2 : 0;
}

/** A trial run that saves nothing, on the sample tournament unless a file is given. */
async function start(options: Arguments): Promise<ExitCode> {
  const input = options.inputs[0] ?? SAMPLE;
  const code = await validate({ input }, options, output);
  return code === 1 ? 1 : 0;
}

async function main(): Promise<ExitCode> {
  try {
    const options = argumentsOf(process.argv.slice(2), process.env);
    if (options.command === 'page') return await page(options, output);
    return await (options.command === 'start' ? start(options) : validateAll(options));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    output.complain(error.message);
    return 1;
  }
}

void main().then(code => {
  process.exitCode = code;
});
