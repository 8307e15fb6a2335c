/** Is a state on its constraint, and which equation is not? And the nearest state that is. */
import { expectFields } from '../linear/expect-fields.js';
import { expectConfiguration, expectConstraint } from './expect-constraint.js';
import { lengthOf } from '../linear/dense-algorithms.js';
import { expectFinite, expectPositive, expectVector, message } from '../linear/expect.js';
import type { Constraint } from './constraint-types.js';
import { residualRate, shortestOnConstraint } from './unchecked.js';

/**
 * Throws unless a start satisfies the constraint (paper eq. 2 and 5), and with a velocity
 * also its derivative (eq. 3).
 *
 * @param start t: 0 by default; y: n numbers; v: their rates, for dynamics; tolerance:
 * the largest residual allowed
 * @throws RangeError that names the first equation that is not satisfied, and by how much it misses
 * @example
 * const circle = constraint({ equations: ['x^2 + y^2 - 1'], variables: ['x', 'y'] });
 * assertConsistent(circle, { y: [0.6, 0.8], tolerance: 1e-9 }); // => undefined
 * assertConsistent(circle, { y: [1, 1], tolerance: 1e-9 });
 * // => throws expected |x^2 + y^2 - 1| <= 1e-9 at the start
 */
export function assertConsistent(
  constraint: Constraint,
  start: { t?: number; y: readonly number[]; v?: readonly number[]; tolerance: number },
): void {
  const where = 'assertConsistent';
  expectConstraint(where, constraint);
  expectFields(where, 'start', start, ['t', 'y', 'v', 'tolerance']);
  const { t = 0, y, v, tolerance } = start;
  expectFinite(where, 't', t);
  expectPositive(where, 'tolerance', tolerance, 'Rounding alone leaves some 1e-16.');
  expectConfiguration(where, t, y, constraint.variables?.length);
  expectSmall(where, constraint, constraint.f(t, y), tolerance, [
    '',
    'The start does not satisfy the constraint: see projectOntoConstraint.',
  ]);
  if (v === undefined) return;
  expectVector(where, 'v', v, y.length);
  expectSmall(where, constraint, residualRate(constraint, t, y, v), tolerance, [
    'd/dt ',
    'The velocity leads off the constraint: f_y v + f_t must be zero.',
  ]);
}

function expectSmall(
  where: string,
  { equations }: Constraint,
  residual: readonly number[],
  tolerance: number,
  [prefix, reason]: [string, string],
): void {
  const i = residual.findIndex((value) => !(Math.abs(value) <= tolerance));
  if (i < 0) return;
  const name = equations?.[i] ?? `f[${i}]`;
  throw new RangeError(message(where, `|${prefix}${name}| <= ${tolerance} at the start`, residual[i], reason));
}

/**
 * A configuration on the constraint near the given one, by Newton steps y - f_y⁺ f along the shortest way.
 *
 * @param guess t: 0 by default; y: n numbers
 * @returns n numbers with |f| at rounding level
 * @throws RangeError if the steps do not converge from there, meet a gradient that is zero,
 * or the equations contradict each other.
 * @example
 * const circle = constraint({ equations: ['x^2 + y^2 - 1'], variables: ['x', 'y'] });
 * projectOntoConstraint(circle, { y: [3, 4] }); // => [0.6, 0.8]
 */
export function projectOntoConstraint(constraint: Constraint, guess: { t?: number; y: readonly number[] }): number[] {
  const where = 'projectOntoConstraint';
  expectConstraint(where, constraint);
  expectFields(where, 'guess', guess, ['t', 'y']);
  const { t = 0, y } = guess;
  expectFinite(where, 't', t);
  expectConfiguration(where, t, y, constraint.variables?.length);
  let at = [...y];
  let size = Infinity;
  // Newton's method doubles the digits; a start that needs more than 50 steps is not near the constraint.
  for (let step = 0; step < 50; step++) {
    const f = constraint.f(t, at);
    const before = size;
    size = Math.max(...f.map(Math.abs));
    if (size === 0 || (size < 1e-9 && size >= before / 2)) return at;
    const system = { A: constraint.jacobian(t, at), wanted: f, size: () => lengthOf(at) };
    const { x: correction } = shortestOnConstraint(where, constraint, { t, y: at }, system);
    at = at.map((x, j) => x - correction[j]);
  }
  const reason = 'Newton steps from here do not reach the constraint: start nearer, or it cannot be satisfied.';
  throw new RangeError(message(where, 'a start near the constraint', y, reason));
}
