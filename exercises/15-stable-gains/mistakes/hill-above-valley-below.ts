import type { Declared } from 'rigid-body-lab/course';
import type { Rail } from '../solution.js';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, promisedBound, afterHalving } from '../solution.js';

/** The shape alone. */
export const declared: Declared = { score: 9, diagnosis: 'hill-above-valley-below' };

export function landing({ curvature }: Rail): 'above' | 'on' | 'below' {
  if (curvature === 0) return 'on';
  return curvature > 0 ? 'above' : 'below';
}
