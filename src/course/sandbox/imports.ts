/** What a submission may import, and what it is told when it tries anything else. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Message, Plugin } from 'esbuild';
import { esbuild } from './esbuild.js';

/** The name under which the compiler knows the student's file. */
export const SUBMISSION = 'submission.ts';

const LIBRARY = 'rigid-body-lab';
const distIndex = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../dist/index.js');

/**
 * Only the named functions of the library, and nothing else in the world, can be imported. The library is bundled apart:
 * esbuild asks a plugin about every import of every file it reads, and the library has hundreds.
 */
export function allowedImports(names: readonly string[]): Plugin {
  return {
    name: 'allowed-imports',
    setup(plugin) {
      plugin.onResolve({ filter: /.*/ }, ({ path: wanted, namespace, kind }) => {
        if (kind === 'entry-point') return undefined;
        // mathjs is never part of a submission; the functions that need it are not on any exercise's list.
        if (namespace === 'library') return { path: wanted, namespace: 'absent' };
        if (wanted === LIBRARY && kind === 'import-statement') return { path: wanted, namespace: 'library' };
        return { errors: [{ text: `${otherForms[kind] ?? unknown(wanted)} ${allowed(names)}` }] };
      });
      plugin.onLoad({ filter: /.*/, namespace: 'library' }, async () => ({ contents: await library(names) }));
      plugin.onLoad({ filter: /.*/, namespace: 'absent' }, () => ({ contents: 'module.exports = {};', loader: 'js' }));
    },
  };
}

const bundled = new Map<string, Promise<string>>();

/** The text of a module that exports the named functions and has their code inside; the same for all submissions. */
function library(names: readonly string[]): Promise<string> {
  const contents =
    names.length === 0 ? 'export {};' : `export { ${names.join(', ')} } from ${JSON.stringify(distIndex)};`;
  const known = bundled.get(contents);
  if (known) return known;
  const text = esbuild()
    .build({
      stdin: { contents, resolveDir: path.dirname(distIndex), loader: 'js' },
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'neutral',
      target: 'es2022',
      packages: 'external',
      logLevel: 'silent',
    })
    .then(({ outputFiles }) => outputFiles[0].text);
  bundled.set(contents, text);
  return text;
}

const unknown = (name: string): string => `"${name}" cannot be imported in an exercise.`;
const NO_IMPORT_CALL = 'import() is not available in an exercise: write import { … } at the top of the file.';
const NO_REQUIRE = 'require() is not available in an exercise: write import { … } at the top of the file.';

/** Forms of an import that are refused whatever they name. */
const otherForms: Partial<Record<string, string>> = { 'dynamic-import': NO_IMPORT_CALL, 'require-call': NO_REQUIRE };

function allowed(names: readonly string[]): string {
  if (names.length === 0) return 'This exercise is solved without imports, but for types.';
  return `From '${LIBRARY}' this exercise may use: ${names.join(', ')}. Types are free, by import type or export type.`;
}

/** What esbuild would compile to something that fails, or is undefined, when it runs: the student is told at once. */
export const refusedForms = {
  'unsupported-dynamic-import': 'error',
  'unsupported-require-call': 'error',
  'indirect-require': 'error',
  'empty-import-meta': 'error',
  'import-is-undefined': 'error',
} as const;

/** esbuild's messages as a student reads them; what is not here is passed on. */
const sayings: readonly (readonly [RegExp, (name: string) => string])[] = [
  [
    /^No matching export in "library:.*" for import "default"/,
    () => `'${LIBRARY}' has no default export: import by name.`,
  ],
  [/^No matching export in "library:.*" for import "(.+)"/, (name) => cannotBeImported(name)],
  [/^Import "(.+)" will always be undefined/, (name) => cannotBeImported(name)],
  [/^This "import" expression/, () => NO_IMPORT_CALL],
  [/"require" will not be bundled/, () => NO_REQUIRE],
  [/^"import\.meta"/, () => 'import.meta is not available in an exercise: the file runs alone.'],
];
const cannotBeImported = (name: string): string => `"${name}" cannot be imported in this exercise.`;

/** The first of esbuild's messages, in words for the student. */
export function refusalText({ text }: Message, names: readonly string[]): string {
  for (const [pattern, says] of sayings) {
    const match = pattern.exec(text);
    if (match) return `${says(match[1])} ${allowed(names)}`;
  }
  return text.startsWith('Top-level await') ? 'await can only stand inside a function in an exercise.' : text;
}
