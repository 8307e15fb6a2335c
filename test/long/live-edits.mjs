// Reactive = from the top = undone, for every declared change and the first number of
// each cell of all notebooks.
//   node test/long/live-edits.mjs [00 12…]       (a few minutes; results/live-edits.txt keeps the last)
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const root = fileURLToPath(new URL('../../', import.meta.url));
// In dist, where the packages are found.
const program = path.join(root, 'dist', 'course', 'browser', 'live-edits.mjs');
buildSync({
  entryPoints: [path.join(root, 'test', 'long', 'live-edits.ts')],
  outfile: program,
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
});
const { status } = spawnSync(process.execPath, [program, root, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exitCode = status ?? 1;
