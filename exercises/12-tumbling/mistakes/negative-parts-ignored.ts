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

/** Only positive parts are counted. */
export const declared: Declared = { score: 9.5, diagnosis: 'negative-parts-ignored' };

export function change(
  brake: 'none' | 'outside' | 'inside',
  quantity: 'momentum' | 'energy' | 'ratio',
  omega: Vec3,
): 'falls' | 'stays' | 'grows' {
  const moves = omega.filter((w) => w > 0).length > 1;
  return right(brake, quantity, moves ? [1, 2, 3] : [1, 0, 0]);
}
