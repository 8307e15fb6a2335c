import type { Declared } from 'rigid-body-lab/course';
import type { Rail } from '../solution.js';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, promisedBound, afterHalving } from '../solution.js';

/** The rail runs away with its velocity. */
export const declared: Declared = { score: 9, diagnosis: 'rail-velocity-counts' };

export function landing({ curvature, speed, railVelocity, railAcceleration }: Rail): 'above' | 'on' | 'below' {
  const height = curvature * speed ** 2 - railAcceleration - railVelocity;
  if (height === 0) return 'on';
  return height > 0 ? 'above' : 'below';
}
