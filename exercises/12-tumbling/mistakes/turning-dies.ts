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

/** All turning dies away. */
export const declared: Declared = { score: 9.5, diagnosis: 'turning-dies' };

export function change(
  brake: 'none' | 'outside' | 'inside',
  quantity: 'momentum' | 'energy' | 'ratio',
  omega: Vec3,
): 'falls' | 'stays' | 'grows' {
  return brake === 'none' && quantity !== 'ratio' ? 'falls' : right(brake, quantity, omega);
}
