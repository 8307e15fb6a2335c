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

/** With the brake from outside T falls faster than L, so the ratio grows. */
export const declared: Declared = { score: 9.5, diagnosis: 'energy-falls-faster' };

export function change(
  brake: 'none' | 'outside' | 'inside',
  quantity: 'momentum' | 'energy' | 'ratio',
  omega: Vec3,
): 'falls' | 'stays' | 'grows' {
  return brake === 'outside' && quantity === 'ratio' ? 'grows' : right(brake, quantity, omega);
}
