import type { Declared } from 'rigid-body-lab/course';
import type { Rail } from '../solution.js';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, promisedBound, afterHalving } from '../solution.js';

/** The speed once. */
export const declared: Declared = { score: 9, diagnosis: 'speed-not-squared' };

export function landing({ curvature, speed, railAcceleration }: Rail): 'above' | 'on' | 'below' {
  const height = curvature * speed - railAcceleration;
  if (height === 0) return 'on';
  return height > 0 ? 'above' : 'below';
}
