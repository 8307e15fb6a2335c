/**
 * How large an adaptive step may be (Hairer, Norsett, Wanner, Solving Ordinary
 * Differential Equations I, II.4).
 */
import type { InPlace } from '../forms.js';

/** The error that is allowed: absTol + relTol |y|, for each number. */
export interface Tolerances {
  relTol: number;
  absTol: number;
}

/** Root mean square of `error` in units of the allowed one; at most 1 means accepted. */
export function errorNorm(
  error: Float64Array,
  y: Float64Array,
  next: Float64Array,
  { relTol, absTol }: Tolerances,
): number {
  const scaled = (i: number): number => error[i] / (absTol + relTol * Math.max(Math.abs(y[i]), Math.abs(next[i])));
  let sum = 0;
  for (let i = 0; i < error.length; i++) sum += scaled(i) * scaled(i);
  if (sum < Infinity && sum > 1e-290) return Math.sqrt(sum / error.length);
  // Squares beyond 1e308 or below 1e-308, or no number at all: again in units of the largest.
  let largest = 0;
  for (let i = 0; i < error.length; i++) largest = Math.max(largest, Math.abs(scaled(i)));
  if (!(largest > 0 && largest < Infinity)) return largest;
  sum = 0;
  for (let i = 0; i < error.length; i++) sum += (scaled(i) / largest) ** 2;
  return largest * Math.sqrt(sum / error.length);
}

/**
 * The factor from a step with this error to the next: the error of a method of this
 * order goes as h^(order + 1).
 */
export function stepFactor(error: number, order: number): number {
  // A trial outside of the domain of f gives no number: shrink as far as a bad error would.
  if (Number.isNaN(error)) return 0.2;
  // 0.9 aims a little below the tolerance; beyond 0.2 … 10 the error's leading term no longer tells.
  return Math.min(10, Math.max(0.2, 0.9 * error ** (-1 / (order + 1))));
}

/**
 * A first step size from the sizes of y, y' and y'' at the start, where y' is `slope` and
 * y'' a difference quotient.
 */
export function firstStepSize(
  f: InPlace,
  start: { t0: number; y: Float64Array; slope: Float64Array; span: number },
  tolerances: Tolerances,
  order: number,
): number {
  const { t0, y, slope, span } = start;
  const zero = new Float64Array(y.length);
  const size = (u: Float64Array): number => errorNorm(u, y, zero, tolerances);
  const [d0, d1] = [size(y), size(slope)];
  const h0 = Math.min(d0 < 1e-5 || d1 < 1e-5 ? 1e-6 : (0.01 * d0) / d1, Math.abs(span));
  const signed = Math.sign(span) * h0;
  const slope1 = new Float64Array(y.length).fill(NaN);
  f(
    t0 + signed,
    y.map((x, i) => x + signed * slope[i]),
    slope1,
  );
  // The size of y'' times h0: divided by h0 it can overflow.
  const d2 = size(slope1.map((x, i) => x - slope[i]));
  const power = 1 / (order + 1);
  const h1 =
    d1 <= 1e-15 && d2 <= 1e-15 * h0
      ? Math.max(1e-6, 1e-3 * h0)
      : Math.min((0.01 / d1) ** power, (0.01 / d2) ** power * h0 ** power);
  return Math.min(100 * h0, Number.isFinite(h1) ? h1 : h0, Math.abs(span));
}
