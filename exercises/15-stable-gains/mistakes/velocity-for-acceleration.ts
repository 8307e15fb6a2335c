import type { Declared } from 'rigid-body-lab/course';
import type { Rail } from '../solution.js';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, promisedBound, afterHalving } from '../solution.js';

/** The velocity of the rail in place of its acceleration. */
export const declared: Declared = { score: 9, diagnosis: 'velocity-for-acceleration' };

export function landing({ curvature, speed, railVelocity }: Rail): 'above' | 'on' | 'below' {
  const height = curvature * speed ** 2 - railVelocity;
  if (height === 0) return 'on';
  return height > 0 ? 'above' : 'below';
}
