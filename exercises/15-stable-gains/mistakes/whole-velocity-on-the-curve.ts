import type { Declared } from 'rigid-body-lab/course';
import type { Rail } from '../solution.js';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, promisedBound, afterHalving } from '../solution.js';

/** The speed on the curve is the size of the whole velocity. */
export const declared: Declared = { score: 9, diagnosis: 'whole-speed-on-the-curve' };

export function landing({ curvature, speed, railVelocity, railAcceleration }: Rail): 'above' | 'on' | 'below' {
  const height = curvature * (speed ** 2 + railVelocity ** 2) - railAcceleration;
  if (height === 0) return 'on';
  return height > 0 ? 'above' : 'below';
}
