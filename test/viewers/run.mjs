// `npm run test:viewers`: runs every script of this folder with what is installed, and counts. The scripts say what they need.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, requireSupportedNode } from '../../src/course/cli/setup.mjs';

requireSupportedNode();
build();

const folder = fileURLToPath(new URL('.', import.meta.url));
const scripts = readdirSync(folder).filter((name) => name.endsWith('.mjs') && name !== 'run.mjs');

/** Runs a script and counts: its own last `N passed, N failed`, or one for the script as a whole. */
function run(name) {
  console.log(`\n== ${name}`);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(folder, name)], { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (part) => {
      text += part;
      process.stdout.write(part);
    });
    child.on('close', (status) => {
      const counts = [...text.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
      if (counts) resolve({ passed: Number(counts[1]), failed: Math.max(Number(counts[2]), status === 0 ? 0 : 1) });
      else resolve({ passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 });
    });
  });
}

const total = { passed: 0, failed: 0 };
for (const name of scripts) {
  const { passed, failed } = await run(name);
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
