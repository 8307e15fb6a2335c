/** Which gains a step size bears: the amplification of the deviation by one step (paper Theorems 2 to 5). */
import { expectFields } from '../linear/expect-fields.js';
import { limitOf, stabilityOf } from '../integration/analysis.js';
import { realRoots } from '../integration/real-roots.js';
import type { Tableau } from '../integration/tableau.js';
import { singularVectorsKernel } from '../linear/dense-algorithms.js';
import type { DenseMatrix } from '../linear/dense-algorithms.js';
import { expectFinite, expectPositive, message } from '../linear/expect.js';
import { expectGain } from './gain.js';
import type { Gain } from './gain.js';

const STEP_REASON = 'Time steps are positive.';

/** What one step makes of the deviation, apart from the remainder. */
export interface StepAmplification {
  /** P(-h K): one row for a number, m rows for an m x m gain. */
  matrix: DenseMatrix;
  /** ‖P(-h K)‖, its largest singular value: |P(-h k)| for a number. */
  norm: number;
}

/**
 * The matrix P(-h K) that one step multiplies the deviation f by, apart from the remainder, and its norm:
 * 1 + z + z²/2 + … up to the order of the method (and the further terms of methods with more stages)
 * at z = -h K. With a norm below one the deviation shrinks up to the remainder (paper Theorems 2 to 5,
 * with K = -k of erratum P1; K constant in time, P20).
 *
 * Below one is not enough for |f| <= eps: RK4 at h k = 2.785 has 0.99956, and |f| of the slider-crank
 * grows to eight times its start, because the remainder of each step is divided by 1 - |P|.
 * `stepCondition` looks at both.
 *
 * @param options gain: k in 1/s, a number or an m x m matrix; stepSize: h in s
 * @throws RangeError for numbers that are not finite or a step that is not positive,
 * TypeError for a wrong shape
 * @example
 * stepAmplification(euler, { gain: 100, stepSize: 1e-3 }).norm; // => 0.9
 * stepAmplification(euler, { gain: [[100, 20], [0, 300]], stepSize: 1e-3 }).matrix;
 * // => [[0.9, -0.02], [0, 0.7]]
 */
export function stepAmplification(method: Tableau, options: { gain: Gain; stepSize: number }): StepAmplification {
  expectFields('stepAmplification', 'options', options, ['gain', 'stepSize']);
  return amplificationOf('stepAmplification', method, options);
}

/** `stepAmplification` for the public function `where`. */
export function amplificationOf(
  where: string,
  method: Tableau,
  { gain, stepSize }: { gain: Gain; stepSize: number },
): StepAmplification {
  expectGain(where, gain);
  expectPositive(where, 'stepSize', stepSize, STEP_REASON);
  const rows = typeof gain === 'number' ? [[gain]] : gain;
  const z = rows.map((row) => row.map((k) => -stepSize * k));
  const unit = z.map((_, i) => z.map((__, j) => (i === j ? 1 : 0)));
  // Horner's scheme, with matrices in the place of numbers.
  const matrix = stabilityOf(where, method).coefficients.reduceRight<DenseMatrix>(
    (value, coefficient) =>
      value.map((row, i) =>
        unit.map((_, j) => row.reduce((sum, x, k) => sum + x * z[k][j], 0) + coefficient * unit[i][j]),
      ),
    z.map((row) => row.map(() => 0)),
  );
  return { matrix, norm: Math.max(...singularVectorsKernel(matrix).sigma) };
}

/**
 * The gains with |P(-h k)| <= alpha, as [lowest, highest] in 1/s: the first such interval above zero.
 * For Euler's method it is (1 - alpha) / h <= k <= (1 + alpha) / h (paper eq. 14).
 *
 * With alpha = 1 it is everything that the stability function bears, from 0 to `stabilityLimit(method) / h`:
 * 2 / h for Euler and the midpoint method, 2.5127 / h for Kutta's third-order, 2.7853 / h for the classical
 * Runge-Kutta method. A larger gain is not "more stable", whatever the paper's Example 3 says (erratum P19).
 *
 * @param method a tableau
 * @param stepSize h in s
 * @param alpha above 0, at most 1
 * @throws RangeError if no gain shrinks the deviation that much, and for arguments out of range
 * @example
 * gainInterval(euler, 1e-3, 0.9); // => [100, 1900]
 * gainInterval(rk4, 1e-3, 0.9); // => [105.3606338, 2715.666579]
 * gainInterval(rk4, 1e-3, 1); // => [0, 2785.293563]
 */
export function gainInterval(method: Tableau, stepSize: number, alpha: number): [lowest: number, highest: number] {
  const where = 'gainInterval';
  expectPositive(where, 'stepSize', stepSize, STEP_REASON);
  expectFinite(where, 'alpha', alpha);
  if (!(alpha > 0 && alpha <= 1)) {
    throw new RangeError(
      message(where, '0 < alpha <= 1', alpha, 'It is the factor by which a step shrinks the deviation.'),
    );
  }
  if (alpha === 1) return [0, limitOf(where, method) / stepSize];
  // In x = h k > 0; |P| leaves the band [-alpha, alpha] only where P is alpha or -alpha.
  const p = stabilityOf(where, method).coefficients.map((coefficient, k) => (k % 2 === 0 ? coefficient : -coefficient));
  const crossings = [alpha, -alpha]
    .flatMap((level) => realRoots([p[0] - level, ...p.slice(1)]))
    .filter((x) => x > 0)
    .sort((a, b) => a - b);
  const isInside = (x: number): boolean => Math.abs(p.reduceRight((value, c) => value * x + c, 0)) <= alpha;
  const inside = crossings.slice(1).map((high, k) => isInside((crossings[k] + high) / 2));
  const first = inside.indexOf(true);
  if (first < 0) {
    const reason = `No gain makes a step of ${method.name} shrink the deviation that much: take a larger alpha.`;
    throw new RangeError(message(where, 'an alpha that can be reached', alpha, reason));
  }
  // P may touch the band from inside: then the interval goes on.
  let last = first;
  while (inside[last + 1]) last++;
  return [crossings[first] / stepSize, crossings[last + 1] / stepSize];
}
