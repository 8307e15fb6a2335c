/**
 * Loads the trusted TypeScript of an exercise: checks, hidden checks, solution and mistakes.
 * Nothing is written to disk.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type { BuildOptions, Plugin } from 'esbuild';
import { LIBRARY } from '../guest/refusals.js';
import * as authoring from '../judging/authoring.js';
import { AUTHORING, loanScript, runModule } from '../judging/exercise-module.js';
import type { CommonModule } from '../judging/exercise-module.js';
import { esbuild } from './esbuild.js';
import { once } from './once.js';

/** What a {@link CommonModule} is called with. */
const PARAMETERS = ['module', 'exports', 'require'];

async function bundle(file: string, options: BuildOptions, elsewhere?: string): Promise<string> {
  const { outputFiles } = await esbuild().build({
    plugins: elsewhere === undefined ? [] : [neighboursIn(elsewhere)],
    entryPoints: [file],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'es2022',
    tsconfigRaw: {},
    external: ['rigid-body-lab', 'rigid-body-lab/*'],
    logLevel: 'silent',
    ...options,
  });
  return outputFiles![0].text;
}

/** Relative imports that lead nowhere beside the file are looked for in another folder. */
const neighboursIn = (folder: string): Plugin => ({
  name: 'neighbours',
  setup: (build) => {
    build.onResolve({ filter: /^\.\/[\w-]+\.js$/ }, ({ path: wanted, resolveDir }) => {
      const name = wanted.replace(/\.js$/, '.ts');
      const [beside, there] = [resolveDir, folder].map((dir) => path.join(dir, name));
      return existsSync(beside) || !existsSync(there) ? undefined : { path: there };
    });
  },
});

/** The file and its neighbours as one module text that a student could have handed in. */
export async function bundleTrusted(file: string): Promise<string> {
  return bundle(file, { format: 'esm' });
}

/**
 * The expression of a {@link CommonModule}: the file and its neighbours, for a page. Probes travel as text,
 * and an error names what stands there ("body.step is not a function"): so names stay as they are written.
 * `elsewhere` is a folder of further neighbours.
 */
export async function bundleForPage(file: string, elsewhere?: string): Promise<string> {
  const options: BuildOptions = {
    format: 'cjs',
    platform: 'neutral',
    charset: 'utf8',
    minifyWhitespace: true,
    minifySyntax: true,
  };
  const text = await bundle(file, options, elsewhere);
  return `(${PARAMETERS.join(', ')}) => {\n${text}}`;
}

/**
 * The functions of a solution as a script to lend: the text that a page has. Made when it is first asked for.
 */
export function rightFunctionsOf(file: string): () => Promise<string> {
  return once(() => bundleForPage(file).then(loanScript));
}

/** Runs a script of ours, or one that the student wants to debug, in this process. */
export function runScript(code: string, file: string): unknown {
  return vm.runInThisContext(code, { filename: file });
}

/** Runs a compiled file in this process, with what is lent to it; returns its exports. */
export function runProgram(code: string, library: string, file: string, lent: object = {}): object {
  const functions = runScript(library, 'library.js');
  return (runScript(code, file) as (library: unknown, lent: object) => object)(functions, lent);
}

/**
 * The text of each file as it was loaded last, with its source map: to say where in its
 * author's files it throws.
 */
export const loadedTexts: Map<string, string> = new Map<string, string>();

/**
 * The exports of checks, of the shape that the caller knows them to have. `elsewhere` is a
 * folder of further neighbours.
 */
export async function loadTrusted(file: string, elsewhere?: string): Promise<Record<string, unknown>> {
  return loadWith(file, [AUTHORING, authoring], elsewhere);
}

/** The exports of a solution, which gets of the library what its exercise allows. */
export async function loadSubmitted(file: string, library: Promise<string>): Promise<object> {
  return loadWith(file, [LIBRARY, library.then((script) => runScript(script, 'library.js'))]);
}

/** Runs a module of ours that can import one package and its neighbours. */
async function loadWith(
  file: string,
  [name, functions]: readonly [name: string, functions: unknown],
  elsewhere?: string,
): Promise<Record<string, unknown>> {
  const bundled = bundle(file, { format: 'cjs', sourcemap: 'inline' }, elsewhere);
  const [text, imported] = await Promise.all([bundled, functions]);
  loadedTexts.set(file, text);
  const run = vm.compileFunction(text, PARAMETERS, { filename: file }) as CommonModule;
  return runModule(run, path.basename(file), { name, functions: imported });
}
