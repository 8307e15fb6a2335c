/**
 * The limit of the gain as runs show it: an oracle for `gainInterval` that never looks
 * at a stability function.
 */
import { integrate, residualHistory, stabilized } from 'rigid-body-lab';
import type { Constraint, Tableau } from 'rigid-body-lab';

/**
 * Runs with a gain between one that keeps |f| below `bound` in the second half of the
 * run and one that does not.
 */
export interface GainSearch {
  c: number;
  method: Tableau;
  stepSize: number;
  steps: number;
  y0: number[];
  bound: number;
  between: [kept: number, lost: number];
  /** The width at which bisection ends, 1/s. */
  resolution: number;
}

/**
 * The gain, in 1/s, at which runs stop keeping |f| below the bound. (|f| of the slider-crank
 * can never exceed r + l.)
 */
export function observedGainLimit(constraint: Constraint, search: GainSearch): number {
  const { bound, resolution } = search;
  const keeps = (gain: number): boolean => keepsBound(constraint, search, gain, bound);
  let [kept, lost] = search.between;
  if (!keeps(kept) || keeps(lost)) throw new Error(`the limit is not between ${kept} and ${lost}`);
  while (Math.abs(lost - kept) > resolution) {
    const middle = (kept + lost) / 2;
    if (keeps(middle)) kept = middle;
    else lost = middle;
  }
  return (kept + lost) / 2;
}

function keepsBound(constraint: Constraint, search: GainSearch, gain: number, bound: number): boolean {
  const { c, y0, method, stepSize, steps } = search;
  try {
    const run = integrate(stabilized(constraint, { gain, c }), y0, { t1: steps * stepSize, stepSize, method });
    return residualHistory(constraint, run)
      .residual.slice(Math.floor(steps / 2))
      .every((residual) => residual <= bound);
  } catch (error) {
    // A run that leaves the range of numbers, or reaches a singular place, does not keep the bound.
    if (error instanceof RangeError) return false;
    throw error;
  }
}
