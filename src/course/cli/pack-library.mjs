// `npm run pack -- <folder>`: the library and its figures as a package of their own,
// without the course around them.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, install, npmScript, requireSupportedNode, root } from './setup.mjs';

const USAGE = `Usage: npm run pack -- <folder>

Leaves the library and its figures in that folder, as a file that npm installs: rigid-body-lab-<version>.tgz`;

/** Of the repository's package: what the course alone needs stays out. */
const ENTRIES = ['.', './figures', './host'];
const DEPENDENCIES = ['mathjs', 'earcut'];
const FIELDS = ['name', 'version', 'license', 'type', 'sideEffects', 'engines'];
const DESCRIPTION =
  'Rigid-body dynamics, formula by formula: rotations, mass properties, equations of motion, integrators, constraints, charts.';

/** What goes beside the compiled files, and under which name. */
const PAPERS = { LICENSE: 'LICENSE', 'CHANGELOG.md': 'CHANGELOG.md', 'docs/library.md': 'README.md' };

/** The manifest of the package, from that of the repository. */
export function manifestOf(repository) {
  const take = (names, from) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return {
    ...take(FIELDS, repository),
    description: DESCRIPTION,
    author: 'The rigid-body-lab authors',
    exports: take(ENTRIES, repository.exports),
    dependencies: take(DEPENDENCIES, repository.dependencies),
  };
}

/** Names of the compiled files, from the sources: dist may still hold what a source of the past became. */
function compiled() {
  return readdirSync(path.join(root, 'src'), { recursive: true })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.ts') && !name.startsWith('course/'))
    .flatMap((name) => ['.js', '.d.ts'].map((ending) => name.replace(/\.ts$/, ending)));
}

/** Writes the package as a folder. Maps would point at sources that are not in it. */
export function stage(folder) {
  for (const name of compiled()) {
    const file = path.join(folder, 'dist', name);
    mkdirSync(path.dirname(file), { recursive: true });
    const text = readFileSync(path.join(root, 'dist', name), 'utf8');
    writeFileSync(file, text.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '\n'));
  }
  for (const [from, to] of Object.entries(PAPERS)) copyFileSync(path.join(root, from), path.join(folder, to));
  const repository = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifestOf(repository), null, 2)}\n`);
}

/**
 * Packs a staged folder with npm's own packer, which writes the same bytes each time;
 * returns the packed file.
 */
function pack(staged, into) {
  const args = ['pack', staged, '--pack-destination', into, '--json', '--ignore-scripts', '--loglevel=error'];
  const script = npmScript();
  const [command, given] = script ? [process.execPath, [script, ...args]] : ['npm', args];
  const { status, stdout, stderr, error } = spawnSync(command, given, { cwd: into, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm could not pack the library: ${error?.message ?? stderr.trim()}`);
  const [made] = Object.values(JSON.parse(stdout));
  return {
    file: path.join(into, made.filename),
    files: made.entryCount,
    bytes: made.size,
    unpacked: made.unpackedSize,
  };
}

/** Something else stands where the packed library would. */
class Taken extends Error {}

/** Leaves the packed library in a folder; one that is there and says something else is kept. */
export function packLibrary(folder) {
  const temporary = mkdtempSync(path.join(tmpdir(), 'rigid-body-lab-'));
  try {
    const staged = path.join(temporary, 'package');
    mkdirSync(staged);
    stage(staged);
    const made = pack(staged, temporary);
    const target = path.join(folder, path.basename(made.file));
    if (existsSync(target) && !readFileSync(target).equals(readFileSync(made.file)))
      throw new Taken(`${target} is there already, with other contents. Move it away, or name another folder.`);
    mkdirSync(folder, { recursive: true });
    copyFileSync(made.file, target);
    return { ...made, file: target };
  } finally {
    rmSync(temporary, { recursive: true, force: true, maxRetries: 5 });
  }
}

function main(args) {
  requireSupportedNode();
  if (args.includes('--help')) return void console.log(USAGE);
  if (args.length !== 1 || args[0].startsWith('-')) {
    console.error(`npm run pack takes one folder, got ${args.join(' ') || 'none'}.\n\n${USAGE}`);
    process.exit(2);
  }
  install();
  build();
  try {
    const { file, files, bytes, unpacked } = packLibrary(path.resolve(args[0]));
    const kB = (n) => `${Math.round(n / 1000)} kB`;
    console.log(`${file}\n${files} files, ${kB(bytes)} packed, ${kB(unpacked)} unpacked`);
  } catch (error) {
    console.error(error.message);
    process.exit(error instanceof Taken ? 2 : 3);
  }
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
