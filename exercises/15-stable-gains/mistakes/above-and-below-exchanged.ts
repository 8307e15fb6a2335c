import type { Declared } from 'rigid-body-lab/course';
import type { Rail } from '../solution.js';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, promisedBound, afterHalving } from '../solution.js';

/** Where the rail is, seen from the bead. */
export const declared: Declared = { score: 9, diagnosis: 'above-and-below-exchanged' };

export function landing({ curvature, speed, railAcceleration }: Rail): 'above' | 'on' | 'below' {
  const height = railAcceleration - curvature * speed ** 2;
  if (height === 0) return 'on';
  return height > 0 ? 'above' : 'below';
}
