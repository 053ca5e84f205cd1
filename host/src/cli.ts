// node host/build/cli.cjs validate <file|folder> … | start [file|folder] [--port N]

import { type Arguments, argumentsOf, UsageError } from './cli/arguments';
import { jobsOf } from './cli/outputs';
import { start } from './cli/start';
import { type ExitCode, type Output, validate } from './cli/validate';

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

async function main(): Promise<ExitCode> {
  try {
    const options = argumentsOf(process.argv.slice(2), process.env);
    return await (options.command === 'start' ? start(options, output) : validateAll(options));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    output.complain(error.message);
    return 1;
  }
}

void main().then(code => {
  process.exitCode = code;
});
