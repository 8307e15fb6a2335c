import type { Declared } from 'rigid-body-lab/course';
import type { Rail } from '../solution.js';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, promisedBound, afterHalving } from '../solution.js';

/** Right velocities keep the constraint. */
export const declared: Declared = { score: 9, diagnosis: 'velocities-keep' };

export function landing({ speed }: Rail): 'above' | 'on' | 'below' {
  return Number.isFinite(speed) ? 'on' : 'above';
}
