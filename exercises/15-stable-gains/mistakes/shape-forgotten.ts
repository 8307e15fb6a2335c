import type { Declared } from 'rigid-body-lab/course';
import type { Rail } from '../solution.js';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, promisedBound, afterHalving } from '../solution.js';

/** Only the acceleration. */
export const declared: Declared = { score: 9, diagnosis: 'shape-forgotten' };

export function landing({ railAcceleration }: Rail): 'above' | 'on' | 'below' {
  const height = -railAcceleration;
  if (height === 0) return 'on';
  return height > 0 ? 'above' : 'below';
}
