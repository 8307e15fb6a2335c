import type { Declared } from 'rigid-body-lab/course';
import type { Rail } from '../solution.js';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, promisedBound, afterHalving } from '../solution.js';

/** One answer for all. */
export const declared: Declared = { score: 9, diagnosis: 'one-answer-for-all' };

export function landing({ speed }: Rail): 'above' | 'on' | 'below' {
  return Number.isFinite(speed) ? 'above' : 'on';
}
