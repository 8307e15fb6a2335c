/** The feedback of a stabilised constraint. */
import { applyKernel, lengthOf } from '../linear/dense-algorithms.js';
import type { ReadonlyDenseMatrix } from '../linear/dense-algorithms.js';
import { expectDenseMatrix } from '../linear/expect-dense.js';
import { expectFinite, message } from '../linear/expect.js';

/**
 * The feedback k in f' = -k f, 1/s: one number, or an m x m matrix. Positive heals; the paper
 * prints the other sign (P1).
 */
export type Gain = number | ReadonlyDenseMatrix;

/** Throws unless the gain is a finite number or a square matrix of them. */
export function expectGain(where: string, gain: Gain): void {
  if (!Array.isArray(gain)) expectFinite(where, 'gain', gain);
  else expectDenseMatrix(where, 'gain', gain, { columns: gain.length });
}

/** The product of the gain with the residuals; a matrix must have one row for each. */
export function applyGain(where: string, gain: Gain, x: readonly number[]): number[] {
  if (typeof gain === 'number') return x.map((value) => gain * value);
  if (gain.length !== x.length) {
    const reason = 'A matrix gain maps the residuals of the equations to each other.';
    throw new TypeError(message(where, `gain to be a number or ${x.length} x ${x.length}`, gain, reason));
  }
  return applyKernel(gain, x);
}

/** How large a feedback can be for residuals of size 1, up to the factor that their number makes. */
export function gainSize(gain: Gain): number {
  return typeof gain === 'number' ? Math.abs(gain) : Math.max(...gain.map(lengthOf));
}
