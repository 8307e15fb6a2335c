/** A value as a row of numbers, and back: what generic diagnoses compare. */
import { isJudgement, isList, numbers } from './judgement.js';
import type { Leaf } from './judgement.js';

/** The numbers of a value in order, or undefined where something else stands in it. */
export function leavesOf(value: unknown): Leaf[] | undefined {
  const leaves = numbers(value);
  return isJudgement(leaves) || leaves.length === 0 ? undefined : leaves;
}

/** A value of the same shape with other numbers. */
export function withNumbers(shape: unknown, values: readonly number[]): unknown {
  let at = 0;
  const build = (value: unknown): unknown => {
    if (typeof value === 'number') return values[at++];
    if (isList(value)) return Array.from(value, build);
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, build(inner)]));
    }
    return value;
  };
  return build(shape);
}

/** Whether a value is a square matrix, and how many rows it has. */
export function squareSize(value: unknown): number | undefined {
  if (!isList(value) || value.length < 2) return undefined;
  const size = value.length;
  return Array.from(value).every((row) => isList(row) && row.length === size && typeof row[0] === 'number')
    ? size
    : undefined;
}

/** A part of a value: its name, and whether the number at that place belongs to it. */
export interface Part {
  name: string;
  has: (at: number) => boolean;
}

/** The parts of a value that a formula may treat in its own way: rows, columns, triangles, components. */
export function partsOf(shape: unknown, places: readonly string[]): Part[] {
  const single = places.map((name, i): Part => ({ name, has: (at) => at === i }));
  const size = squareSize(shape);
  if (size === undefined) return single;
  const row = (at: number): number => Math.floor(at / size);
  const column = (at: number): number => at % size;
  return [
    { name: 'off the diagonal', has: (at) => row(at) !== column(at) },
    { name: 'on the diagonal', has: (at) => row(at) === column(at) },
    { name: 'below the diagonal', has: (at) => row(at) > column(at) },
    { name: 'above the diagonal', has: (at) => row(at) < column(at) },
    ...Array.from({ length: size }, (_, k) => ({ name: `in row ${k + 1}`, has: (at: number) => row(at) === k })),
    ...Array.from({ length: size }, (_, k) => ({ name: `in column ${k + 1}`, has: (at: number) => column(at) === k })),
    ...single,
  ];
}
