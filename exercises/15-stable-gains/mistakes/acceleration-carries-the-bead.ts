import type { Declared } from 'rigid-body-lab/course';
import type { Rail } from '../solution.js';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, promisedBound, afterHalving } from '../solution.js';

/** The bead goes up with the rail, and further. */
export const declared: Declared = { score: 9, diagnosis: 'acceleration-carries-the-bead' };

export function landing({ curvature, speed, railAcceleration }: Rail): 'above' | 'on' | 'below' {
  const height = curvature * speed ** 2 + railAcceleration;
  if (height === 0) return 'on';
  return height > 0 ? 'above' : 'below';
}
