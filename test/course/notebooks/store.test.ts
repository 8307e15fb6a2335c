import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Notebook } from '../../../src/course/cells/notebook.js';
import { formatNotebook } from '../../../src/course/cells/notebook.js';
import { writeAtomically } from '../../../src/course/disk/atomic-write.js';
import { readNotebook } from '../../../src/course/notebooks/notebook-file.js';
import type { NotebookProgress } from '../../../src/course/notebooks/refresh.js';
import { runStaleNotebooks } from '../../../src/course/notebooks/refresh.js';
import {
  cellsHash,
  latestNotebook,
  notebookEntries,
  notebookEntry,
  notebookHash,
} from '../../../src/course/notebooks/store.js';
import { courseRoot } from './course-root.js';

const source = '// %% [markdown] title\n/*\n# 01 One\n*/\n\n// %% call\nconsole.log(1);\n';

/** What a run would have written. */
function result(root: string, name: string): Notebook {
  const { cells, hash } = notebookEntry(root, name);
  const done = cells.map(({ kind, id, metadata, source: text }) => ({ kind, id, metadata, source: text }));
  return {
    cells: done.map((cell) => ({ ...cell, outputs: [], executionCount: cell.kind === 'code' ? 1 : null })),
    record: { cells: cellsHash(cells), hash },
  };
}

describe('the store', () => {
  it('lists the sources in course order, also one that cannot be read', () => {
    const { root } = courseRoot({ 'notebooks/src/02-b.ts': 'oops\n', 'notebooks/src/01-a.ts': source });
    const [a, b] = notebookEntries(root);
    expect([a.name, a.title, a.problem]).toEqual(['01-a', '01 One', undefined]);
    expect([b.name, b.title, b.cells]).toEqual(['02-b', '02-b', []]);
    expect(b.problem).toBe(
      `${path.join('notebooks', 'src', '02-b.ts')}: line 1: expected a cell header \`// %%\` before the first text`,
    );
    expect(() => notebookEntry(root, '03')).toThrow('there is no notebook 03. There are 01-a, 02-b.');
    expect(notebookEntries(courseRoot().root)).toEqual([]);
  });

  it('a hash follows cells and library, and neither comments nor files that notebooks cannot import', () => {
    const { root, write } = courseRoot({ 'notebooks/src/01-a.ts': source });
    const first = notebookHash(root, '01-a');
    write('dist/index.js', '/** Another comment. */\nexport const twice = (x) => 2 * x;\n\n');
    write('dist/course/index.js', 'export const other = 1;\n');
    expect(notebookHash(root, '01-a')).toBe(first);
    write('dist/index.js', 'export const twice = (x) => x + x;\n');
    const second = notebookHash(root, '01-a');
    expect(second).not.toBe(first);
    write('notebooks/src/01-a.ts', source.replace('log(1)', 'log(2)'));
    expect(notebookHash(root, '01-a')).not.toBe(second);
  });

  it('wants a built library', () => {
    const { root } = courseRoot({ 'notebooks/src/01-a.ts': source });
    rmSync(path.join(root, 'dist'), { recursive: true });
    expect(() => notebookEntries(root)).toThrow('dist: the library is not built. Run npm run build.');
  });

  it('gives the fresh result, cached or committed, and else the last one with a mark', () => {
    const { root, write } = courseRoot({ 'notebooks/src/01-a.ts': source });
    const latest = (): unknown => {
      const found = latestNotebook(root, '01-a');
      return found && [path.relative(root, found.file).split(path.sep)[0], found.fresh];
    };
    expect(latest()).toBeUndefined();
    write('notebooks/01-a.ipynb', formatNotebook(result(root, '01-a')));
    expect(latest()).toEqual(['notebooks', true]);
    write('notebooks/src/01-a.ts', source.replace('log(1)', 'log(2)'));
    expect(latest()).toEqual(['notebooks', false]);
    write('.lab/notebooks/01-a.ipynb', formatNotebook(result(root, '01-a')));
    expect(latest()).toEqual(['.lab', true]);
    write('notebooks/src/01-a.ts', source);
    expect(latest()).toEqual(['notebooks', true]);
  });

  it('a committed notebook that was edited in Jupyter is not fresh', () => {
    const { root, write } = courseRoot({ 'notebooks/src/01-a.ts': source });
    const edited = result(root, '01-a');
    edited.cells[1].source = 'console.log(3);';
    write('notebooks/01-a.ipynb', formatNotebook(edited));
    expect(latestNotebook(root, '01-a')?.fresh).toBe(false);
  });

  it('writes files whole or not at all', () => {
    const { root, write } = courseRoot({ 'a/b.txt': 'old' });
    writeAtomically(path.join(root, 'a', 'b.txt'), 'new');
    expect(readFileSync(path.join(root, 'a', 'b.txt'), 'utf8')).toBe('new');
    write('a/c/d.txt', '');
    // A folder is in the way: the rename fails, and nothing of the attempt stays.
    expect(() => {
      writeAtomically(path.join(root, 'a', 'c'), 'new');
    }).toThrow();
    expect(readdirSync(path.join(root, 'a')).sort()).toEqual(['b.txt', 'c']);
  });
});

describe('runStaleNotebooks', { timeout: 180_000 }, () => {
  const { root, write } = courseRoot(
    {
      'notebooks/src/01-good.ts': source.replace('console.log(1)', 'console.log(1 + 1)'),
      'notebooks/src/02-bad.ts': '// %% a\n1\n\n// %% b\nlet n: number = "one";\n',
      'notebooks/src/03-unreadable.ts': 'text\n',
      'notebooks/src/04-fresh.ts': source,
    },
    true,
  );
  afterAll(() => {
    rmSync(root, { recursive: true, force: true });
  });

  it('runs what is stale, reports every notebook, and leaves the last good result of one that fails', async () => {
    write('notebooks/04-fresh.ipynb', formatNotebook(result(root, '04-fresh')));
    write('.lab/notebooks/02-bad.ipynb', formatNotebook({ cells: [] }));
    const events: NotebookProgress[] = [];
    const onProgress = (event: NotebookProgress): void => {
      events.push(event);
    };
    const results = await runStaleNotebooks(root, { jobs: 2, onProgress });
    expect(results.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['01-good', 'ran'],
      ['02-bad', 'failed'],
      ['03-unreadable', 'failed'],
      ['04-fresh', 'fresh'],
    ]);
    expect(results[1]).toMatchObject({
      error: `${path.join('notebooks', 'src', '02-bad.ts')}:5: cell 2 (let n: number = "one";): 1:5 - Type 'string' is not assignable to type 'number'.`,
      failure: { cell: 2, id: 'b' },
    });
    expect(results[2].error).toContain('03-unreadable.ts: line 1: expected a cell header');
    expect(
      events
        .filter(({ kind }) => kind === 'end')
        .map(({ name }) => name)
        .sort(),
    ).toEqual(results.map(({ name }) => name));
    expect(events.filter(({ kind }) => kind === 'start').map(({ name }) => name)).not.toContain('04-fresh');

    const { notebook, fresh } = latestNotebook(root, '01-good')!;
    expect(fresh).toBe(true);
    expect(notebook.cells[1]).toMatchObject({ executionCount: 1, outputs: [{ name: 'stdout', text: '2\n' }] });
    expect(readNotebook(path.join(root, '.lab/notebooks/02-bad.ipynb'))?.cells).toEqual([]);
    expect(existsSync(path.join(root, 'notebooks', '01-good.ipynb'))).toBe(false);
    expect((await runStaleNotebooks(root, { names: ['01-good'] }))[0].outcome).toBe('fresh');
  });
});
