import type { Declared } from 'rigid-body-lab/course';
import type { Throw } from '../solution.js';
import { flipsFirst as right } from '../solution.js';
export {
  growthRate,
  timeBetweenFlips,
  pointing,
  undampedTime,
  dampedTime,
  change,
  finalSpin,
  frictionHeat,
  nudgeFate,
} from '../solution.js';

/** Equal throws fall into the last branch. */
export const declared: Declared = { score: 9.5, diagnosis: 'ties-forgotten' };

export function flipsFirst(axis: 1 | 2 | 3, one: Throw, other: Throw): 'first' | 'second' | 'together' | 'neither' {
  const answer = right(axis, one, other);
  return answer === 'together' ? 'second' : answer;
}
