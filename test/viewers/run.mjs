// `npm run test:viewers`: runs every script of this folder with what is installed, and counts.
// The scripts say what they need.
//   npm run test:viewers [-- alone | first | second]
// `alone` are those that want the machine for themselves; the two lots run side by side.
import { spawn } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { build, requireSupportedNode } from '../../src/course/cli/setup.mjs';

requireSupportedNode();
build();
const { buildShared } = await import('./support/lab-page.mjs');
// Half a minute for each of five scripts: they share one.
const site = process.env.LAB_VIEWERS_SITE ? undefined : await buildShared();
if (site) process.env.LAB_VIEWERS_SITE = site.folder;

/**
 * What ends by a clock of its own wants the machine for itself; of the others two lots take about as long.
 */
const ALONE = ['exercises-firefox-webkit.mjs', 'lab-cells.mjs', 'live-cells.mjs', 'page-judge.mjs'];
const SECOND = ['everyone.mjs', 'figures.mjs', 'lecture.mjs', 'page-weight.mjs', 'workbench.mjs'];
const groups = {
  alone: (name) => ALONE.includes(name),
  first: (name) => !ALONE.includes(name) && !SECOND.includes(name),
  second: (name) => SECOND.includes(name),
};
const isChosen = groups[process.argv[2]] ?? (() => true);

const folder = fileURLToPath(new URL('.', import.meta.url));
const scripts = readdirSync(folder).filter((name) => name.endsWith('.mjs') && name !== 'run.mjs' && isChosen(name));

/** Runs a script and counts: its own last `N passed, N failed`, or one for the script as a whole. */
function run(name) {
  const begin = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(folder, name)], { stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (text += part));
    child.on('close', (status) => {
      console.log(`\n== ${name}, ${((performance.now() - begin) / 1000).toFixed(0)} s\n${text.trimEnd()}`);
      const counts = [...text.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
      if (counts) resolve({ passed: Number(counts[1]), failed: Math.max(Number(counts[2]), status === 0 ? 0 : 1) });
      else resolve({ passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 });
    });
  });
}

const total = { passed: 0, failed: 0 };
for (const name of scripts) {
  const first = await run(name);
  // On two cores with other browsers and Windows beside it a page misses a moment now and then:
  // what failed must hold the second time, and is named.
  const { passed, failed } = first.failed === 0 ? first : await run(name);
  if (first.failed > 0 && failed === 0) console.log(`UNSTEADY ${name}: right the second time`);
  total.passed += passed;
  total.failed += failed;
}
if (site) rmSync(site.course, { recursive: true, force: true, maxRetries: 5 });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
