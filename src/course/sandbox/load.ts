/** Loads the trusted TypeScript of an exercise: checks, hidden checks, solution and mistakes. Nothing is written to disk. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type { BuildResult, Plugin } from 'esbuild';
import * as authoring from '../judging/authoring.js';
import { esbuild } from './esbuild.js';

type Bundle = BuildResult<{ write: false }>;

async function bundle(file: string, format: 'cjs' | 'esm', elsewhere?: string): Promise<Bundle> {
  return esbuild().build({
    plugins: elsewhere === undefined ? [] : [neighboursIn(elsewhere)],
    entryPoints: [file],
    bundle: true,
    write: false,
    format,
    platform: 'node',
    target: 'es2022',
    sourcemap: format === 'cjs' ? 'inline' : false,
    tsconfigRaw: {},
    external: ['rigid-body-lab', 'rigid-body-lab/*'],
    logLevel: 'silent',
  });
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
  return (await bundle(file, 'esm')).outputFiles[0].text;
}

/** Runs a script of ours, or one that the student wants to debug, in this process. */
export function runScript(code: string, file: string): unknown {
  return vm.runInThisContext(code, { filename: file });
}

/** Runs a compiled file in this process; returns its exports. */
export function runProgram(code: string, library: string, file: string): object {
  const functions = runScript(library, 'library.js');
  return (runScript(code, file) as (library: unknown) => object)(functions);
}

/** The text of each file as it was loaded last, with its source map: to say where in its author's files it throws. */
export const loadedTexts: Map<string, string> = new Map<string, string>();

/** The exports of checks, of the shape that the caller knows them to have. `elsewhere` is a folder of further neighbours. */
export async function loadTrusted(file: string, elsewhere?: string): Promise<Record<string, unknown>> {
  return loadWith(file, ['rigid-body-lab/course', authoring], elsewhere);
}

/** The exports of a solution, which gets of the library what its exercise allows. */
export async function loadSubmitted(file: string, library: Promise<string>): Promise<object> {
  return loadWith(file, ['rigid-body-lab', library.then((script) => runScript(script, 'library.js'))]);
}

/** Runs a module of ours that can import one package and its neighbours. */
async function loadWith(
  file: string,
  [name, functions]: readonly [name: string, functions: unknown],
  elsewhere?: string,
): Promise<Record<string, unknown>> {
  const [{ outputFiles }, imported] = await Promise.all([bundle(file, 'cjs', elsewhere), functions]);
  const require = (wanted: string): unknown => {
    if (wanted === name) return imported;
    throw new Error(`${path.basename(file)} imports "${wanted}"; it may import ${name} alone`);
  };
  const module = { exports: {} as Record<string, unknown> };
  loadedTexts.set(file, outputFiles[0].text);
  const run = vm.compileFunction(outputFiles[0].text, ['module', 'exports', 'require'], { filename: file }) as (
    ...values: unknown[]
  ) => void;
  run(module, module.exports, require);
  return module.exports;
}
