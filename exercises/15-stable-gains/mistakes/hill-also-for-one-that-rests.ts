import type { Declared } from 'rigid-body-lab/course';
import type { Rail } from '../solution.js';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, promisedBound, afterHalving } from '../solution.js';

/** A hill falls away from each bead. */
export const declared: Declared = { score: 9, diagnosis: 'hill-also-for-one-that-rests' };

export function landing(rail: Rail): 'above' | 'on' | 'below' {
  if (rail.railAcceleration === 0 && rail.curvature !== 0) return rail.curvature > 0 ? 'above' : 'below';
  const down = rail.curvature * rail.speed ** 2;
  const up = rail.railAcceleration;
  if (Math.abs(down - up) <= 1e-9 * Math.max(Math.abs(down), Math.abs(up))) return 'on';
  return down > up ? 'above' : 'below';
}
