/** Loads the trusted TypeScript of an exercise: checks, hidden checks, solution and mistakes. Nothing is written to disk. */
import path from 'node:path';
import vm from 'node:vm';
import type { BuildResult } from 'esbuild';
import * as authoring from '../judging/authoring.js';
import { esbuild } from './esbuild.js';

type Bundle = BuildResult<{ write: false }>;

async function bundle(file: string, format: 'cjs' | 'esm'): Promise<Bundle> {
  return esbuild().build({
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

/** The file and its neighbours as one module text that a student could have handed in. */
export async function bundleTrusted(file: string): Promise<string> {
  return (await bundle(file, 'esm')).outputFiles[0].text;
}

/** Runs a script that the intake has compiled, in this process: for trusted files and for debugging. */
export function runScript(code: string, file: string): object {
  const load = vm.runInThisContext(code, { filename: file }) as () => object;
  return load();
}

/** The module's exports, of the shape that the caller knows it to have. */
export async function loadTrusted(file: string): Promise<Record<string, unknown>> {
  const { outputFiles } = await bundle(file, 'cjs');
  const require = (name: string): unknown => {
    if (name === 'rigid-body-lab/course') return authoring;
    throw new Error(`${path.basename(file)} imports "${name}"; checks rest on rigid-body-lab/course alone`);
  };
  const module = { exports: {} as Record<string, unknown> };
  const run = vm.compileFunction(outputFiles[0].text, ['module', 'exports', 'require'], { filename: file }) as (
    ...values: unknown[]
  ) => void;
  run(module, module.exports, require);
  return module.exports;
}
