/** The formulas of Theorem 1 and of the Jacobian without the checks of public functions. */
import {
  combineRows,
  dotKernel,
  eliminationKernel,
  forwardSubstitution,
  rowFactorization,
} from '../linear/dense-algorithms.js';
import type { ReadonlyDenseMatrix } from '../linear/dense-algorithms.js';
import { expectDenseMatrix } from '../linear/expect-dense.js';
import { message } from '../linear/expect.js';
import type { Constraint } from './constraint-types.js';

/** `generalizedCross` without checks. */
export function crossKernel(rows: ReadonlyDenseMatrix): number[] {
  if (rows.length === 1) return [rows[0][1], -rows[0][0]];
  return Array.from({ length: rows.length + 1 }, (_, j) => {
    const minor = rows.map((row) => row.filter((__, k) => k !== j));
    const { determinant } = eliminationKernel(
      minor,
      minor.map(() => 0),
    );
    return j % 2 === 0 ? determinant : -determinant;
  });
}

/**
 * The shortest solution of A v = b, A⁺ b, for A of full row rank; `refuse` is told the first row that depends on the
 * rows before it.
 */
export function normalKernel(A: ReadonlyDenseMatrix, b: readonly number[], refuse: (row: number) => never): number[] {
  const { L, Q, dependentRow } = rowFactorization(A);
  if (dependentRow >= 0) refuse(dependentRow);
  return combineRows(Q, forwardSubstitution(L, b), A[0].length);
}

/** [A C] with the checks that c and C need; zero if C is left out and no tangent is asked for, or if m = n leaves none. */
export function tangentOf(where: string, A: ReadonlyDenseMatrix, C: ReadonlyDenseMatrix, needed: boolean): number[] {
  const [m, n] = [A.length, A[0].length];
  if (m === n || (C.length === 0 && m < n - 1 && !needed)) return new Array<number>(n).fill(0);
  const missing = n - 1 - m;
  if (missing > 0) expectDenseMatrix(where, 'C', C, { rows: missing, columns: n });
  else if (C.length > 0) {
    throw new TypeError(message(where, 'no C', C, `${m} equations for ${n} unknowns leave one direction.`));
  }
  const rows = [...A, ...C];
  const { dependentRow } = rowFactorization(rows);
  if (dependentRow >= m) {
    const reason = `Row ${dependentRow - m} is zero or depends on the rows before it and those of A, so [A C] is zero.`;
    throw new RangeError(message(where, 'rows of C independent of each other and of A', C, reason));
  }
  return crossKernel(rows);
}

/** Throws the error that a constraint without full rank deserves: it names the equation and the configuration. */
export function refuseRank(
  where: string,
  { equations }: Constraint,
  t: number,
  y: readonly number[],
): (row: number) => never {
  return (row) => {
    if (!y.every(Number.isFinite)) {
      const reason = 'The run has left the range of numbers: the step is too long, or the gain too large.';
      throw new RangeError(message(where, `a finite configuration at t = ${t}`, y, reason));
    }
    const name = equations?.[row] ?? `f[${row}]`;
    const reason =
      `At t = ${t} the gradient of equation ${row} (${name}) is zero, not finite, or depends on those of the equations before it, ` +
      'so no velocity, or many, belong to it.';
    throw new RangeError(message(where, 'a Jacobian of full row rank', y, reason));
  };
}

/** f' = f_y v + f_t, m numbers: how fast the residuals change at the velocity v. */
export function residualRate(
  { jacobian, timeDerivative }: Constraint,
  t: number,
  y: readonly number[],
  v: readonly number[],
): number[] {
  const fTime = timeDerivative(t, y);
  return jacobian(t, y).map((row, i) => dotKernel(row, v) + fTime[i]);
}
