/**
 * Runs the cells of a notebook as one module in this process: no kernel starts and nothing is type-checked,
 * so that a change costs what its cells cost. That the outputs are those of the kernel is a test of its own.
 */
import { formatWithOptions } from 'node:util';
import { compileFunction } from 'node:vm';
import { transformSync } from 'esbuild';
import * as mathjs from 'mathjs';
import * as library from '../../src/index.js';
import * as figures from '../../src/figures/index.js';
import type { NotebookHost } from '../../src/figures/show.js';
import { NOTEBOOK_HOST } from '../../src/figures/show.js';
import type { CellOutput, SourceCell } from '../../src/course/cells/notebook.js';

const modules: Readonly<Record<string, unknown>> = {
  'rigid-body-lab': library,
  'rigid-body-lab/figures': figures,
  mathjs,
};

class Stop extends Error {}

/**
 * What each code cell printed and displayed, by id, up to and with the cell `until`;
 * all cells when it is not given.
 */
export function runCells(cells: readonly SourceCell[], until?: string): Map<string, CellOutput[]> {
  const code = cells.filter(({ kind }) => kind === 'code');
  const outputs = new Map(code.map(({ id }): [string, CellOutput[]] => [id, []]));
  let current: string | undefined;
  const begin = (id: string): void => {
    if (current !== undefined && current === until) throw new Stop();
    current = id;
  };
  const emit = (output: CellOutput): void => {
    outputs.get(current!)!.push(output);
  };
  const log = (...values: unknown[]): void => {
    emit({ output_type: 'stream', name: 'stdout', text: `${formatWithOptions({ colors: false }, ...values)}\n` });
  };
  const host: NotebookHost = {
    display: (data) => {
      emit({ output_type: 'display_data', data, metadata: {} });
    },
    viewer: 'none',
    notebookPath: '',
    modules: '',
  };
  const text = code.map(({ id, source }) => `beginCell(${JSON.stringify(id)});\n${source}`).join('\n');
  const { code: body } = transformSync(text, { loader: 'ts', format: 'cjs', target: 'es2022' });
  const names = ['require', 'exports', 'module', 'console', 'beginCell'];
  const run = compileFunction(body, names) as (...values: unknown[]) => void;
  const global = globalThis as Record<symbol, unknown>;
  global[NOTEBOOK_HOST] = host;
  try {
    run((name: string) => modules[name], {}, {}, { log }, begin);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
  } finally {
    global[NOTEBOOK_HOST] = undefined;
  }
  return outputs;
}
