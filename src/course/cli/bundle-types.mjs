// The page's worker that knows TypeScript, and the declarations that it reads.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const ENTRY = `
import ts from 'typescript';
import { serveTypes } from './types-worker.js';
serveTypes(ts, async () => (await fetch(new URL('./types.json', import.meta.url))).json());`;

/** Modules of Node that TypeScript asks for where there is one. */
const OF_NODE = ['fs', 'path', 'os', 'inspector', 'perf_hooks', 'crypto', 'source-map-support'];

/** Of the language what a cell has: ES2022 and nothing of a browser. */
const LANGUAGE = /^lib\.(?:es5|es6|es20(?:15|16|17|18|19|20|21|22)|decorators)\b(?!.*full).*\.d\.ts$/;

function declarations(dist, language) {
  const files = {};
  for (const name of readdirSync(language).filter((file) => LANGUAGE.test(file))) {
    files[`/${name}`] = readFileSync(path.join(language, name), 'utf8');
  }
  for (const entry of readdirSync(dist, { recursive: true })) {
    const name = String(entry).split(path.sep).join('/');
    if (!name.endsWith('.d.ts') || name.startsWith('course/')) continue;
    files[`/library/${name}`] = readFileSync(path.join(dist, name), 'utf8');
  }
  return files;
}

/**
 * Writes dist/course/browser/types: types-worker.js and types.json. TypeScript itself is
 * bundled when it has changed.
 */
export function bundleTypes(root) {
  const require = createRequire(path.join(root, 'package.json'));
  const dist = path.join(root, 'dist');
  const folder = path.join(dist, 'course', 'browser');
  const outdir = path.join(folder, 'types');
  mkdirSync(outdir, { recursive: true });
  const language = path.dirname(require.resolve('typescript'));
  writeFileSync(path.join(outdir, 'types.json'), JSON.stringify(declarations(dist, language)));
  const parts = ['types-worker.js', 'cell-types.js'].map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const key = createHash('sha256')
    .update([require('typescript/package.json').version, ENTRY, ...parts].join('\n'))
    .digest('hex');
  const stamp = path.join(outdir, '.key');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return;
  require('esbuild').buildSync({
    stdin: { contents: ENTRY, resolveDir: folder, sourcefile: 'types-worker-entry.js' },
    outfile: path.join(outdir, 'types-worker.js'),
    external: OF_NODE,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    minify: true,
    charset: 'utf8',
    logLevel: 'error',
  });
  writeFileSync(stamp, key);
}
