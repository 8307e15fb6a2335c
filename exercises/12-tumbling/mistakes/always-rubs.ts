import type { Declared } from 'rigid-body-lab/course';
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

/** ω is not looked at. */
export const declared: Declared = { score: 9.5, diagnosis: 'always-rubs' };

export function change(
  brake: 'none' | 'outside' | 'inside',
  quantity: 'momentum' | 'energy' | 'ratio',
): 'falls' | 'stays' | 'grows' {
  return right(brake, quantity, [1, 1, 1]);
}
