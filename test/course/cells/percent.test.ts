import { describe, expect, it } from 'vitest';
import type { SourceCell } from '../../../src/course/cells/notebook.js';
import { formatNotebook, parseNotebook } from '../../../src/course/cells/notebook.js';
import { derivedIds, formatPercent, parsePercent } from '../../../src/course/cells/percent.js';
import { seeded } from '../../support/random.js';

const authored = (cells: readonly SourceCell[]): SourceCell[] =>
  cells.map(({ kind, id, metadata, source }) => ({ kind, id, metadata, source }));

/** Pieces that the format itself uses, so that every collision is met. */
const pieces = [
  '// %%',
  '// \\%%',
  '// \\\\%% x',
  '/*',
  '*/',
  '*\\/',
  '*\\\\/',
  '// %% [markdown] a {"b": 1}',
  ' ',
  '',
  'a',
  '$x$',
  '"',
];

function randomCells(seed: number): SourceCell[] {
  const random = seeded(seed);
  const text = (): string =>
    Array.from({ length: random.integer(0, 6) }, () => pieces[random.integer(0, pieces.length - 1)]).join(
      random.next() < 0.5 ? '\n' : '',
    );
  const cells = Array.from({ length: random.integer(0, 8) }, (_, i) => ({
    kind: random.next() < 0.5 ? ('markdown' as const) : ('code' as const),
    id: `c-${i}`,
    metadata: random.next() < 0.3 ? { tags: ['a b', '}'] } : {},
    source: text(),
  }));
  const derived = derivedIds(cells);
  return cells.map((cell, i) => (random.next() < 0.5 ? cell : { ...cell, id: derived[i] }));
}

describe('percent format', () => {
  it('is the exact inverse of its parser for any cells', () => {
    for (let seed = 1; seed <= 500; seed++) {
      const cells = randomCells(seed);
      const text = formatPercent(cells);
      expect(authored(parsePercent(text))).toEqual(cells);
      expect(formatPercent(parsePercent(text))).toBe(text);
    }
  });

  it('goes through a notebook file unchanged', () => {
    for (let seed = 1; seed <= 300; seed++) {
      const cells = randomCells(seed);
      const notebook = { cells: cells.map((cell) => ({ ...cell, outputs: [], executionCount: null })) };
      const file = formatNotebook(notebook);
      expect(authored(parseNotebook(file).cells)).toEqual(cells);
      expect(formatNotebook(parseNotebook(file))).toBe(file);
    }
  });

  it('reads what an author writes, with the line of each text', () => {
    const text = '// %% [markdown] top\r\n/*\n# Title\n*/\n\n// %% {"tags": ["raises-exception"]}\nf(1);\n\ng();\n';
    expect(parsePercent(text)).toEqual([
      { kind: 'markdown', id: 'top', metadata: {}, source: '# Title', line: 3 },
      {
        kind: 'code',
        id: expect.stringMatching(/^[0-9a-f]{8}$/) as string,
        metadata: { tags: ['raises-exception'] },
        source: 'f(1);\n\ng();',
        line: 7,
      },
    ]);
  });

  it('derives ids that an insertion elsewhere does not change', () => {
    const [a, b, twin] = parsePercent('// %%\na\n\n// %%\nb\n\n// %%\na\n');
    const moved = parsePercent('// %%\nnew\n\n// %%\na\n\n// %%\nb\n');
    expect(moved.slice(1).map(({ id }) => id)).toEqual([a.id, b.id]);
    expect(twin.id).toBe(`${a.id}-2`);
  });

  it.each([
    ['x\n// %%\n', 'line 1: expected a cell header `// %%` before the first text'],
    ['// %% [raw]\n', 'line 1: expected `// %%`, then optionally [markdown], an id and JSON metadata'],
    ['// %% a {b}\n', 'line 1: the metadata of the cell is not JSON'],
    ['// %% a\n1\n\n// %% a\n2\n', 'line 4: the id a is taken by an earlier cell'],
    ['// %% [markdown]\ntext\n', 'line 1: expected the text of the markdown cell between a line `/*` and a line `*/`'],
  ])('refuses %j', (text, message) => {
    expect(() => parsePercent(text)).toThrow(new SyntaxError(message));
  });
});
