/**
 * Literals and how they are stepped, for all cells of the course and for the cases that are easily got wrong.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { canStep, numbersIn, stepped, withNumber } from '../../../src/course/browser/numbers.js';
import { seeded } from '../../support/random.js';
import { codeCells } from './live-engine.js';
import { sourceNotebooks } from './notebook-edits.js';

const sources = sourceNotebooks(fileURLToPath(new URL('../../../notebooks/src', import.meta.url)));
const notebooks = sources.map(({ name, cells: all }) => ({
  name,
  cells: codeCells(all).map(({ id, source }) => ({ name: path.join(name, id), source })),
}));
const cells = notebooks.flatMap((notebook) => notebook.cells);

const parsed = (text: string): ts.SourceFile => ts.createSourceFile('cell.ts', text, ts.ScriptTarget.ES2022, true);

/** Where TypeScript finds numbers, a sign before one taken with it. */
function numbersOf(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isSigned =
      ts.isPrefixUnaryExpression(node) &&
      node.operator === ts.SyntaxKind.MinusToken &&
      ts.isNumericLiteral(node.operand);
    if (isSigned || ts.isNumericLiteral(node)) found.push(`${node.getStart()}-${node.end}`);
    else ts.forEachChild(node, visit);
  };
  visit(parsed(text));
  return found;
}

const found = (text: string): string[] => numbersIn(text).map(({ from, to }) => `${from}-${to}`);

const parses = (text: string): boolean => {
  const { parseDiagnostics } = parsed(text) as ts.SourceFile & { parseDiagnostics: unknown[] };
  return parseDiagnostics.length === 0;
};

