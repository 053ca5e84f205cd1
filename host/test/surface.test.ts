import { spawnSync } from 'node:child_process';
import path from 'node:path';

test('docs/host-surface.md says of every member of the services whether it is modelled or throws with its name', () => {
  const script = path.resolve(__dirname, '../surface.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});
