/**
 * The stabilised kinematics of a constraint (paper eq. 7 to 11): a velocity field that heals the deviation f.
 */
import { lengthOf } from '../linear/dense-algorithms.js';
import type { ReadonlyDenseMatrix } from '../linear/dense-algorithms.js';
import { expectFields, expectList } from '../linear/expect-fields.js';
import { expectFinite } from '../linear/expect.js';
import type { Constraint } from './constraint-types.js';
import { expectConfiguration, expectConstraint } from './expect-constraint.js';
import { REDUNDANT, independentRows, shortestOnConstraint, tangentOf } from './unchecked.js';
import { applyGain, expectGain, gainSize } from './gain.js';
import type { Gain } from './gain.js';

export type { Gain } from './gain.js';

/** A right-hand side `(t, y) => y'` for `integrate`. */
export type ConstrainedRate = (t: number, y: readonly number[]) => number[];

/** How the stabilised motion goes along the constraint. */
export interface Tangent {
  /** How far along the tangent, 0 by default; a number, or a function of time and configuration. */
  c?: number | ((t: number, y: readonly number[]) => number);
  /** The n - 1 - m rows that choose the tangent where there are several, or a function that gives them. */
  C?: ReadonlyDenseMatrix | ((t: number, y: readonly number[]) => ReadonlyDenseMatrix);
}

/**
 * The velocity field v = c [f_y C] + f_y⁺ (-k f - f_t) (paper eq. 9 and 10 with the sign of erratum P1).
 * Along its exact solutions f' = -k f: a deviation dies out, and a start on the constraint stays on it.
 * It goes into `integrate` with any method; `gainInterval` says which gains a step size bears.
 *
 * @param constraint from `constraint`
 * @param options gain: k, a number or an m x m matrix, in 1/s; c and C: the motion along the constraint
 * @returns `(t, y) => y'`
 * Equations that repeat what others say do no harm: the velocity is the least-squares one.
 *
 * @throws RangeError, when called, where a gradient is zero, equations contradict each other, or C depends
 * on the gradients; TypeError for a gain or C of the wrong shape.
 * @example
 * const circle = constraint({ equations: ['x^2 + y^2 - 1'], variables: ['x', 'y'] });
 * const rate = stabilized(circle, { gain: 10, c: 0.5 });
 * rate(0, [1, 0]); // => [0, -1]
 * const { states } = integrate(rate, [1.1, 0], { t1: 1, stepSize: 0.01 });
 * circle.f(1, states.at(-1)); // => [9.513e-6]
 */
export function stabilized(constraint: Constraint, options: { gain: Gain } & Tangent): ConstrainedRate {
  const where = 'stabilized';
  expectConstraint(where, constraint);
  expectFields(where, 'options', options, ['gain', 'c', 'C']);
  return stabilizedRate(where, constraint, options);
}

function rowsOf(where: string, C: ReadonlyDenseMatrix): ReadonlyDenseMatrix {
  expectList(where, 'C(t, y)', C, { least: 0, reason: 'It is a list of rows.' });
  return C;
}

/** `stabilized` for the public function `where`, which has looked at the fields. */
export function stabilizedRate(
  where: string,
  constraint: Constraint,
  { gain, c = 0, C = [] }: { gain: Gain } & Tangent,
): ConstrainedRate {
  expectGain(where, gain);
  if (typeof c !== 'function') expectFinite(where, 'c', c);
  if (typeof C !== 'function') expectList(where, 'C', C, { least: 0, reason: 'It is a list of rows, or a function.' });
  return (t, y) => {
    expectConfiguration(where, t, y, constraint.variables?.length);
    const A = constraint.jacobian(t, y);
    const feedback = applyGain(where, gain, constraint.f(t, y));
    const fTime = constraint.timeDerivative(t, y);
    const wanted = feedback.map((value, i) => -value - fTime[i]);
    // A deviation is as large as the unknowns at most, and the feedback asks for k times as much.
    const size = (): number => gainSize(gain) * lengthOf(y);
    const { x: normal, rank } = shortestOnConstraint(where, constraint, { t, y }, { A, wanted, size });
    const along = typeof c === 'function' ? c(t, y) : c;
    if (typeof c === 'function') expectFinite(where, 'c(t, y)', along);
    if (along === 0) return normal;
    const rows = rank === A.length ? A : independentRows(A, REDUNDANT);
    const tangent = tangentOf(where, rows, typeof C === 'function' ? rowsOf(where, C(t, y)) : C, true);
    return normal.map((x, j) => x + along * tangent[j]);
  };
}
