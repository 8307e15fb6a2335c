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

/** A spin with a part that is zero is taken for a steady one. */
export const declared: Declared = { score: 9.5, diagnosis: 'a-zero-is-steady' };

export function change(
  brake: 'none' | 'outside' | 'inside',
  quantity: 'momentum' | 'energy' | 'ratio',
  omega: Vec3,
): 'falls' | 'stays' | 'grows' {
  return right(brake, quantity, omega.includes(0) ? [1, 0, 0] : omega);
}
