import type { Declared } from 'rigid-body-lab/course';
import type { Rail } from '../solution.js';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, promisedBound, afterHalving } from '../solution.js';

/** The rail runs into the bead. */
export const declared: Declared = { score: 9, diagnosis: 'rail-velocity-alone' };

export function landing({ railVelocity }: Rail): 'above' | 'on' | 'below' {
  if (railVelocity === 0) return 'on';
  return railVelocity > 0 ? 'below' : 'above';
}
