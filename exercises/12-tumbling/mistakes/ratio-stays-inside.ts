import type { Declared } from 'rigid-body-lab/course';
import { change as right } from '../solution.js';
import type { Vec3 } from '../solution.js';
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

/** The ratio is that of the orientation, so it stays. */
export const declared: Declared = { score: 9.5, diagnosis: 'ratio-stays-inside' };

export function change(
  brake: 'none' | 'outside' | 'inside',
  quantity: 'momentum' | 'energy' | 'ratio',
  omega: Vec3,
): string {
  return quantity === 'ratio' ? 'stays' : right(brake, quantity, omega);
}
