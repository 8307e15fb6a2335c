import type { Declared } from 'rigid-body-lab/course';
import type { Rail } from '../solution.js';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, promisedBound, afterHalving } from '../solution.js';

/** A valley holds the bead. */
export const declared: Declared = { score: 9, diagnosis: 'valley-holds-the-bead' };

export function landing(rail: Rail): 'above' | 'on' | 'below' {
  if (rail.curvature < 0) return 'on';
  const down = rail.curvature * rail.speed ** 2;
  const up = rail.railAcceleration;
  if (Math.abs(down - up) <= 1e-9 * Math.max(Math.abs(down), Math.abs(up))) return 'on';
  return down > up ? 'above' : 'below';
}
