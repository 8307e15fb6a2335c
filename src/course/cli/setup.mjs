// What `npm start` and `npm test` do first. Plain JavaScript without dependencies: it runs
// before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { STEP_MS, alone, keepLockAs, release, take } from './build-lock.mjs';
import { endStep, step } from './step.mjs';

export const root = fileURLToPath(new URL('../../../', import.meta.url));
const at = (...parts) => path.join(root, ...parts);

/** One line instead of a stack trace when Node is too old; package.json "engines" says what is needed. */
export function requireSupportedNode(version = process.versions.node) {
  const needed = JSON.parse(readFileSync(at('package.json'), 'utf8')).engines.node.replace('>=', '');
  const [major, minor] = version.split('.').map(Number);
  const [wantMajor, wantMinor] = needed.split('.').map(Number);
  if (major > wantMajor || (major === wantMajor && minor >= wantMinor)) return;
  console.error(`rigid-body-lab needs Node ${needed} or newer; this is Node ${version}. See https://nodejs.org.`);
  process.exit(2);
}

/**
 * Ends `npm start` in a folder that Vite cannot serve: it takes `#`, `%` and `?` in the path of a file
 * for those of an address.
 */
export function requireServableFolder(folder = root) {
  if (!/[#%?]/.test(folder)) return;
  console.error(
    `npm start cannot serve the course: #, % or ? is in the path of its folder ${folder}. Rename or move it.`,
  );
  process.exit(2);
}

function run(label, command, args, folder = root) {
  const result = spawnSync(command, args, { cwd: folder, stdio: 'inherit', shell: false });
  if (result.signal === 'SIGINT' || result.status !== 0) endStep();
  if (result.signal === 'SIGINT') process.exit(130);
  if (result.status !== 0) {
    console.error(`${label} failed${result.error ? `: ${result.error.message}` : ''}.`);
    // Not the child's own code: 1 would say that a check failed, and 2 that the command was wrong.
    process.exit(3);
  }
}

/**
 * npm's own script, to be run with this Node: no shell is needed on any system, and npm.cmd cannot be started
 * without one. Under pnpm and yarn npm_execpath names these; Node's installers put npm beside Node,
 * on Windows or elsewhere.
 */
export function npmScript(execpath = process.env.npm_execpath, node = path.dirname(process.execPath)) {
  const beside = ['node_modules', '../lib/node_modules'].map((modules) =>
    path.join(node, modules, 'npm/bin/npm-cli.js'),
  );
  const own = path.basename(execpath ?? '') === 'npm-cli.js' ? [execpath] : [];
  return [...own, ...beside].find((script) => existsSync(script));
}

/** Runs npm in a folder. */
export function npm(folder, ...args) {
  const script = npmScript();
  if (script) run('npm', process.execPath, [script, ...args], folder);
  else if (spawnSync('npm', ['--version']).status === 0) run('npm', 'npm', args, folder);
  else {
    console.error(
      `npm was found neither beside ${process.execPath} nor on PATH. Node from https://nodejs.org brings it.`,
    );
    process.exit(2);
  }
}

const stamp = at('dist', '.built');
const packagesOf = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/** The packages that the lock file asks for, by their folders. */
const wantedIn = ({ dev, folder }) =>
  Object.entries(packagesOf(path.join(folder, 'package-lock.json'))).filter(
    ([name, wanted]) => name !== '' && !wanted.optional && !wanted.devOptional && (!wanted.dev || dev),
  );

/** Whether node_modules holds what the lock file asks for; npm keeps its own account of what is there. */
function isInstalled({ dev, folder }) {
  const have = packagesOf(path.join(folder, 'node_modules', '.package-lock.json'));
  return wantedIn({ dev, folder }).every(([name, wanted]) => have[name]?.version === wanted.version);
}

/** Installs the packages of a folder's lock file when they are missing or the lock file has changed. */
export function install({ dev = false, folder = root } = {}) {
  if (isInstalled({ dev, folder })) return;
  alone(() => {
    if (isInstalled({ dev, folder })) return;
    const packages = wantedIn({ dev, folder }).map(([name]) => path.join(folder, name, 'package.json'));
    const end = step('Installing packages …', packages);
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
    npm(folder, 'ci', ...options, ...(dev ? [] : ['--omit=dev']));
    end();
  });
}

/** When a file of the folder was saved last. The theme does not count: Vite compiles it, not this build. */
function newest(folder) {
  let latest = 0;
  for (const name of readdirSync(folder, { recursive: true })) {
    if (name.split(path.sep).includes('.vitepress')) continue;
    const file = statSync(path.join(folder, name));
    if (file.isFile()) latest = Math.max(latest, file.mtimeMs);
  }
  return latest;
}

// By path: tslab brings a TypeScript of its own, and .bin/tsc may be that one.
const compiler = [at('node_modules', 'typescript', 'bin', 'tsc'), '-p', at('tsconfig.json')];

/**
 * The worker of the sandbox as one file, with the interpreter beside it: so little has to be readable for it.
 */
function bundleWorker() {
  const require = createRequire(at('package.json'));
  const folder = at('dist', 'course', 'sandbox');
  require('esbuild').buildSync({
    entryPoints: [path.join(folder, 'worker.js')],
    outfile: path.join(folder, 'worker-bundle.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    charset: 'utf8',
    minify: true,
    logLevel: 'warning',
  });
  copyFileSync(require.resolve('quickjs-wasi/quickjs.wasm'), path.join(folder, 'quickjs.wasm'));
}

/** The workers of the page, by a script of its own: this file must stand alone. */
function bundlePage() {
  run('The build', process.execPath, [at('src', 'course', 'cli', 'bundle-page.mjs')]);
}

/** A student's copy was packed with what the build makes, and has no sources of it. */
export const isCopy = existsSync(at('lab-pack.json'));

/** Whether a source is newer than the last complete build. */
function isStale() {
  const sources = [newest(at('src')), ...['tsconfig.json', 'package.json'].map((file) => statSync(at(file)).mtimeMs)];
  return !existsSync(stamp) || statSync(stamp).mtimeMs <= Math.max(...sources);
}

/** What the build makes of the compiler's output. */
function bundle() {
  bundleWorker();
  bundlePage();
  keepLockAs(stamp);
}

/** Compiles src to dist when a source is newer than the last complete build. */
export function build({ force = false } = {}) {
  if (isCopy || !(force || isStale())) return;
  alone(() => {
    if (!(force || isStale())) return;
    const end = step('Building …');
    // Until the build is complete, others wait for it.
    rmSync(stamp, { force: true });
    run('The build', process.execPath, compiler);
    bundle();
    end();
  });
}

/**
 * Compiles src to dist while something else goes on; resolves with what the compiler
 * found wrong, or undefined.
 */
export async function rebuild() {
  if (isCopy) return undefined;
  while (!take()) await sleep(STEP_MS);
  try {
    const found = await compile();
    if (found === undefined) bundle();
    return found;
  } finally {
    release();
  }
}

function compile() {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, compiler, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    let found = '';
    child.stdout.setEncoding('utf8').on('data', (text) => (found += text));
    child.on('error', reject);
    child.on('close', (status) => {
      resolve(status === 0 ? undefined : `The library does not compile.\n${found}`);
    });
  });
}
