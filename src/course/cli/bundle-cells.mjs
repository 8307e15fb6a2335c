// The cell worker of the page as files that a browser loads, from what the compiler left in dist.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The module of the library that brings mathjs: it comes only when a cell imports one of its functions. */
const LATE = { module: './constraints/constraint.js', names: ['constraint'] };

/**
 * The library's index without that module: what imports a module of it, even for one
 * function, would load all of them.
 */
function writeFirstPart(dist, folder) {
  const lines = readFileSync(path.join(dist, 'index.js'), 'utf8').split('\n');
  const kept = lines.filter((line) => !line.includes(LATE.module));
  if (kept.length !== lines.length - 1) throw new Error(`dist/index.js exports ${LATE.module} not exactly once`);
  writeFileSync(path.join(folder, 'library.js'), kept.join('\n').replace(/\.\/(?=\w+\/)/g, '../../'));
}

/** Hands the library, the figures and mathjs to the engine. */
const ENTRY = `
import { serveCells } from './cell-worker.js';
import * as figures from '../../figures/index.js';
import * as library from './library.js';
const isLate = (name) => name === '*' || ${JSON.stringify(LATE.names)}.includes(name);
const whole = async () => ({ ...library, ...(await import(${JSON.stringify(`../../${LATE.module}`)})) });
serveCells({
  'rigid-body-lab': (names) => (names.some(isLate) ? whole() : library),
  'rigid-body-lab/figures': () => figures,
  mathjs: () => import('mathjs'),
});`;

/** Writes dist/course/browser/bundle: cell-worker.js, and chunks that it loads when they are needed. */
export function bundleCells(root) {
  const dist = path.join(root, 'dist');
  const folder = path.join(dist, 'course', 'browser');
  writeFirstPart(dist, folder);
  const outdir = path.join(folder, 'bundle');
  rmSync(outdir, { recursive: true, force: true });
  createRequire(path.join(root, 'package.json'))('esbuild').buildSync({
    stdin: { contents: ENTRY, resolveDir: folder, sourcefile: 'cell-worker-entry.js' },
    entryNames: 'cell-worker',
    chunkNames: 'chunk-[hash]',
    outdir,
    bundle: true,
    // What the library and a cell need of mathjs is there once.
    splitting: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    minify: true,
    charset: 'utf8',
    logLevel: 'warning',
  });
}
