import type { Declared } from 'rigid-body-lab/course';
export { stepFactor, gainRange, allowsMore, newDeviation, landing, promisedBound, afterHalving } from '../solution.js';

/** The factor instead of what it means. */
export const declared: Declared = { score: 9.5, diagnosis: 'slower-and-faster-exchanged' };

export function moreGain(stepSize: number, gain: number): 'faster' | 'slower' | 'grows' {
  const x = stepSize * gain;
  if (x > 2) return 'grows';
  return x < 1 ? 'slower' : 'faster';
}
