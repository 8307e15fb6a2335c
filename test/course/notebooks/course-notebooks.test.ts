/** The course's own notebooks, as far as it shows without running them; `lab notebooks check` runs them. */
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foldedCellsOf } from '../../../src/course/cells/fold-metadata.js';
import { readNotebook } from '../../../src/course/notebooks/notebook-file.js';
import { parsePercent } from '../../../src/course/cells/percent.js';
import { cellsHash } from '../../../src/course/notebooks/store.js';
import { publicReport } from '../../support/oracle.js';

const folder = fileURLToPath(new URL('../../../notebooks/', import.meta.url));
const names = readdirSync(path.join(folder, 'src')).map((file) => file.replace(/\.ts$/, ''));

/** DESIGN of a notebook: one idea, at most about 25 cells. */
const MOST_CELLS = 30;

describe.each(names)('notebook %s', (name) => {
  const cells = parsePercent(readFileSync(path.join(folder, 'src', `${name}.ts`), 'utf8'));
  const code = cells.filter(({ kind }) => kind === 'code');
  const mends = `\`node lab notebooks run ${name} --commit\` writes notebooks/${name}.ipynb anew, with its pictures`;

  it('begins with its title, imports first, and is short', () => {
    expect(cells[0].source).toMatch(new RegExp(`^# ${name.slice(0, 2)} `));
    expect(code[0].source).toMatch(/^import /);
    expect(code.slice(1).filter(({ source }) => /^import /m.test(source))).toEqual([]);
    const folded = foldedCellsOf(cells).map(({ from, until }) => until - from + 1);
    expect(cells.length - folded.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MOST_CELLS);
  });

  it('nb-08: declares no name that the kernel uses itself', () => {
    expect(publicReport('nb-08').symptom).toContain('reserved name');
    const declared =
      /(?:const|let|var|function|class|as)\s+(?:require|exports|module|_)\b|\{[^}]*\b(?:require|exports)\b[^}]*\}\s*=/;
    expect(code.filter(({ source }) => declared.test(source)).map(({ id }) => id)).toEqual([]);
  });

  it('is committed with the cells of its source', () => {
    const committed = readNotebook(path.join(folder, `${name}.ipynb`));
    expect(committed && cellsHash(committed.cells), mends).toBe(cellsHash(cells));
  });

  it('nb-11: every committed chart has a picture and a text', () => {
    const outputs = readNotebook(path.join(folder, `${name}.ipynb`))?.cells.flatMap((cell) => cell.outputs) ?? [];
    const types = outputs.flatMap((output) =>
      output.output_type === 'display_data' ? [Object.keys(output.data)] : [],
    );
    for (const keys of types) expect(keys, mends).toEqual(expect.arrayContaining(['image/png', 'text/plain']));
    expect(types.flat(), mends).not.toContain('text/html');
  });
});
