/**
 * "Change this": a cell with the metadata `{"change": {"replace": "…", "with": "…"}}` invites the reader
 * to change it. Here the change is made, and a printed number or a curve must move, under the cell or under
 * the one that `"cell"` names; with `"moves": false` none may. What the head says must appear is seen
 * afterwards and not before.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { changedSource, changeOf } from '../../src/course/cells/change-metadata.js';
import type { Appearance, CurvePlace } from '../../src/course/cells/change-metadata.js';
import { differences } from '../../src/course/cells/compare.js';
import type { CellOutput, SourceCell } from '../../src/course/cells/notebook.js';
import { PLOTLY } from '../../src/course/cells/notebook.js';
import type { Figure } from '../../src/figures/figure.js';
import { readNotebook } from '../../src/course/notebooks/notebook-file.js';
import { parsePercent } from '../../src/course/cells/percent.js';
import { cellsHash } from '../../src/course/notebooks/store.js';
import { movements } from './movements.js';
import { runCells } from './run-cells.js';

const folder = fileURLToPath(new URL('../../notebooks/', import.meta.url));
const names = readdirSync(path.join(folder, 'src')).map((file) => file.replace(/\.ts$/, ''));

const cellsOf = (name: string): SourceCell[] =>
  parsePercent(readFileSync(path.join(folder, 'src', `${name}.ts`), 'utf8'));

/** The cells with one of them changed. */
function withChange(cells: readonly SourceCell[], cell: SourceCell): SourceCell[] {
  const source = changedSource(cell.source, changeOf(cell)!);
  return cells.map((c) => (c === cell ? { ...c, source } : c));
}

/** Everything that can be read in outputs: printed lines, and titles, names and labels of charts. */
const textsOf = (outputs: readonly CellOutput[]): string =>
  outputs.map((output) => (output.output_type === 'stream' ? output.text : JSON.stringify(output.data))).join('\n');

/** A value of a curve, by the name of the curve. */
function valueOf(outputs: readonly CellOutput[], { curve, at }: { curve: string; at: CurvePlace }): number | undefined {
  const traces = outputs.flatMap((output) =>
    output.output_type === 'display_data' ? ((output.data[PLOTLY] as Figure | undefined)?.data ?? []) : [],
  );
  const values = traces.find(({ name }) => name === curve)?.['y'] as number[] | undefined;
  if (!values) return undefined;
  if (at === 'first' || at === 'last') return values.at(at === 'first' ? 0 : -1);
  return at === 'largest' ? Math.max(...values) : Math.min(...values);
}

/** True if what a change must show is seen in outputs. */
function appears(wanted: Appearance, outputs: readonly CellOutput[]): boolean {
  if (wanted.kind === 'text') return textsOf(outputs).includes(wanted.text);
  const value = valueOf(outputs, wanted);
  return value !== undefined && Math.abs(value - wanted.value) <= wanted.within;
}

describe.each(names)('notebook %s', { timeout: 120_000 }, (name) => {
  const cells = cellsOf(name);
  const changed = cells.filter((cell) => changeOf(cell) !== undefined);
  let unchanged: Map<string, CellOutput[]> | undefined;
  const before = (): Map<string, CellOutput[]> => (unchanged ??= runCells(cells));

  it('prints and draws here what it does in the kernel', () => {
    // The committed result, or a newer one of a run that is not committed yet.
    const results = ['.', '../.lab/notebooks'].map((where) => readNotebook(path.join(folder, where, `${name}.ipynb`)));
    const inKernel = results.find((result) => result && cellsHash(result.cells) === cellsHash(cells))?.cells;
    const here = cells.map((cell) => ({ ...cell, outputs: before().get(cell.id) ?? [], executionCount: null }));
    expect(inKernel && differences(inKernel, here), `\`node lab notebooks run ${name} --commit\``).toEqual([]);
  });

  it('has at least two cells to change', () => {
    expect(changed.length).toBeGreaterThanOrEqual(2);
  });

  it.each(changed.map((cell) => [cell.id, cell] as const))('change of %s', (id, cell) => {
    const { replace, with: by, cell: seen = id, moves, appears: wanted } = changeOf(cell)!;
    const after = runCells(withChange(cells, cell), seen);
    const moved = movements(before().get(seen)!, after.get(seen)!, { from: replace, to: by });
    if (moves) expect(moved).not.toEqual([]);
    else expect(moved).toEqual([]);
    const [was, is] = [before().get(seen)!, after.get(seen)!];
    expect(wanted.filter((each) => appears(each, was) || !appears(each, is))).toEqual([]);
  });
});

/** The kernel types as strictly as the project does, only unused names it lets pass. */
it('compiles after each change', { timeout: 120_000 }, () => {
  const config = fileURLToPath(new URL('../tsconfig.json', import.meta.url));
  const { options } = ts.getParsedCommandLineOfConfigFile(
    config,
    { noUnusedLocals: false, noUnusedParameters: false },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  )!;
  const variants = names.flatMap((name) => {
    const cells = cellsOf(name);
    return cells
      .filter((cell) => changeOf(cell) !== undefined)
      .map((cell): [file: string, text: string] => {
        const code = withChange(cells, cell).filter(({ kind }) => kind === 'code');
        // The compiler knows files by names with `/`, on every system.
        const file = `${folder.replaceAll('\\', '/')}src/${name}.${cell.id}.ts`;
        return [file, code.map(({ source }) => source).join('\n')];
      });
  });
  const mistake = `${folder.replaceAll('\\', '/')}src/mistake.ts`;
  const texts = new Map([...variants, [mistake, "export const h: number = 'text';"]]);
  const base = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...base,
    getSourceFile: (file, version, ...rest) => {
      const text = texts.get(file);
      return text === undefined ? base.getSourceFile(file, version, ...rest) : ts.createSourceFile(file, text, version);
    },
    fileExists: (file) => texts.has(file) || base.fileExists(file),
  };
  const program = ts.createProgram([...texts.keys()], options, host);
  const wrong = [...texts.keys()].flatMap((file) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(file))
      .map(({ messageText }) => `${path.basename(file)}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
  );
  expect(wrong).toEqual(["mistake.ts: Type 'string' is not assignable to type 'number'."]);
});
