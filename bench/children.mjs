// Everything is measured in a process of its own, so that nobody runs on what another left warm or in memory.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * What a script of this folder prints as JSON; `undefined` when it takes the processor for longer than `limit` s, or dies.
 */
export function child(script, args = [], limit = 120) {
  const file = path.join(import.meta.dirname, script);
  const command = [process.execPath, file, ...args.map(String)];
  const { stdout, status } = spawnSync('sh', ['-c', `ulimit -t ${limit}; exec "$@"`, 'sh', ...command], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 26,
  });
  return status === 0 ? JSON.parse(stdout) : undefined;
}
