import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, gainRange, allowsMore, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** The borders at half of the products. */
export const declared: Declared = { score: 9.5, diagnosis: 'half-the-gain' };

export function moreGain(stepSize: number, gain: number): 'faster' | 'slower' | 'grows' {
  const x = stepSize * gain;
  if (x < 0.5) return 'faster';
  return x < 1 ? 'slower' : 'grows';
}
