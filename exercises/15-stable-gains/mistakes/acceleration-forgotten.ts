import type { Declared } from 'rigid-body-lab/course';
import type { Rail } from '../solution.js';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, promisedBound, afterHalving } from '../solution.js';

/** Only the shape of the rail. */
export const declared: Declared = { score: 9, diagnosis: 'acceleration-forgotten' };

export function landing({ curvature, speed }: Rail): 'above' | 'on' | 'below' {
  const height = curvature * speed ** 2;
  if (height === 0) return 'on';
  return height > 0 ? 'above' : 'below';
}
