// Which layer holds which hostile case: runs each case with all layers, then with some removed,
// and prints what escapes.
//   node test/long/matrix.mjs [case…]        (an hour for all; results/sandbox-matrix.txt keeps the last)
// Each case runs in a process of its own, because without its layers it may kill, hang or
// flood the one that grades it.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../', import.meta.url));
/**
 * L0 reading and compiling, L1 the judge outside, L2 the interpreter, L3 the worker process, L4 Node's
 * permissions and ulimit, L5 bubblewrap.
 */
const columns = ['', 'L0', 'L1', 'L2', 'L3', 'L4', 'L5', 'L2,L4', 'L2,L5', 'L2,L4,L5'];
const DEADLINE_MS = 40_000;

const chosen = process.argv.slice(2);
const manifest = JSON.parse(readFileSync(path.join(root, 'test/hostile/manifest.json'), 'utf8'));
const cases = manifest.map(({ id }) => id).filter((id) => chosen.length === 0 || chosen.includes(id));

// In dist, at the depth of the sandbox's sources: from there they find the packages and the compiled worker.
const built = (name) => path.join(root, 'dist', 'course', 'sandbox', name);
const program = built('matrix-case.mjs');
const v8Worker = built('v8-worker.mjs');
const common = { bundle: true, platform: 'node', format: 'esm', logLevel: 'silent' };
const here = (name) => path.join(root, 'test', 'long', name);
await build({ ...common, entryPoints: [here('matrix-case.ts')], packages: 'external', outfile: program });
await build({ ...common, entryPoints: [here('v8-worker.mjs')], outfile: v8Worker });

function run(id, removed) {
  const cwd = mkdtempSync(path.join(os.tmpdir(), 'matrix-'));
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, id, removed, root], {
      cwd,
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    });
    let text = '';
    child.stdout.on('data', (chunk) => (text += chunk));
    const timer = setTimeout(() => {
      text = '["hangs"]';
      child.kill('SIGKILL');
    }, DEADLINE_MS);
    child.on('close', () => {
      clearTimeout(timer);
      rmSync(cwd, { recursive: true, force: true });
      try {
        resolve(JSON.parse(text));
      } catch {
        resolve(['grader ended']);
      }
    });
  });
}

console.log([''.padEnd(22), ...columns.map((removed) => removed || 'all layers')].join(' | '));
for (const id of cases) {
  const row = [];
  for (const removed of columns) row.push((await run(id, removed)).join(', ') || 'held');
  console.log([id.padEnd(22), ...row].join(' | '));
}
rmSync(program);
rmSync(v8Worker);
