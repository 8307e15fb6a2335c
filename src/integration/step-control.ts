/** How large an adaptive step may be (Hairer, Norsett, Wanner, Solving Ordinary Differential Equations I, II.4). */
import type { InPlace } from './forms.js';

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
  const sum = error.reduce((total, e, i) => {
    const scaled = e / (absTol + relTol * Math.max(Math.abs(y[i]), Math.abs(next[i])));
    return total + scaled * scaled;
  }, 0);
  return Math.sqrt(sum / error.length);
}

/** The factor from a step with this error to the next: the error of a method of this order goes as h^(order + 1). */
export function stepFactor(error: number, order: number): number {
  // 0.9 aims a little below the tolerance; beyond 0.2 … 10 the error's leading term no longer tells.
  return Math.min(10, Math.max(0.2, 0.9 * error ** (-1 / (order + 1))));
}

/** A first step size from the sizes of y, y' and y'' at the start, where y' is `slope` and y'' a difference quotient. */
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
  const d2 = size(slope1.map((x, i) => x - slope[i])) / h0;
  const largest = Math.max(d1, d2);
  const h1 = largest <= 1e-15 ? Math.max(1e-6, 1e-3 * h0) : (0.01 / largest) ** (1 / (order + 1));
  return Math.min(100 * h0, Number.isFinite(h1) ? h1 : h0, Math.abs(span));
}
