import { euler, gainInterval, kutta3, midpoint, rk4 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Method } from '../solution.js';
export { stepFactor, moreGain, allowsMore, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** The library is asked for the answer: the file is not accepted. */
export const declared: Declared = { score: 0, diagnosis: null };

export function gainRange({ coefficients }: Method, stepSize: number, alpha: number): [number, number] | null {
  return gainInterval([euler, midpoint, kutta3, rk4][coefficients.length - 2], stepSize, alpha);
}
