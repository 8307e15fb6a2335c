// Installs the packed library from the registry into an empty project, as an engineer does: its weight,
// and that it runs in a page.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { buildSync } from 'esbuild';
import { packLibrary } from '../../src/course/cli/pack-library.mjs';
import { npmScript } from '../../src/course/cli/setup.mjs';
import { launchBrowser } from './support/lab-page.mjs';

const MEGABYTES = 40;
const PROGRAM = `
import { angularMomentumWorld, constraint, norm, rigidBody, rigidBodyState, simulate, solidBox } from 'rigid-body-lab';
import { lineChart } from 'rigid-body-lab/figures';
import { PLOTLY_FORMAT } from 'rigid-body-lab/host';
const body = rigidBody({ massProperties: solidBox({ size: [4, 2, 1], mass: 12 }) });
const { states } = simulate(body, rigidBodyState({ omegaBody: [0.01, 2, 0.01] }), { duration: 1, stepSize: 0.01 });
const crank = constraint({ equations: ['r*sin(a) - l*sin(b)'], variables: ['a', 'b'], parameters: { r: 1, l: 2 } });
const said = [norm(angularMomentumWorld(body, states.at(-1))).toFixed(6), crank.f(0, [0, 0])[0], typeof lineChart, PLOTLY_FORMAT];
console.log(said.join(' '));`;
const WANTED = `${Math.hypot(0.05, 34, 0.2).toFixed(6)} 0 function application/vnd.plotly.v1+json`;

let passed = 0;
let failed = 0;
const check = (what, holds, shown = '') => {
  if (holds) passed += 1;
  else failed += 1;
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${what}${shown === '' ? '' : `: ${shown}`}`);
};

const folder = mkdtempSync(path.join(tmpdir(), 'packed-'));
try {
  const { file } = packLibrary(folder);
  writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
  const [command, args] = npmScript() ? [process.execPath, [npmScript()]] : ['npm', []];
  const install = spawnSync(command, [...args, 'install', '--no-audit', '--no-fund', file], {
    cwd: folder,
    encoding: 'utf8',
  });
  check('npm install ends well', install.status === 0, install.stderr.trim().split('\n')[0]);
  const modules = path.join(folder, 'node_modules');
  const sizes = readdirSync(modules, { recursive: true }).map((name) => statSync(path.join(modules, name)));
  const megabytes = sizes.reduce((sum, { blocks, size }) => sum + Math.max(size, 512 * (blocks ?? 0)), 0) / 1e6;
  check(`at most ${MEGABYTES} MB installed`, megabytes <= MEGABYTES, `${megabytes.toFixed(1)} MB on disk`);
  const lock = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
  const names = Object.keys(lock.packages).filter((name) => name !== '');
  check(
    'a dozen packages at most',
    names.length <= 12,
    names.map((name) => name.replace('node_modules/', '')).join(' '),
  );
  writeFileSync(path.join(folder, 'user.mjs'), PROGRAM);
  const said = execFileSync(process.execPath, ['user.mjs'], { cwd: folder, encoding: 'utf8' }).trim();
  check('it runs in Node', said === WANTED, said);
  const { outputFiles } = buildSync({
    entryPoints: [path.join(folder, 'user.mjs')],
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'esm',
  });
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const heard = new Promise((resolve) => {
    page.on('console', (message) => resolve(message.text()));
    page.on('pageerror', (error) => resolve(String(error)));
  });
  await page.setContent(`<script type="module">${outputFiles[0].text.replaceAll('</script', '<\\/script')}</script>`);
  const shown = await heard;
  await browser.close();
  check('it runs in Chromium', shown === WANTED, shown);
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
