import type { Declared } from 'rigid-body-lab/course';
import type { Rail } from '../solution.js';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, promisedBound, afterHalving } from '../solution.js';

/** The curvature as it is. */
export const declared: Declared = { score: 9, diagnosis: 'speed-does-not-count' };

export function landing({ curvature, railAcceleration }: Rail): 'above' | 'on' | 'below' {
  const height = curvature - railAcceleration;
  if (height === 0) return 'on';
  return height > 0 ? 'above' : 'below';
}
