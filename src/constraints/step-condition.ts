/** The conditions of the paper's Theorems 2 to 5 along a run. */
import { expectTableau } from '../integration/check-tableau.js';
import { expectFields, expectInteger } from '../linear/expect-fields.js';
import { expectConfiguration, expectConstraint } from './expect-constraint.js';
import { integrate } from '../integration/fixed-step.js';
import type { Tableau } from '../integration/tableau.js';
import { applyKernel } from '../linear/dense-algorithms.js';
import { calledAs, expectFinite, expectPositive } from '../linear/expect.js';
import type { Constraint } from './constraint-types.js';
import { euclideanNorm } from './constraint-report.js';
import { amplificationOf } from './gain-analysis.js';
import type { Gain } from './gain.js';
import { stabilizedRate } from './stabilization.js';
import type { Tangent } from './stabilization.js';

/** One condition of a theorem: a number and what it may be. */
export interface Condition {
  value: number;
  /** The value may be this large. */
  limit: number;
  holds: boolean;
}

/** What `stepCondition` finds. */
export interface StepConditions {
  /** |f| at the start, against eps. */
  start: Condition;
  /** ‖P(-h K)‖, against alpha. */
  amplification: Condition;
  /** The largest remainder |f_next - P(-h K) f| of a step, against (1 - alpha) eps. */
  remainder: Condition;
  /** All three hold; then the theorem promises |f| <= eps at every step. */
  holds: boolean;
  /** The largest |f| of the run. */
  largestResidual: number;
}

/** A run of a stabilised constraint in steps of one size. */
export interface StabilizedRun extends Tangent {
  /** k in 1/s, a number or an m x m matrix. */
  gain: Gain;
  method: Tableau;
  /** h in s. */
  stepSize: number;
  /** How many steps. */
  steps: number;
  /** The start: n numbers, at time zero. */
  y0: number[];
}

/**
 * The conditions of Theorem 2 (Euler), 3, 4 and 5 (methods of order two to four) evaluated along a run: |f|
 * at the start at most eps, ‖P(-h K)‖ at most alpha < 1, and the remainder of every step at most (1 - alpha)
 * eps. If all hold, |f| stays below eps, because each step gives at most alpha eps + (1 - alpha) eps.
 *
 * The remainder is measured, |f_next - P(-h K) f|, which is what the theorems bound by Taylor terms:
 * (h²/2) f'' for Euler. The gain is constant (erratum P20).
 *
 * @param options a StabilizedRun, and epsilon: the bound eps; alpha: by default ‖P(-h
 * K)‖ itself, the best choice
 * @throws RangeError for an epsilon or a step that is not positive, and what
 * `stabilized` and `integrate` throw
 * @example
 * const { constraint } = sliderCrank({ r: 1, l: 2, c: 1 });
 * const run = { gain: 1000, c: 1, method: rk4, stepSize: 1e-3, steps: 2000, y0: [1e-4, 0] };
 * stepCondition(constraint, { ...run, epsilon: 1e-4 }).holds; // => true
 * stepCondition(constraint, { ...run, gain: 2785, epsilon: 1e-4 }).remainder.holds; // => false
 */
export function stepCondition(
  constraint: Constraint,
  options: StabilizedRun & { epsilon: number; alpha?: number },
): StepConditions {
  const where = 'stepCondition';
  expectConstraint(where, constraint);
  expectFields(where, 'options', options, FIELDS);
  const { gain, method, stepSize, epsilon, steps, y0 } = options;
  expectTableau(where, method);
  expectPositive(where, 'stepSize', stepSize, 'Time steps are positive.');
  expectInteger(where, 'steps', steps, 1, 'It is the number of steps of the run.');
  expectConfiguration(where, 0, y0, constraint.variables?.length);
  calledAs(where, () => constraint.f(0, y0));
  expectPositive(where, 'epsilon', epsilon, 'It is the bound that |f| shall keep.');
  const states = statesOf(where, constraint, options);
  const { matrix: P, norm: amplification } = amplificationOf(where, method, { gain, stepSize });
  const { alpha = amplification } = options;
  expectFinite(where, 'alpha', alpha);
  const f = states.map((y, k) => constraint.f(k * stepSize, y));
  const scalar = typeof gain === 'number';
  let remainder = 0;
  let largestResidual = euclideanNorm(f[0]);
  for (let k = 1; k < f.length; k++) {
    const shrunk = scalar ? f[k - 1].map((x) => P[0][0] * x) : applyKernel(P, f[k - 1]);
    remainder = Math.max(remainder, euclideanNorm(f[k].map((x, i) => x - shrunk[i])));
    largestResidual = Math.max(largestResidual, euclideanNorm(f[k]));
  }
  const conditions = {
    start: condition(euclideanNorm(f[0]), epsilon),
    amplification: { value: amplification, limit: alpha, holds: amplification <= alpha && alpha < 1 },
    remainder: condition(remainder, (1 - alpha) * epsilon),
  };
  return { ...conditions, holds: Object.values(conditions).every(({ holds }) => holds), largestResidual };
}

const FIELDS = ['gain', 'c', 'C', 'method', 'stepSize', 'steps', 'y0', 'epsilon', 'alpha'];

function condition(value: number, limit: number): Condition {
  return { value, limit, holds: value <= limit };
}

function statesOf(where: string, constraint: Constraint, run: StabilizedRun): number[][] {
  const { method, stepSize, steps, y0 } = run;
  return integrate(stabilizedRate(where, constraint, run), y0, { t1: steps * stepSize, stepSize, method }).states;
}