describe('numbers of the notebooks', () => {
  it('are those that TypeScript finds', () => {
    const wrong = cells.filter(({ source }) => found(source).join() !== numbersOf(source).join());
    expect(wrong.map(({ name }) => name)).toEqual([]);
    expect(cells.length).toBeGreaterThan(160);
    expect(cells.flatMap(({ source }) => found(source)).length).toBeGreaterThan(2300);
  });

  it.each(notebooks)('stepped by one and by thirty each cell of $name still parses', ({ cells: all }) => {
    const wrong = all.flatMap(({ name, source }) =>
      numbersIn(source).flatMap((number) =>
        [-30, -1, 1, 30]
          .map((steps) => withNumber(source, number, stepped(number.text, steps)))
          .filter((text) => !parses(text))
          .map(() => `${name}: ${number.text}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('keep their index while they are stepped', () => {
    const moved = cells.flatMap(({ name, source }) =>
      numbersIn(source).filter((number, i) => {
        const text = stepped(number.text, -3);
        const after = numbersIn(withNumber(source, number, text));
        return after.at(i)?.text !== text || after.length !== numbersIn(source).length
          ? [`${name}: ${number.text}`]
          : false;
      }),
    );
    expect(moved).toEqual([]);
  });
});

describe('numbersIn', () => {
  it.each([
    ['const a = [1, -2, - 3, +4];', ['1', '-2', '3', '4']],
    ['x-1; x - 2; x--; f()-3; a[0]-4; 5-6; (7)-8', ['1', '2', '3', '0', '4', '5', '6', '7', '8']],
    ['return -1; case -2: typeof -3; x => -4; x ? -5 : -6', ['-1', '-2', '-3', '-4', '-5', '-6']],
    ['\'1\' + "2" + `3${4}5${`6${7}`}8` // 9\n/* 10 */ 11', ['4', '7', '11']],
    ['/1[/]2/.test(s) / 3 / 4; x = /5/g; (6) / 7 / 8', ['3', '4', '6', '7', '8']],
    ['a.at(-1)! / 2 / b! / 3; !/4/.test(s); a! - 5; c!== 6', ['-1', '2', '3', '5', '6']],
    ['0xff + 1_000 + 12n + .5 + 1. + 1e-3 + 2E+4', ['0xff', '1_000', '.5', '1.', '1e-3', '2E+4']],
    ['x1 + $2 + ω3 + a.b4', []],
    ['-2..toFixed(); (-2) ** 2; 3 ** -2', ['2.', '-2', '2', '3', '-2']],
    ['`${-1 * 2}${/3/.test(s)}`', ['-1', '2']],
    ['[...1]', ['1']],
    ["'it''s 1", []],
    ['`${', []],
    ['}1', ['1']],
  ])('%s', (text, want) => {
    expect(numbersIn(text).map((number) => number.text)).toEqual(want);
  });

  it('offers no index and no number of digits to drag', () => {
    const source = 'w[0] + x.toFixed(3).padStart(9) + [4, 5][1] + f(6)[0] + list.slice(1) + g(7) + [8]';
    expect(
      numbersIn(source)
        .filter(({ draggable }) => draggable)
        .map(({ text }) => text),
    ).toEqual(['4', '5', '6', '7', '8']);
    expect(numbersIn('0xff + 1_000').some(({ draggable }) => draggable)).toBe(false);
  });

  it('comes to an end with any text', () => {
    const random = seeded(14);
    const pieces = [
      '`',
      '${',
      '}',
      '{',
      '(',
      ')',
      "'",
      '"',
      '/',
      '//',
      '/*',
      '*/',
      '\\',
      '\n',
      '1',
      '-',
      '[',
      ']',
      'e',
      '.',
      'n',
    ];
    for (let k = 0; k < 3000; k++) {
      const text = Array.from(
        { length: random.integer(1, 14) },
        () => pieces[random.integer(0, pieces.length - 1)],
      ).join('');
      for (const { from, to, text: number } of numbersIn(text)) expect(text.slice(from, to)).toBe(number);
    }
  });

  it('is not slow with long texts', () => {
    expect(numbersIn('{'.repeat(100_000))).toEqual([]);
    expect(numbersIn('1;'.repeat(50_000))).toHaveLength(50_000);
  });
});

describe('stepped', () => {
  it.each([
    ['1e-3', 1, 0, '2e-3'],
    ['9e-3', 1, 0, '1e-2'],
    ['1e-3', -1, 0, '9e-4'],
    ['1e-3', 20, 0, '3e-1'],
    ['2.5e-7', -20, 0, '9.5e-8'],
    ['1e4', -1, 0, '9e3'],
    ['1E4', 1, 0, '2E4'],
    ['-1e-3', 1, 0, '-9e-4'],
    ['1e-3', 1, -1, '1.1e-3'],
    ['1e-3', 1, 1, '2e-2'],
    ['0.05', 1, 0, '0.06'],
    ['0.05', -6, 0, '-0.01'],
    ['0.01', -1, 0, '0.00'],
    ['-0.01', 1, 0, '0.00'],
    ['0.001', 1, -1, '0.0011'],
    ['0.3', 1, 1, '1.3'],
    ['2000', 1, 0, '2100'],
    ['2000', 3, -1, '2030'],
    ['441', 1, 0, '442'],
    ['100', -1, 0, '90'],
    ['12', -13, 0, '-1'],
    ['0', -1, 0, '-1'],
    ['1', -1, 0, '0'],
    ['5', 1, 1, '15'],
    ['5', 1, -1, '6'],
    ['1.0', 1, 0, '1.1'],
    ['0e0', 1, 0, '1'],
    ['0xff', 1, 0, '0xff'],
    ['1_000', 1, 0, '1_000'],
    ['7', 0, 0, '7'],
  ] as const)('%s by %i, fine %i, is %s', (text, steps, fine, want) => {
    expect(stepped(text, steps, fine)).toBe(want);
  });

  it('taken back it is the number that it was, in its first digits', () => {
    const wrong = ['1e-3', '2.5e4', '0.05', '-0.5', '2000', '441', '0', '-7'].flatMap((text) =>
      [1, 2, 5, 30]
        .filter((steps) => Number(stepped(stepped(text, steps), -steps)) !== Number(text))
        .map((steps) => [text, steps]),
    );
    // A step of 2000 is 100; that of 2100, 2200 and so on, too, but 5000 would lose its zeros on the
    // way: none of these does.
    expect(wrong).toEqual([]);
  });
});

describe('withNumber', () => {
  it.each([
    ['x-1', 0, '-2', 'x- -2'],
    ['x - 1', 0, '-2', 'x - -2'],
    ['2 ** 3', 0, '-2', '(-2) ** 3'],
    ['2 ** 3', 1, '-3', '2 ** -3'],
    ['return-1', 0, '1', 'return 1'],
    ['1.5.toFixed(2)', 0, '-0.5', '(-0.5).toFixed(2)'],
    ['f(1)', 0, '-1', 'f(-1)'],
    ['[-1]', 0, '0', '[0]'],
  ])('%s, number %i as %s', (source, index, text, want) => {
    expect(withNumber(source, numbersIn(source)[index], text)).toBe(want);
    expect(canStep(text)).toBe(true);
  });
});
