import type { Declared } from 'rigid-body-lab/course';
import type { Rail } from '../solution.js';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, promisedBound, afterHalving } from '../solution.js';

/** Half of the acceleration against the whole hill. */
export const declared: Declared = { score: 9, diagnosis: 'half-forgotten-on-one-side' };

export function landing(rail: Rail): 'above' | 'on' | 'below' {
  const down = rail.curvature * rail.speed ** 2;
  const up = rail.railAcceleration / 2;
  if (Math.abs(down - up) <= 1e-9 * Math.max(Math.abs(down), Math.abs(up))) return 'on';
  return down > up ? 'above' : 'below';
}
