// The workers that check an answer in the page, from what the compiler left in dist, and the
// interpreter beside them.
import { copyFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * The interpreter's package disposes by a symbol that Safari lacks, and tells every lack
 * of memory by its absence.
 */
const DISPOSE = "Symbol.dispose ??= Symbol('dispose');";

/** By worker: its module, and what starts it. */
const ENTRIES = {
  'judge-worker': `import { serveJudge } from './judge-worker.js'; serveJudge(new URL('./', import.meta.url).href);`,
  'guest-worker': `import 'dispose'; import { serveGuest } from './guest-worker.js'; serveGuest();`,
};

/** The entries without files of their own. */
const entries = (resolveDir) => ({
  name: 'entries',
  setup: (build) => {
    build.onResolve({ filter: /./ }, ({ path: name, kind }) =>
      kind === 'entry-point' ? { path: name, namespace: 'entry' } : undefined,
    );
    build.onResolve({ filter: /^dispose$/ }, ({ path: name }) => ({ path: name, namespace: 'dispose' }));
    build.onLoad({ filter: /./, namespace: 'dispose' }, () => ({ contents: DISPOSE }));
    build.onLoad({ filter: /./, namespace: 'entry' }, ({ path: name }) => ({ contents: ENTRIES[name], resolveDir }));
  },
});

/**
 * What is imported while the judge works has a file of its own, with all that it needs:
 * what most answers load stays one file.
 */
const LATE = ['late-diagnosis'];
const late = {
  name: 'late',
  setup: (build) => {
    build.onResolve({ filter: new RegExp(`/(?:${LATE.join('|')})\\.js$`) }, ({ path: wanted, kind }) =>
      kind === 'dynamic-import' ? { path: `./judge-${path.basename(wanted)}`, external: true } : undefined,
    );
  },
};

/** In a page of a graded course an exercise is prepared from its sealed checks. */
const sealed = (judging) => ({
  name: 'sealed',
  setup: (build) => {
    const contents = "export { prepareSealed as prepareModule } from './sealed-module.js';";
    build.onResolve({ filter: /\/exercise-module\.js$/ }, ({ path: name }) => ({ path: name, namespace: 'sealed' }));
    build.onLoad({ filter: /./, namespace: 'sealed' }, () => ({ contents, resolveDir: judging }));
  },
});

/**
 * Parts of packages that nothing asks for: sucrase only takes types away here, and the
 * interpreter has no extensions.
 */
const UNUSED = [
  '(?:CJSImport|Flow|JestHoist|JSX|NumericSeparator|OptionalCatchBinding)Transformer',
  '(?:OptionalChainingNullish|ReactDisplayName|ReactHotLoader)Transformer',
  '(?:plugins/)?flow',
  'plugins/jsx/index',
  '(?:CJSImportProcessor|Options|computeSourceMap|formatTokens|HelperManager)',
  'extensions\\.js',
];

/** What is asked of them all the same. An import of anything else is undefined. */
const INSTEAD = 'module.exports = { validateOptions() {}, HelperManager: class { emitHelpers() { return ""; } } };';

/** Leaves them out, a quarter of the guest worker. */
const withoutUnused = {
  name: 'without-unused',
  setup: (build) => {
    build.onResolve({ filter: new RegExp(`/(?:${UNUSED.join('|')})$`) }, ({ path: wanted, importer }) =>
      /node_modules.(?:sucrase|quickjs-wasi)\b/.test(importer) ? { path: wanted, namespace: 'unused' } : undefined,
    );
    build.onLoad({ filter: /./, namespace: 'unused' }, () => ({ contents: INSTEAD }));
  },
};

/**
 * Writes dist/course/browser/judge: judge-worker.js, guest-worker.js, what they share or load late,
 * and quickjs.wasm. The same for sealed checks is in judge-sealed.
 */
export async function bundleJudge(root) {
  const require = createRequire(path.join(root, 'package.json'));
  const folder = path.join(root, 'dist', 'course', 'browser');
  const judging = path.join(root, 'dist', 'course', 'judging');
  const options = {
    bundle: true,
    format: 'esm',
    // Functions travel as text into the interpreter: nothing may be lowered or named by a helper.
    target: 'es2022',
    platform: 'browser',
    minify: true,
    charset: 'utf8',
    logLevel: 'warning',
  };
  const { build } = require('esbuild');
  const kinds = { judge: [], 'judge-sealed': [sealed(judging)] };
  for (const [name, more] of Object.entries(kinds)) {
    const outdir = path.join(folder, name);
    rmSync(outdir, { recursive: true, force: true });
    await build({
      ...options,
      entryPoints: Object.fromEntries(Object.keys(ENTRIES).map((entry) => [entry, entry])),
      outdir,
      plugins: [...more, entries(folder), late, withoutUnused],
      // The bridge to the student's functions is needed at both ends.
      splitting: true,
      chunkNames: 'judge-[hash]',
    });
    await build({
      ...options,
      entryPoints: Object.fromEntries(LATE.map((file) => [`judge-${file}`, path.join(judging, `${file}.js`)])),
      outdir,
    });
    copyFileSync(require.resolve('quickjs-wasi/quickjs.wasm'), path.join(outdir, 'quickjs.wasm'));
  }
}
