// What the bench needs: the library built, its own packages, the C++ programs compiled,
// Python with numpy and scipy.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, install, requireSupportedNode } from '../../../src/course/cli/setup.mjs';

const bench = fileURLToPath(new URL('../', import.meta.url));
const programs = `${bench}node_modules/.cache/cpp/`;

export const compiler = { command: 'g++', options: ['-std=c++17', '-O3'] };
/**
 * Each program is built for the machine that it runs on; as V8 and most downloads are, for any of its family;
 * and, as V8 works, one number at a time.
 */
const builds = [
  { suffix: '', options: ['-march=native'] },
  { suffix: '-portable', options: [] },
  { suffix: '-scalar', options: ['-fno-tree-vectorize', '-fno-tree-slp-vectorize'] },
];

function stop(what, fix) {
  console.error(`bench: ${what}. ${fix}`);
  process.exit(2);
}

function succeeds(command, args, options = {}) {
  return spawnSync(command, args, { cwd: bench, stdio: 'inherit', ...options }).status === 0;
}

/** Installs and builds what is missing; stops with the command to type if a competitor is absent. */
export function prepare() {
  requireSupportedNode();
  install({ dev: true });
  build();
  install({ folder: bench });
  compilePrograms();
  const python = process.env.PYTHON ?? 'python3';
  if (!succeeds(python, ['-c', 'import numpy, scipy'], { stdio: 'ignore' })) {
    const debian = 'sudo apt-get install python3-numpy python3-scipy';
    stop(`${python} cannot import numpy and scipy`, `On Debian: ${debian}. PYTHON may name another Python.`);
  }
}

function compilePrograms() {
  mkdirSync(programs, { recursive: true });
  const sources = readdirSync(`${bench}cpp`).filter((file) => file.endsWith('.cpp'));
  for (const source of sources) {
    for (const { suffix, options } of builds) {
      const output = programs + source.replace('.cpp', suffix);
      if (!succeeds(compiler.command, [...compiler.options, ...options, '-o', output, `${bench}cpp/${source}`])) {
        stop(`${compiler.command} did not compile cpp/${source}`, 'On Debian: sudo apt-get install g++.');
      }
    }
  }
}

/** How to start each kind of competitor: a command and its first arguments. */
export const starters = {
  cpp: (file) => [`${programs}${file}`],
  js: (file) => [process.execPath, `${bench}harness/worker.mjs`, file],
  python: (file) => [process.env.PYTHON ?? 'python3', `${bench}python/${file}.py`],
};
