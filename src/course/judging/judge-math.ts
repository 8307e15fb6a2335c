/**
 * The little mathematics of the judges, written out here: a judge must not rest on
 * the library that it judges.
 */
import type { Judgement, Leaf } from './judgement.js';
import { product, transposed } from './vectors.js';
import { isJudgement, isList, malformed, numbers, pairs } from './judgement.js';

const ZEROS = [0, 1, 2].map(() => [0, 0, 0]);

/** The nine numbers of a 3x3 matrix. */
export function matrix3(value: unknown): Leaf[] | Judgement {
  return pairs(value, ZEROS);
}

/** The four numbers of a quaternion. */
export function quaternion(value: unknown): Leaf[] | Judgement {
  return pairs(value, [0, 0, 0, 0]);
}

/** The numbers of each entry of a list, if it has at least `count`; `like` is one entry's wanted shape. */
export function atLeast(count: number, value: unknown, like?: readonly [unknown]): Leaf[][] | Judgement {
  if (!isList(value) || value.length < count) return malformed(`a list of at least ${count} is wanted`, value);
  const entries = Array.from(value, (entry, i) => (like ? pairs(entry, like[0], `[${i}]`) : numbers(entry, `[${i}]`)));
  const wrong = entries.find(isJudgement);
  if (wrong) return wrong;
  const lists = entries as Leaf[][];
  const uneven = lists.findIndex((entry) => entry.length === 0 || entry.length !== lists[0].length);
  return uneven < 0 ? lists : malformed('entries of one shape are wanted', value, `[${uneven}]`);
}

/**
 * The angle of the rotation that leads from the wanted matrix to the one given: exact for small angles too.
 */
export function rotationAngle(got: readonly Leaf[], wanted: readonly (readonly number[])[]): number {
  const rows = [0, 1, 2].map((i) => [0, 1, 2].map((j) => got[3 * i + j].got));
  const r = product(transposed(wanted), rows);
  const sine = Math.hypot(r[2][1] - r[1][2], r[0][2] - r[2][0], r[1][0] - r[0][1]);
  return Math.atan2(sine, r[0][0] + r[1][1] + r[2][2] - 1);
}

/** The slope of the straight line through points [x, y] with the least squared error. */
export function leastSquaresSlope(points: readonly (readonly number[])[]): number {
  const mean = (k: number): number => points.reduce((sum, p) => sum + p[k], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const products = points.reduce((sum, p) => sum + (p[0] - x) * (p[1] - y), 0);
  return products / points.reduce((sum, p) => sum + (p[0] - x) ** 2, 0);
}
