/**
 * All solutions of A v = b with fewer equations than unknowns (paper Theorem 1),
 * and the elimination of eq. 4.
 */
import { eliminationKernel, lengthOf, shortestSolution } from '../linear/dense-algorithms.js';
import type { DenseMatrix, ReadonlyDenseMatrix } from '../linear/dense-algorithms.js';
import { expectDenseMatrix } from '../linear/expect-dense.js';
import { expectFields, expectList } from '../linear/expect-fields.js';
import { expectFinite, expectVector, message } from '../linear/expect.js';
import { crossKernel, independentRows, tangentOf } from './unchecked.js';

/** A solution of A v = b and its two parts: v = c tangent + normal. */
export interface GeneralSolution {
  v: number[];
  /** [A C], which A maps to zero: the motion that the constraint leaves free. */
  tangent: number[];
  /** A⁺ b, the shortest solution, perpendicular to every tangent. */
  normal: number[];
  /** How many of the equations are independent; fewer than A has rows where some repeat what others say. */
  rank: number;
}

/**
 * A row counts as a combination of others if this part of it, or less, is not one: the rounding
 * of a product of matrices.
 */
const REDUNDANT = 1e-12;
/** Redundant equations must agree to this part of their terms; larger is no rounding but a contradiction. */
const AGREEMENT = 1e-9;

/**
 * The generalised vector product of n - 1 vectors of n numbers: component j is the determinant whose
 * first row is the j-th unit vector and whose other rows are the vectors (paper Theorem 1, [A C]).
 * It is perpendicular to all of them, and zero if they are linearly dependent (erratum P5).
 *
 * @example
 * generalizedCross([[1, 0, 0], [0, 1, 0]]); // => [0, 0, 1]
 * generalizedCross([[3, 4]]); // => [4, -3]
 */
export function generalizedCross(rows: ReadonlyDenseMatrix): number[] {
  expectDenseMatrix('generalizedCross', 'rows', rows, Array.isArray(rows) ? { columns: rows.length + 1 } : {});
  return crossKernel(rows);
}

/**
 * A solution of A v = b, v = c [A C] + A⁺ b (paper Theorem 1, eq. 9, with the corrections of erratum P5).
 * As c and C vary, every solution is reached.
 *
 * Equations that repeat what others say do no harm: A⁺ b is the least-squares answer, `rank` says how many
 * count, and the rows that depend on those before them have no part in [A C].
 *
 * @param A m rows of n numbers
 * @param b m numbers
 * @param options C: n - 1 - rank more rows, which with those of A fix the direction of the tangent;
 * c: how far along it. Without c it is 0, the result is the shortest solution, and C is not needed;
 * a tangent that C does not fix is then zero.
 * @throws RangeError if no v satisfies all equations, with the numbers of the one that misses most,
 * or if with c the rows of A and C are linearly dependent; TypeError for a wrong shape.
 * @example
 * generalSolution([[3, 4]], [10], { c: 2 });
 * // => { v: [9.2, -4.4], tangent: [4, -3], normal: [1.2, 1.6], rank: 1 }
 * generalSolution([[3, 4], [6, 8]], [10, 20]).rank; // => 1
 * generalSolution([[3, 4], [6, 8]], [10, 21]); // => throws The rank is 1 of 2 rows
 */
export function generalSolution(
  A: ReadonlyDenseMatrix,
  b: readonly number[],
  options: { C?: ReadonlyDenseMatrix; c?: number } = {},
): GeneralSolution {
  const where = 'generalSolution';
  expectDenseMatrix(where, 'A', A);
  const [m, n] = [A.length, A[0].length];
  expectVector(where, 'b', b, m);
  expectFields(where, 'options', options, ['C', 'c']);
  const { C = [], c = 0 } = options;
  expectFinite(where, 'c', c);
  if (!Array.isArray(C) || C.length > 0) expectDenseMatrix(where, 'C', C, { columns: n });
  const { x: normal, rank, misfit } = shortestSolution(A, b, REDUNDANT);
  if (rank < m) expectAgreement(where, A, b, { v: normal, rank, misfit });
  const tangent = tangentOf(where, rank === m ? A : independentRows(A, REDUNDANT), C, c !== 0);
  return { v: normal.map((x, j) => x + c * tangent[j]), tangent, normal, rank };
}

function expectAgreement(
  where: string,
  A: ReadonlyDenseMatrix,
  b: readonly number[],
  { v, rank, misfit }: { v: readonly number[]; rank: number; misfit: readonly number[] },
): void {
  const length = lengthOf(v);
  const excess = misfit.map((value, i) => Math.abs(value) / (Math.abs(b[i]) + lengthOf(A[i]) * length || 1));
  const worst = excess.indexOf(Math.max(...excess));
  if (excess[worst] <= AGREEMENT) return;
  const reason =
    `The rank is ${rank} of ${A.length} rows, and the right sides contradict each other: ` +
    `the nearest v gives row ${worst} the value ${Number((b[worst] - misfit[worst]).toPrecision(7))} instead of ${b[worst]}.`;
  throw new RangeError(message(where, 'equations that can hold together', A, reason));
}

/**
 * The dependent velocities when the others are given: f_y1 v1 = b - f_y2 v2 (paper eq.
 * 4 and the line before it).
 *
 * @param A the Jacobian f_y, m rows of n numbers
 * @param b m numbers: -f_t, or a - f_t with a feedback (paper eq. 7)
 * @param velocities dependent: the m columns of A to solve for; independent: the other n - m
 * velocities in their order
 * @returns the m dependent velocities, in the order of `dependent`
 * @throws RangeError if the chosen columns are singular: in that configuration they do
 * not follow from the others.
 * @example
 * dependentVelocities([[1, -2]], [0], { dependent: [1], independent: [3] }); // => [1.5]
 */
export function dependentVelocities(
  A: ReadonlyDenseMatrix,
  b: readonly number[],
  velocities: { dependent: readonly number[]; independent: readonly number[] },
): number[] {
  const where = 'dependentVelocities';
  expectFields(where, 'velocities', velocities, ['dependent', 'independent']);
  const { dependent, independent } = velocities;
  expectList(where, 'dependent', dependent, { least: 1, reason: 'It names columns of A, counted from 0.' });
  expectDenseMatrix(where, 'A', A);
  const [m, n] = [A.length, A[0].length];
  expectVector(where, 'b', b, m);
  const columns = new Set(dependent);
  if (
    columns.size !== m ||
    dependent.length !== m ||
    ![...columns].every((j) => Number.isInteger(j) && j >= 0 && j < n)
  ) {
    const reason = 'Each equation determines one velocity.';
    throw new RangeError(message(where, `dependent to be ${m} different columns of ${n}`, dependent, reason));
  }
  expectVector(where, 'independent', independent, n - m);
  const others = Array.from({ length: n }, (_, j) => j).filter((j) => !columns.has(j));
  const square: DenseMatrix = A.map((row) => dependent.map((j) => row[j]));
  const right = A.map((row, i) => others.reduce((sum, j, k) => sum - row[j] * independent[k], b[i]));
  const { solution, singular } = eliminationKernel(square, right);
  if (singular) {
    const reason = 'Here these velocities do not follow from the others: choose other columns, or use generalSolution.';
    throw new RangeError(message(where, `columns ${dependent.join(', ')} of A to be invertible`, square, reason));
  }
  return solution;
}
