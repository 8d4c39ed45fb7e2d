/**
 * `npm run test:real`: the mock and the screens against a folder of real data. The folder is
 * IPR_DATA, or `../shared/data` beside the project. Without one it fails and says so: real data
 * never comes with the project. Arguments go to vitest.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const folder = resolve(root, process.env.IPR_DATA || '../shared/data');

if (existsSync(join(folder, 'patents-bibliography'))) {
  const child = spawn(
    join(root, 'node_modules/.bin/vitest'),
    ['run', '--project=real', ...process.argv.slice(2)],
    { cwd: root, env: { ...process.env, IPR_DATA: folder }, stdio: 'inherit' },
  );
  child.on('error', () => {
    process.exitCode = 1;
  });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
} else {
  console.error(
    `test:real: no real data in ${folder}. Set IPR_DATA to a folder of real data (it has a subfolder patents-bibliography), or put one at ../shared/data.`,
  );
  process.exitCode = 1;
}
