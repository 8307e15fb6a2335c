/**
 * What the public functions on symmetric matrices share: the check of symmetry and the
 * way into the Jacobi algorithm.
 */
import { fixAxes, joinRepeated } from './canonical-axes.js';
import { expectMatrix3, message } from './expect.js';
import { jacobiEigen } from './jacobi.js';
import type { Mat3, ReadonlyMat3 } from './mat3.js';
import type { Vec3 } from './vec3.js';

/**
 * Differences across the diagonal up to this part of the largest entry are rounding;
 * a misplaced product is larger.
 */
export const ASYMMETRY = 1e-9;

/** The largest magnitude of the entries. */
export function largestEntry(matrix: ReadonlyMat3): number {
  return Math.max(...matrix.map((row) => Math.max(...row.map(Math.abs))));
}

/** Whether the matrix equals its transpose up to rounding. */
export function isSymmetric(matrix: ReadonlyMat3): boolean {
  const [[, ab, ac], [ba, , bc], [ca, cb]] = matrix;
  const apart = Math.max(Math.abs(ab - ba), Math.abs(ac - ca), Math.abs(bc - cb));
  return apart === 0 || apart <= ASYMMETRY * largestEntry(matrix);
}

/** Throws unless the value is a finite symmetric 3x3 matrix. */
export function expectSymmetric(where: string, name: string, matrix: ReadonlyMat3): void {
  if (!isMatrix3(matrix)) expectMatrix3(where, name, matrix);
  if (isSymmetric(matrix)) return;
  const reason = 'Entries across the diagonal must be equal; one of them is misplaced or has the wrong sign.';
  throw new RangeError(message(where, `${name} to be symmetric`, matrix, reason));
}

/** The same question as `expectMatrix3` without the texts, which cost more than the eigenvalues. */
function isMatrix3(matrix: unknown): boolean {
  if (!Array.isArray(matrix) || matrix.length !== 3) return false;
  const [a, b, c] = matrix as unknown[];
  return isRow3(a) && isRow3(b) && isRow3(c);
}

function isRow3(row: unknown): boolean {
  if (!Array.isArray(row) || row.length !== 3) return false;
  const [x, y, z] = row as unknown[];
  return Number.isFinite(x) && Number.isFinite(y) && Number.isFinite(z);
}

// Calls do not overlap and the results are copied out, so one set of arrays serves all of them.
const flat = new Float64Array(9);
const values = new Float64Array(3);
const vectors = new Float64Array(9);

/** The checked eigen-decomposition; `where` is the public function that the message names. */
export function eigenOfSymmetric(where: string, name: string, matrix: ReadonlyMat3): { values: Vec3; vectors: Mat3 } {
  solve(where, name, matrix);
  return solution();
}

/**
 * The same, with values that agree to this part of the largest made one, and its vectors chosen accordingly.
 */
export function eigenWithRepeated(
  where: string,
  name: string,
  matrix: ReadonlyMat3,
  part: number,
): { values: Vec3; vectors: Mat3 } {
  solve(where, name, matrix);
  joinRepeated(values, part);
  fixAxes(values, vectors);
  return solution();
}

function solve(where: string, name: string, matrix: ReadonlyMat3): void {
  expectSymmetric(where, name, matrix);
  const [[a, ab, ac], [ba, b, bc], [ca, cb, c]] = matrix;
  flat[0] = a;
  flat[1] = ab / 2 + ba / 2;
  flat[2] = ac / 2 + ca / 2;
  flat[4] = b;
  flat[5] = bc / 2 + cb / 2;
  flat[8] = c;
  jacobiEigen(flat, values, vectors);
}

function solution(): { values: Vec3; vectors: Mat3 } {
  // Adding 0 turns -0 into 0, which prints better.
  return {
    values: [values[0], values[1], values[2]],
    vectors: [
      [vectors[0] + 0, vectors[1] + 0, vectors[2] + 0],
      [vectors[3] + 0, vectors[4] + 0, vectors[5] + 0],
      [vectors[6] + 0, vectors[7] + 0, vectors[8] + 0],
    ],
  };
}
