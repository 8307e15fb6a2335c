import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SourceCell } from '../../../src/course/cells/notebook.js';
import { formatNotebook } from '../../../src/course/cells/notebook.js';
import { parsePercent } from '../../../src/course/cells/percent.js';
import { pullNotebooks } from '../../../src/course/notebooks/pull.js';
import { cellsHash } from '../../../src/course/notebooks/store.js';
import { courseRoot } from './course-root.js';

const source = '// %% [markdown] title\n/*\n# One\n*/\n\n// %%\nconst a = 1;\n';

const notebookOf = (cells: readonly SourceCell[], made: readonly SourceCell[]): string =>
  formatNotebook({
    cells: cells.map((cell) => ({ ...cell, outputs: [], executionCount: null })),
    record: { cells: cellsHash(made), hash: '' },
  });

/** A course whose notebook was made from `source`, and then edited. */
function edited(edit: (cells: SourceCell[]) => SourceCell[], now: string = source) {
  const made = parsePercent(source);
  const { root, write } = courseRoot({ 'notebooks/src/01-a.ts': now });
  write('notebooks/01-a.ipynb', notebookOf(edit(made.map((cell) => ({ ...cell }))), made));
  return { root, text: () => readFileSync(path.join(root, 'notebooks/src/01-a.ts'), 'utf8') };
}

const change = (cells: SourceCell[]): SourceCell[] => {
  cells[1].source = 'const a = 2;';
  // Jupyter gives new cells random ids.
  return [...cells, { kind: 'code', id: '9f3e-22', metadata: {}, source: 'a' }];
};

describe('pullNotebooks', () => {
  it('writes an edit made in Jupyter to the source, with the ids that the author wrote and no others', () => {
    const { root, text } = edited(change);
    expect(pullNotebooks(root)).toEqual([{ name: '01-a', outcome: 'pulled' }]);
    expect(text()).toBe('// %% [markdown] title\n/*\n# One\n*/\n\n// %%\nconst a = 2;\n\n// %%\na\n');
    expect(pullNotebooks(root)).toEqual([{ name: '01-a', outcome: 'same' }]);
  });

  it('leaves a source alone that is newer than an unedited notebook', () => {
    const newer = source.replace('1;', '7;');
    const { root, text } = edited((cells) => cells, newer);
    expect(pullNotebooks(root)).toEqual([{ name: '01-a', outcome: 'same' }]);
    expect(text()).toBe(newer);
  });

  it('refuses when both were edited, unless told', () => {
    const newer = source.replace('1;', '7;');
    const { root, text } = edited(change, newer);
    expect(pullNotebooks(root)).toEqual([{ name: '01-a', outcome: 'conflict' }]);
    expect(text()).toBe(newer);
    expect(pullNotebooks(root, { force: true })).toEqual([{ name: '01-a', outcome: 'pulled' }]);
    expect(text()).toContain('const a = 2;');
  });

  it('makes a source for a notebook that has none, and takes only the named ones', () => {
    const cells = parsePercent('// %%\n1\n');
    const { root, write } = courseRoot();
    write('notebooks/02-new.ipynb', notebookOf(cells, []));
    write('notebooks/03-other.ipynb', notebookOf(cells, []));
    expect(pullNotebooks(root, { names: ['02-new'] })).toEqual([{ name: '02-new', outcome: 'created' }]);
    expect(readFileSync(path.join(root, 'notebooks/src/02-new.ts'), 'utf8')).toBe('// %%\n1\n');
  });
});
