/** Loads the trusted TypeScript of an exercise: checks, hidden checks, solution and mistakes. Nothing is written to disk. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import vm from 'node:vm';
import { build } from 'esbuild';
import * as authoring from './authoring.js';

/** The module's exports, of the shape that the caller knows it to have. */
export async function loadTrusted(file: string): Promise<Record<string, unknown>> {
  const result = await build({
    stdin: { contents: await readFile(file, 'utf8'), loader: 'ts', sourcefile: file, resolveDir: path.dirname(file) },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'es2022',
    sourcemap: 'inline',
    tsconfigRaw: {},
    metafile: true,
    external: ['rigid-body-lab', 'rigid-body-lab/*'],
    logLevel: 'silent',
  });
  const imported = Object.values(result.metafile.outputs).flatMap((output) => output.imports.map((i) => i.path));
  const modules: Record<string, unknown> = { 'rigid-body-lab/course': authoring };
  if (imported.includes('rigid-body-lab')) modules['rigid-body-lab'] = await import('../index.js');
  const module = { exports: {} as Record<string, unknown> };
  const require = (name: string): unknown => {
    if (!(name in modules))
      throw new Error(
        `${path.basename(file)} imports "${name}"; only rigid-body-lab and rigid-body-lab/course are there`,
      );
    return modules[name];
  };
  const run = vm.compileFunction(result.outputFiles[0].text, ['module', 'exports', 'require'], { filename: file }) as (
    ...values: unknown[]
  ) => void;
  run(module, module.exports, require);
  return module.exports;
}
