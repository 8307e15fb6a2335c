/**
 * Every unit of the sources is shown by the cell that notebooks/look-up/coverage names;
 * the rules stand in its README.
 */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as library from 'rigid-body-lab';
import * as course from 'rigid-body-lab/course';
import * as figures from 'rigid-body-lab/figures';
import type { CellOutput, SourceCell } from '../../src/course/cells/notebook.js';
import { readNotebook } from '../../src/course/notebooks/notebook-file.js';
import { cellsHash } from '../../src/course/notebooks/store.js';
import { parsePercent } from '../../src/course/cells/percent.js';
import type { CoverageUnit } from '../../src/course/site/coverage.js';
import { SOURCES, coverageUnits } from '../../src/course/site/coverage.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const units = coverageUnits(root);

const KINDS = ['concept', 'equation', 'figure', 'worked-example', 'program', 'output', 'theorem', 'api', 'outlook'];

/** Units of the sources, counted by hand when they were cut; a row may be split, none may get lost. */
const LEAST_UNITS = { Lecture: 85, Chaney: 92, Paper: 71 };

interface ShownCell extends SourceCell {
  outputs: CellOutput[];
}

const mends =
  'after a change of a notebook `node lab notebooks run --commit` writes what its cells print; a row of notebooks/look-up/coverage/ names cell and text';

/**
 * The cells of a source with the results that belong to them: the committed ones, or newer ones of a run
 * that is not committed yet.
 */
function shownCells(name: string): ShownCell[] {
  const cells = parsePercent(readFileSync(path.join(root, 'notebooks', 'src', `${name}.ts`), 'utf8'));
  const results = ['notebooks', '.lab/notebooks'].map((folder) =>
    readNotebook(path.join(root, folder, `${name}.ipynb`)),
  );
  const current = results.find((result) => result && cellsHash(result.cells) === cellsHash(cells));
  return cells.map((cell) => ({ ...cell, outputs: current?.cells.find(({ id }) => id === cell.id)?.outputs ?? [] }));
}

const names = readdirSync(path.join(root, 'notebooks', 'src')).map((file) => file.replace(/\.ts$/, ''));
const notebooks = new Map(names.map((name) => [name.slice(0, 2), shownCells(name)]));
const cellOf = ({ notebook, cell }: CoverageUnit): ShownCell | undefined =>
  notebooks.get(notebook)?.find(({ id }) => id === cell);

const oneSpace = (text: string): string => text.replace(/\s+/g, ' ');
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const printed = (cell: ShownCell): string =>
  oneSpace(
    cell.outputs
      .map((output) => (output.output_type === 'stream' ? output.text : text(output.data['text/plain'])))
      .join('\n'),
  );
const whole = (cell: ShownCell): string => `${oneSpace(cell.source)} ${printed(cell)}`;

/** Where a unit stands, for messages. */
const label = ({ source, place, content }: CoverageUnit): string => `${source} ${place}: ${content}`;
const failing = (fails: (unit: CoverageUnit) => boolean): string[] =>
  units.filter(fails).map((unit) => `${label(unit)} -> ${unit.notebook} ${unit.cell} ${JSON.stringify(unit.quantity)}`);

const NUMBER = /^[-+−]?\d+(\.\d+)?(e[-+]?\d+)?$/i;
const FORMULA = /[\d\\=^_()[\]{}*/×²Σ]|[a-z][A-Z]/;
/**
 * Text that identifies a unit: a number, a formula or name, or at least three words; never a word
 * that any cell may contain.
 */
const isQuantity = (quantity: string): boolean =>
  NUMBER.test(quantity) ||
  (quantity.length >= 3 && FORMULA.test(quantity)) ||
  quantity.split(' ').filter((word) => /\p{L}/u.test(word)).length >= 3;

/** A number must stand there by itself: 3 is not shown by 13.5. */
const shows = (where: string, quantity: string): boolean =>
  NUMBER.test(quantity)
    ? new RegExp(`(?<![\\d.])${quantity.replace(/[.+]/g, '\\$&')}(?!\\d|\\.\\d)`).test(where)
    : where.includes(quantity);

