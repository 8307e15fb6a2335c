/**
 * "Change this": a cell with the metadata `{"change": {"replace": "…", "with": "…"}}` invites the reader to change it. Here
 * the change is made, and a printed number or a curve must move, under the cell or under the one that `"cell"` names; with
 * `"moves": false` none may.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { differences } from '../../src/course/cells/compare.js';
import type { CellOutput, SourceCell } from '../../src/course/cells/notebook.js';
import { readNotebook } from '../../src/course/notebooks/notebook-file.js';
import { parsePercent } from '../../src/course/cells/percent.js';
import { cellsHash } from '../../src/course/notebooks/store.js';
import { movements } from './movements.js';
import { runCells } from './run-cells.js';

const folder = fileURLToPath(new URL('../../notebooks/', import.meta.url));
const names = readdirSync(path.join(folder, 'src')).map((file) => file.replace(/\.ts$/, ''));

interface Change {
  replace: string;
  with: string;
  /** The cell that shows the effect; the changed one unless given. */
  cell?: string;
  moves?: boolean;
}

const changeOf = ({ metadata }: SourceCell): Change | undefined => metadata['change'] as Change | undefined;

const cellsOf = (name: string): SourceCell[] =>
  parsePercent(readFileSync(path.join(folder, 'src', `${name}.ts`), 'utf8'));

/** The cells with one of them changed. */
function withChange(cells: readonly SourceCell[], cell: SourceCell): SourceCell[] {
  const { replace, with: by } = changeOf(cell)!;
  // A function, because `$` in a replacement text has a meaning.
  const source = cell.source.replace(replace, () => by);
  return cells.map((c) => (c === cell ? { ...c, source } : c));
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
    expect(inKernel && differences(inKernel, here)).toEqual([]);
  });

  it('has at least two cells to change', () => {
    expect(changed.length).toBeGreaterThanOrEqual(2);
  });

  it.each(changed.map((cell) => [cell.id, cell] as const))('change of %s', (id, cell) => {
    const { replace, with: by, cell: seen = id, moves = true } = changeOf(cell)!;
    expect(cell.source.split(replace)).toHaveLength(2);
    const after = runCells(withChange(cells, cell), seen);
    const moved = movements(before().get(seen)!, after.get(seen)!, { from: replace, to: by });
    if (moves) expect(moved).not.toEqual([]);
    else expect(moved).toEqual([]);
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
