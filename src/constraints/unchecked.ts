/** The formulas of Theorem 1 and of the Jacobian without the checks of public functions. */
import {
  dotKernel,
  eliminationKernel,
  lengthOf,
  rowFactorization,
  shortestSolution,
} from '../linear/dense-algorithms.js';
import type { ReadonlyDenseMatrix, ShortestSolution } from '../linear/dense-algorithms.js';
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
 * Gradients that differ from a combination of others by this part of their length are that combination.
 * Equations that say one thing in several ways have dependent gradients only on the constraint;
 * a run is off it by some 1e-9.
 */
export const REDUNDANT = 1e-8;
/**
 * Redundant equations must agree to this part of the sizes involved: runs and rounded lengths miss by less.
 */
const AGREEMENT = 1e-6;

/** A linear system that one constraint poses: f_y x = wanted, f_y in the metric of the caller. */
export interface ConstraintSystem {
  readonly A: ReadonlyDenseMatrix;
  readonly wanted: readonly number[];
  /**
   * What the wanted values are measured against, in the unit of x: the size of what x
   * corrects. Rarely asked for.
   */
  readonly size: () => number;
}

/**
 * The shortest x in the sense of least squares. Throws for a gradient that is zero and for equations
 * that contradict each other.
 */
export function shortestOnConstraint(
  where: string,
  constraint: Constraint,
  { t, y }: { t: number; y: readonly number[] },
  { A, wanted, size }: ConstraintSystem,
): ShortestSolution {
  const found = shortestSolution(A, wanted, REDUNDANT);
  if (found.rank === A.length) return found;
  const unfit = A.findIndex((row) => !(lengthOf(row) > 0 && row.every(Number.isFinite)));
  if (unfit >= 0) refuseGradient(where, constraint, { t, y }, unfit);
  const lengths = A.map(lengthOf);
  const scale = Math.max(size(), ...wanted.map((value, i) => Math.abs(value) / lengths[i]));
  const worst = found.misfit.reduce(
    (most, value, i) => (Math.abs(value) / lengths[i] > Math.abs(found.misfit[most]) / lengths[most] ? i : most),
    0,
  );
  if (Math.abs(found.misfit[worst]) / lengths[worst] <= AGREEMENT * scale) return found;
  const reason =
    `At t = ${t} only ${found.rank} of the ${A.length} equations are independent, and they contradict each other: ` +
    `${nameOf(constraint, worst)} asks for ${digits(wanted[worst])} where the others allow ${digits(wanted[worst] - found.misfit[worst])}.`;
  throw new RangeError(message(where, 'equations that can hold together', y, reason));
}

/**
 * Throws the error that a gradient deserves from which no velocity follows: it names the
 * equation and the configuration.
 */
function refuseGradient(
  where: string,
  constraint: Constraint,
  { t, y }: { t: number; y: readonly number[] },
  row: number,
): never {
  const reason =
    `At t = ${t} the gradient of equation ${row} (${nameOf(constraint, row)}) is zero or not finite, ` +
    'so no velocity, or many, belong to it.';
  throw new RangeError(message(where, 'a Jacobian of full row rank', y, reason));
}

const digits = (x: number): string => String(Number(x.toPrecision(7)));

function nameOf({ equations }: Constraint, i: number): string {
  return equations?.[i] ?? `f[${i}]`;
}

/**
 * [A C] for independent rows of A, with the checks that C needs if a tangent is asked for; without,
 * zero where C is left out, does not fit or depends on A.
 */
export function tangentOf(where: string, A: ReadonlyDenseMatrix, C: ReadonlyDenseMatrix, needed: boolean): number[] {
  const [m, n] = [A.length, A[0].length];
  const missing = n - 1 - m;
  const none = new Array<number>(n).fill(0);
  if (m === n || (!needed && C.length !== missing)) return none;
  if (missing > 0) expectDenseMatrix(where, 'C', C, { rows: missing, columns: n });
  else if (C.length > 0) {
    throw new TypeError(message(where, 'no C', C, `${m} equations for ${n} unknowns leave one direction.`));
  }
  const rows = [...A, ...C];
  const { dependentRow } = rowFactorization(rows);
  if (dependentRow < m) return crossKernel(rows);
  if (!needed) return none;
  const reason = `Row ${dependentRow - m} is zero or depends on the rows before it and those of A, so [A C] is zero.`;
  throw new RangeError(message(where, 'rows of C independent of each other and of A', C, reason));
}

/** The rows that are no combination of rows before them. */
export function independentRows(A: ReadonlyDenseMatrix, floor: number): ReadonlyDenseMatrix {
  let rows = A;
  for (;;) {
    const { dependentRow } = rowFactorization(rows, floor);
    if (dependentRow < 0) return rows;
    rows = rows.filter((_, i) => i !== dependentRow);
  }
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
