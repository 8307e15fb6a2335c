/**
 * A constraint given as functions, whose derivatives are compared with central differences
 * before they are believed.
 */
import { expectFields, expectFunction } from '../linear/expect-fields.js';
import { expectConfiguration } from './expect-constraint.js';
import { expectDenseMatrix } from '../linear/expect-dense.js';
import { dotKernel } from '../linear/dense-algorithms.js';
import { expectVector, message, shown } from '../linear/expect.js';
import type { Constraint, ConstraintFunctions } from './constraint-types.js';

/**
 * A derivative may miss the differences by this fraction: their own error is some 1e-10,
 * a wrong formula misses by 1.
 */
const AGREEMENT = 1e-6;
/** Step of a central difference: its error h^2 and the rounding 1e-16 / h are both about 1e-10. */
const STEP = 1e-5;

/**
 * A constraint, from functions: what `constraint` makes of them, without loading mathjs,
 * which only formulas need.
 *
 * The derivatives are compared with central differences of f once, where the constraint is first used
 * and at a point nearby: a Jacobian or time derivative that is wrong is an error that names the entry.
 *
 * @param definition f: the m residuals; jacobian: f_y, m rows of n; timeDerivative: f_t, zero by default;
 * secondDerivative: v^T f_yy v + 2 f_ty v + f_tt, by differences of the Jacobian (some ten digits) by default
 * @throws TypeError unless f and jacobian are functions; RangeError, at the first
 * use, for a wrong derivative.
 * @example
 * const circle = constraintFromFunctions({
 *   f: (t, [x, y]) => [x * x + y * y - 1],
 *   jacobian: (t, [x, y]) => [[2 * x, 2 * y]],
 * });
 * circle.secondDerivative(0, [0.6, 0.8], [-4, 3]); // => [50]
 * const wrong = constraintFromFunctions({ f: (t, [x]) => [x * x - 1], jacobian: (t, [x]) => [[x]] });
 * wrong.f(0, [1]); // => throws constraintFromFunctions: expected jacobian[0][0] to be 2
 */
export function constraintFromFunctions(definition: ConstraintFunctions): Constraint {
  return checkedFunctions('constraintFromFunctions', definition);
}

/** `constraintFromFunctions` for the public function `where`. */
export function checkedFunctions(where: string, definition: ConstraintFunctions): Constraint {
  expectFields(where, 'definition', definition, ['f', 'jacobian', 'timeDerivative', 'secondDerivative']);
  const { f, jacobian, secondDerivative } = definition;
  for (const [name, value] of Object.entries({ f, jacobian })) {
    if (typeof value !== 'function') {
      throw new TypeError(
        message(where, `${name} to be a function (t, y) => …`, value, 'Or give equations as formulas.'),
      );
    }
  }
  for (const name of ['timeDerivative', 'secondDerivative'] as const) {
    if (definition[name] !== undefined) expectFunction(where, name, definition[name], '(t, y) => [...]');
  }
  const timeDerivative = definition.timeDerivative ?? ((t, y): number[] => f(t, y).map(() => 0));
  const functions = { f, jacobian, timeDerivative };
  /** How many there are is known from the first use on, which compares the derivatives. */
  let unknowns: number | undefined;
  const firstUse = (t: number, y: readonly number[]): void => {
    expectConfiguration(where, t, y, unknowns);
    if (unknowns !== undefined) return;
    expectDerivatives(where, functions, t, y);
    // Not only where y or t happen to be zero: there a wrong term can vanish.
    const [tNear, near] = [t + 0.1, y.map((x, j) => x + 0.1 * (1 + Math.abs(x)) * Math.sin(j + 1))];
    if (isFiniteAt(functions, tNear, near)) expectDerivatives(where, functions, tNear, near);
    unknowns = y.length;
  };
  const after =
    <R>(g: (t: number, y: readonly number[]) => R) =>
    (t: number, y: readonly number[]): R => {
      firstUse(t, y);
      return g(t, y);
    };
  const alongMotion = (t: number, y: readonly number[], v: readonly number[]): number[] => {
    const rate = (s: number): number[] => {
      const moved = y.map((x, j) => x + s * v[j]);
      const fTime = timeDerivative(t + s, moved);
      return jacobian(t + s, moved).map((row, i) => dotKernel(row, v) + fTime[i]);
    };
    const h = STEP / Math.max(1, ...v.map(Math.abs));
    const [ahead, behind] = [rate(h), rate(-h)];
    return ahead.map((x, i) => (x - behind[i]) / (2 * h));
  };
  return {
    f: after(f),
    jacobian: after(jacobian),
    timeDerivative: after(timeDerivative),
    secondDerivative: (t, y, v) => {
      firstUse(t, y);
      expectVector(where, 'v', v, y.length);
      return (secondDerivative ?? alongMotion)(t, y, v);
    },
  };
}

type Functions = Required<Pick<ConstraintFunctions, 'f' | 'jacobian' | 'timeDerivative'>>;

function isFiniteAt({ f, jacobian }: Functions, t: number, y: readonly number[]): boolean {
  try {
    return [...f(t, y), ...jacobian(t, y).flat()].every(Number.isFinite);
  } catch {
    return false;
  }
}

function expectDerivatives(
  where: string,
  { f, jacobian, timeDerivative }: Functions,
  t: number,
  y: readonly number[],
): void {
  const value: unknown = f(t, y);
  if (!Array.isArray(value) || value.length === 0) {
    throw new TypeError(
      message(where, 'f(t, y) to return a list of residuals', value, 'One residual is a list of one.'),
    );
  }
  const m = value.length;
  expectVector(where, 'f(t, y)', value, m);
  if (m > y.length) {
    const reason = `${m} equations for ${y.length} unknowns leave no motion, and can hold only by chance.`;
    throw new RangeError(message(where, 'at most as many equations as unknowns', m, reason));
  }
  const matrix: unknown = jacobian(t, y);
  expectDenseMatrix(where, 'jacobian(t, y)', matrix, { rows: m, columns: y.length });
  const inTime: unknown = timeDerivative(t, y);
  expectVector(where, 'timeDerivative(t, y)', inTime, m);
  const at = `at t = ${t}, y = ${shown(y)}`;
  y.forEach((_, j) => {
    const moved = (s: number): number[] =>
      f(
        t,
        y.map((x, k) => (k === j ? x + s : x)),
      );
    expectColumn(moved, Math.max(1, Math.abs(y[j])), (i) => [`jacobian[${i}][${j}]`, matrix[i][j]]);
  });
  expectColumn(
    (s) => f(t + s, y),
    Math.max(1, Math.abs(t)),
    (i) => [`timeDerivative[${i}]`, (inTime as number[])[i]],
  );

  function expectColumn(moved: (s: number) => number[], scale: number, claim: (i: number) => [string, number]): void {
    const difference = (h: number): number[] => {
      const [ahead, behind] = [moved(h), moved(-h)];
      return ahead.map((x, i) => (x - behind[i]) / (2 * h));
    };
    const fine = difference(STEP * scale);
    const coarse = difference(2 * STEP * scale);
    fine.forEach((wanted, i) => {
      const [name, got] = claim(i);
      // Where f bends strongly the two differences disagree, and are trusted no further than that.
      const allowed = AGREEMENT * Math.max(1, Math.abs(wanted)) + 4 * Math.abs(wanted - coarse[i]);
      if (Math.abs(got - wanted) <= allowed || Number.isNaN(wanted)) return;
      const reason = `Differences of f ${at} say so.`;
      throw new RangeError(message(where, `${name} to be ${Number(wanted.toPrecision(7))}`, got, reason));
    });
  }
}
