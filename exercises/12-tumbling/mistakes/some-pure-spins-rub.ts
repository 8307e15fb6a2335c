import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from '../solution.js';
import { change as right } from '../solution.js';
export {
  growthRate,
  flipsFirst,
  timeBetweenFlips,
  pointing,
  undampedTime,
  dampedTime,
  finalSpin,
  frictionHeat,
  nudgeFate,
} from '../solution.js';

/** A spin about another axis than the third rubs. */
export const declared: Declared = { score: 9.5, diagnosis: 'some-pure-spins-rub' };

export function change(
  brake: 'none' | 'outside' | 'inside',
  quantity: 'momentum' | 'energy' | 'ratio',
  omega: Vec3,
): 'falls' | 'stays' | 'grows' {
  const [a, b, d] = omega;
  return right(brake, quantity, a === 0 && b === 0 ? omega : [1, 2, d]);
}