const exported: Record<string, unknown> = { ...library, ...figures, ...course };
function isExported(name: string): boolean {
  const [first, member = ''] = name.split('.');
  if (!(first in exported)) return false;
  if (member === '') return true;
  const value = exported[first] as { prototype?: object };
  return member in value || (value.prototype !== undefined && member in value.prototype);
}

describe('the coverage of the sources', () => {
  it.each(SOURCES)('has all units of $source, none of them twice', ({ source }) => {
    const own = units.filter((unit) => unit.source === source).map(label);
    expect(own.length).toBeGreaterThanOrEqual(LEAST_UNITS[source]);
    expect(own.filter((unit, i) => own.indexOf(unit) !== i)).toEqual([]);
  });

  it('knows its kinds', () => {
    expect(failing(({ kind }) => !KINDS.includes(kind))).toEqual([]);
  });

  it('names cells that exist', () => {
    expect(
      failing((unit) => unit.cell === 'import' || cellOf(unit) === undefined),
      mends,
    ).toEqual([]);
  });

  it('names quantities that identify a unit', () => {
    expect(
      failing(({ quantity }) => !isQuantity(quantity)),
      mends,
    ).toEqual([]);
    expect(['3', '-0.5', 'I_xx', 'rotationZ', 'no net force'].filter((q) => !isQuantity(q))).toEqual([]);
    expect(['', 'the', 'x', 'mass', 'the body', 'Re'].filter(isQuantity)).toEqual([]);
  });

  it('shows each quantity in its cell', () => {
    expect(
      failing((unit) => {
        const cell = cellOf(unit);
        return cell !== undefined && !shows(whole(cell), unit.quantity);
      }),
      mends,
    ).toEqual([]);
  });

  it('shows worked examples and outputs as results, programs with a result, figures as figures', () => {
    const proofs: Partial<Record<string, (cell: ShownCell, quantity: string) => boolean>> = {
      output: (cell, quantity) => shows(printed(cell), quantity),
      'worked-example': (cell, quantity) => shows(printed(cell), quantity),
      program: (cell) => cell.kind === 'code' && cell.outputs.length > 0,
      figure: (cell) => cell.outputs.some((output) => output.output_type === 'display_data'),
    };
    expect(
      failing((unit) => {
        const cell = cellOf(unit);
        const proof = proofs[unit.kind] ?? (() => true);
        return cell !== undefined && !proof(cell, unit.quantity);
      }),
      mends,
    ).toEqual([]);
  });

  it('lets no quantity of a cell stand for two units of a source', () => {
    const key = ({ source, notebook, cell, quantity }: CoverageUnit): string =>
      [source, notebook, cell, quantity].join(' | ');
    const keys = units.map(key);
    expect(failing((unit) => keys.indexOf(key(unit)) !== keys.lastIndexOf(key(unit)))).toEqual([]);
  });

  it('names functions that the library exports', () => {
    expect(
      failing((unit) => !unit.library.every(isExported)),
      'name in the row what the library exports now',
    ).toEqual([]);
    expect(isExported('ChaneyRigidBody.rkStep1')).toBe(true);
    expect(['nothing', 'ChaneyRigidBody.nothing', 'norm.nothing'].filter(isExported)).toEqual([]);
  });

  it('names exercises that exist', () => {
    const { order } = JSON.parse(readFileSync(path.join(root, 'exercises', 'course.json'), 'utf8')) as {
      order: string[];
    };
    const numbers = order.map((name) => name.slice(0, 2));
    expect(
      failing(({ exercises }) => !exercises.every((e) => numbers.includes(e))),
      'name in the row numbers of exercises/course.json',
    ).toEqual([]);
  });

  it('names errata that are listed', () => {
    const list = path.join(root, 'notebooks', 'look-up', 'errata.md');
    const labels = new Set(readFileSync(list, 'utf8').match(/\b[LCP]\d{1,2}\b/g));
    expect(
      failing(({ errata }) => !errata.every((erratum) => labels.has(erratum))),
      'list the erratum in notebooks/look-up/errata.md',
    ).toEqual([]);
  });
});
