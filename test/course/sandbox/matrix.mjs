// Which layer holds which hostile case: removes each layer in turn and prints the cases that escape.
//   node test/course/sandbox/matrix.mjs [case…]
// Each case runs in a process of its own, because without its layers it may kill, hang or flood the one that grades it.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const columns = ['', 'L0', 'L1', 'L2', 'L3', 'L4', 'L5', 'L2,L4', 'L2,L5', 'L2,L4,L5'];
const DEADLINE_MS = 40_000;

const chosen = process.argv.slice(2);
const manifest = JSON.parse(readFileSync(path.join(root, 'test/hostile/manifest.json'), 'utf8'));
const cases = manifest.map(({ id }) => id).filter((id) => chosen.length === 0 || chosen.includes(id));

// In dist, at the depth of the sandbox's sources: from there it finds the packages and the compiled worker.
const program = path.join(root, 'dist', 'course', 'sandbox', 'matrix.mjs');
await build({
  entryPoints: [path.join(root, 'test/course/sandbox/matrix-case.ts')],
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  outfile: program,
  logLevel: 'silent',
});

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

const table = [];
for (const id of cases) {
  const row = [];
  for (const removed of columns) row.push((await run(id, removed)).join(', ') || 'held');
  table.push(row);
  console.log([id.padEnd(22), ...row].join(' | '));
}
rmSync(program);
writeFileSync(path.join(os.tmpdir(), 'sandbox-matrix.json'), JSON.stringify({ columns, cases, table }, null, 2));
console.log(`\n${'removed:'.padEnd(22)} | ${columns.map((c) => c || 'nothing').join(' | ')}`);
