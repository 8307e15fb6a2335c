/**
 * "Change this": a cell with the metadata `{"change": {"replace": "…", "with": "…"}}` invites the reader to change it. Here
 * the change is made, and a printed number or a curve must move, under the cell or under the one that `"cell"` names; with
 * `"moves": false` none may.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { differences } from '../../src/course/notebooks/compare.js';
import type { CellOutput, SourceCell } from '../../src/course/notebooks/notebook.js';
import { readNotebook } from '../../src/course/notebooks/notebook.js';
import { parsePercent } from '../../src/course/notebooks/percent.js';
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

describe.each(names)('notebook %s', { timeout: 120_000 }, (name) => {
  const cells = parsePercent(readFileSync(path.join(folder, 'src', `${name}.ts`), 'utf8'));
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
    // A function, because `$` in a replacement text has a meaning.
    const source = cell.source.replace(replace, () => by);
    const after = runCells(
      cells.map((c) => (c === cell ? { ...c, source } : c)),
      seen,
    );
    const moved = movements(before().get(seen)!, after.get(seen)!, { from: replace, to: by });
    if (moves) expect(moved).not.toEqual([]);
    else expect(moved).toEqual([]);
  });
});
