import type { Declared } from 'rigid-body-lab/course';
import type { Rail } from '../solution.js';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, promisedBound, afterHalving } from '../solution.js';

/** v squared over r. */
export const declared: Declared = { score: 9, diagnosis: 'radius-for-curvature' };

export function landing(rail: Rail): 'above' | 'on' | 'below' {
  const down = rail.curvature === 0 ? 0 : rail.speed ** 2 / rail.curvature;
  const up = rail.railAcceleration;
  if (Math.abs(down - up) <= 1e-9 * Math.max(Math.abs(down), Math.abs(up))) return 'on';
  return down > up ? 'above' : 'below';
}
