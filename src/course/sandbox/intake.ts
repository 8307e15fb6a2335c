/** The first layer: reads a student's file without trusting it, and compiles it to one script without imports. */
import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Message, Plugin } from 'esbuild';
import type { Limits } from './limits.js';
import { printable } from './reply.js';

/** A file that may run in the sandbox. */
export interface Compiled {
  code: string;
  lineOf: (stack: string) => number | undefined;
}

/** A file that may not, and why, in words for the student. */
export interface Refused {
  refused: string;
  line?: number;
}

const SUBMISSION = 'submission.ts';
const distIndex = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../dist/index.js');

/** The text of the file, or why it is not read. */
export function readSource(file: string, limits: Limits): { source: string } | Refused {
  const name = path.basename(file);
  let stat;
  try {
    stat = lstatSync(file);
  } catch {
    return { refused: `${name} is missing.` };
  }
  if (!stat.isFile())
    return { refused: `${name} is not a regular file: hand in the file itself, not a link or a folder.` };
  // The file could be swapped between the look and the reading: open without following links (where the system knows
  // that flag; elsewhere it is undefined and counts as 0), and look again.
  const handle = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const { size } = fstatSync(handle);
    if (size > limits.sourceBytes) {
      return { refused: `${name} has ${size} bytes, more than the ${limits.sourceBytes} that are read.` };
    }
    return { source: readFileSync(handle, 'utf8') };
  } finally {
    closeSync(handle);
  }
}

/** The deepest nesting of brackets, counted in strings and comments too: it only has to stop the absurd. */
function nesting(source: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of source) {
    if ('([{'.includes(character)) deepest = Math.max(deepest, ++depth);
    else if (')]}'.includes(character)) depth--;
  }
  return deepest;
}

/** Only the named functions of the library, and nothing else in the world, can be imported. */
function allowedImports(names: readonly string[]): Plugin {
  return {
    name: 'allowed-imports',
    setup(plugin) {
      plugin.onResolve({ filter: /.*/ }, ({ path: wanted, namespace, kind, importer }) => {
        if (kind === 'entry-point') return undefined;
        if (namespace === 'library' || (namespace === 'file' && importer !== SUBMISSION)) {
          // mathjs is never part of a submission; the functions that need it are not on any exercise's list.
          if (!wanted.startsWith('.') && !path.isAbsolute(wanted)) return { path: wanted, namespace: 'absent' };
          return undefined;
        }
        if (kind === 'dynamic-import') return { errors: [{ text: 'import() is not available in an exercise.' }] };
        if (wanted === 'rigid-body-lab' && kind === 'import-statement') return { path: wanted, namespace: 'library' };
        return { errors: [{ text: `"${wanted}" cannot be imported in an exercise. ${listed(names)}` }] };
      });
      plugin.onLoad({ filter: /.*/, namespace: 'library' }, () => ({
        contents:
          names.length === 0 ? 'export {};' : `export { ${names.join(', ')} } from ${JSON.stringify(distIndex)};`,
        resolveDir: path.dirname(distIndex),
        loader: 'js',
      }));
      plugin.onLoad({ filter: /.*/, namespace: 'absent' }, () => ({ contents: 'module.exports = {};', loader: 'js' }));
    },
  };
}

function listed(names: readonly string[]): string {
  if (names.length === 0) return 'This exercise is solved without imports.';
  return `From 'rigid-body-lab' this exercise may use: ${names.join(', ')}.`;
}

function refusal({ text, location }: Message, names: readonly string[]): Refused {
  const notExported = /^No matching export in "library:[^"]*" for import "([^"]+)"/.exec(text);
  const refused = notExported
    ? `"${notExported[1]}" cannot be imported in this exercise. ${listed(names)}`
    : printable(text.slice(0, 500));
  return location?.file === SUBMISSION ? { refused, line: location.line } : { refused };
}

/** Compiles the text. `imports` are the names of library functions that the exercise allows. */
export async function compile(
  source: string,
  { imports, limits }: { imports: readonly string[]; limits: Limits },
): Promise<Compiled | Refused> {
  if (nesting(source) > limits.nesting) {
    return { refused: `The brackets are nested more than ${limits.nesting} deep.` };
  }
  const { build } = await import('esbuild');
  try {
    const result = await build({
      stdin: { contents: source, loader: 'ts', sourcefile: SUBMISSION },
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'submission',
      platform: 'neutral',
      target: 'es2022',
      // Whatever plugin-proof form an import takes, no import() is left in the script.
      supported: { 'dynamic-import': false },
      // A function that runs between the two lines, so that nothing of the file becomes a global name.
      banner: { js: '(() => {' },
      footer: { js: 'return submission; })' },
      sourcemap: 'external',
      outfile: 'submission.js',
      tsconfigRaw: {},
      logLevel: 'silent',
      plugins: [allowedImports(imports)],
    });
    const text = (suffix: string): string => result.outputFiles.find((f) => f.path.endsWith(suffix))!.text;
    return { code: text('.js'), lineOf: lineFinder(text('.js.map')) };
  } catch (error) {
    const first = (error as { errors?: Message[] }).errors?.[0];
    if (first === undefined) throw error;
    return refusal(first, imports);
  }
}

/** The first place of a stack that lies in the student's own file, as a line of that file. */
function lineFinder(json: string): (stack: string) => number | undefined {
  let map: SourceMap | undefined;
  return (stack) => {
    map ??= new SourceMap(JSON.parse(json) as ConstructorParameters<typeof SourceMap>[0]);
    for (const [, line, column] of stack.matchAll(/submission\.js:(\d+):(\d+)/g)) {
      const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
      if ('originalSource' in entry && entry.originalSource.endsWith(SUBMISSION)) return entry.originalLine + 1;
    }
    return undefined;
  };
}
