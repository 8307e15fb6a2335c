import { describe, expect, it } from 'vitest';
import type { ExerciseInfo } from '../../../src/course/judging/exercise.js';
import {
  chosenLines,
  fileOf,
  isRightOrder,
  linesToOrderIn,
  rightLines,
  shuffled,
  wrongOrders,
} from '../../../src/course/judging/lines-to-order.js';
import type { Verdict } from '../../../src/course/judging/verdict.js';
import { functionsIn, withFunction } from '../../../src/course/judging/source-parts.js';

const order = linesToOrderIn(`/** The half. */
function half(x: number): number {
  return x / 2;
}

export function area(a: number, h: number): number {
  const base = half(a);
  const base = a; // not: not-halved
  const height = h;
  return base * height;
  return base + height; // not: added
}
`);
const right = ['const base = half(a);', 'const height = h;', 'return base * height;'];

describe('lines to order', () => {
  it('are those of the exported function; what it calls stands above', () => {
    expect(order.head).toMatch(/^\/\*\* The half[^]*\n\}\n\nexport function area\(a: number, h: number\): number \{$/);
    expect(rightLines(order)).toEqual(right);
    expect(order.tail).toBe('}');
  });

  it('have a wrong order for each line that does not belong, in place of the one above it that does', () => {
    expect(wrongOrders(order)).toEqual([
      { not: 'not-halved', lines: ['const base = a;', right[1], right[2]] },
      { not: 'added', lines: [right[0], right[1], 'return base + height;'] },
    ]);
  });

  it('are shuffled by a seed, and never stand as they were written', () => {
    const all = order.lines.map(({ code }) => code);
    const seeds = Array.from({ length: 200 }, (_, i) => `seed ${i}`);
    const shown = seeds.map((seed) => shuffled(order, seed));
    expect(seeds.map((seed) => shuffled(order, seed))).toEqual(shown);
    expect(new Set(shown.map(String)).size).toBeGreaterThan(50);
    for (const lines of shown) {
      expect([...lines].sort()).toEqual([...all].sort());
      expect(lines.filter((line) => right.includes(line))).not.toEqual(right);
    }
  });

  it('are chosen by their letters, each once', () => {
    expect(chosenLines(['x', 'y', 'z'], 'ca')).toEqual(['z', 'x']);
    const problem = 'expected letters from a to c, each at most once, got ';
    for (const letters of ['', 'd', 'aa', 'a b', 'A', '1']) {
      expect(chosenLines(['x', 'y', 'z'], letters)).toEqual({ problem: `${problem}"${letters}".` });
    }
  });
});

describe('the verdict on an order', () => {
  const check = (task: number, status: string, thrown?: string): unknown => ({
    task,
    status,
    thrown: thrown && { message: thrown },
  });
  const isRight = (...checks: unknown[]): boolean => isRightOrder({ outcome: 'graded', checks } as Verdict, 1);

  it('is right where every check of the task holds that the lines can answer', () => {
    expect(isRight(check(1, 'pass'), check(2, 'fail'))).toBe(true);
    expect(isRight(check(1, 'pass'), check(1, 'error', 'not implemented'))).toBe(true);
    expect(isRight(check(1, 'pass'), check(1, 'fail'))).toBe(false);
    expect(isRight(check(1, 'pass'), check(1, 'error', 'x is not defined'))).toBe(false);
  });

  it('is not right where no check can say anything', () => {
    expect(isRight(check(1, 'error', 'not implemented'), check(2, 'pass'))).toBe(false);
    expect(isRightOrder({ outcome: 'ungradable', checks: [] } as unknown as Verdict, 1)).toBe(false);
  });
});

describe('the file that an order is judged in', () => {
  const info = { tasks: [{ exports: ['area'] }, { exports: ['volume'] }] } as ExerciseInfo;
  const body = (name: string, line: string): string => `export function ${name}(): number {\n  ${line}\n}\n`;
  const files = {
    stub: `${body('area', '// TODO')}${body('volume', '// TODO')}`,
    own: `${body('area', 'return 1;')}${body('volume', 'return 2;')}`,
  };

  it('is the stub with the function of these lines', () => {
    const file = `${order.head}\n  return 7;\n}\n${body('volume', '// TODO')}`;
    expect(fileOf(order, ['return 7;'], info, files)).toEqual({ source: file });
  });

  it("is the student's own where the lines call a function of another task", () => {
    const file = `${order.head}\n  return volume();\n}\n${body('volume', 'return 2;')}`;
    expect(fileOf(order, ['return volume();'], info, files)).toEqual({ source: file });
    const two = { tasks: [{ exports: ['area', 'isLarge'] }, { exports: ['volume'] }] };
    const beside = {
      stub: `${files.stub}${body('isLarge', '// TODO')}`,
      own: `${files.own}${body('isLarge', 'return 3;')}`,
    };
    expect(fileOf(order, ['return volume();'], two, beside)).toEqual({
      source: `${file}${body('isLarge', '// TODO')}`,
    });
    expect(fileOf(order, ['return volume();'], info, { ...files, own: '// mine' })).toEqual({
      problem: 'expected "export function area(…)", whose place the lines take, got none.',
    });
  });
});

describe('the parts of a file', () => {
  const source = `import { dot } from 'rigid-body-lab';

export type Vec = number[];

/** Squared. */
const square = (v: Vec): number => dot(v, v);

function unused(): void {}

/** Twice
 *
 * the energy. */
export function twice(v: Vec): number {
  const s = square(v);

  return s;
}

export function energy(v: Vec): number {
  return twice(v) / 2;
}
`;

  it('are a function with what it needs that is not exported', () => {
    const [square, twice] = [source.indexOf('/** Squared'), source.indexOf('/** Twice')];
    const [unused, energy] = [source.indexOf('function unused'), source.indexOf('export function energy')];
    expect(functionsIn(source, ['twice'])).toBe(source.slice(square, unused) + source.slice(twice, energy).trimEnd());
    expect(functionsIn(source, ['energy'])).toBe(source.slice(energy).trimEnd());
  });

  it('are put in the place of one of them, whatever signs the text has', () => {
    expect(withFunction(source, 'energy', "'$&'")).toBe(
      `${source.slice(0, source.indexOf('export function energy'))}'$&'\n`,
    );
    expect(withFunction(source, 'ener', '')).toBeUndefined();
  });
});
