import type { Declared } from 'rigid-body-lab/course';
import type { Push } from '../solution.js';
export {
  omegaRate,
  whichArrowChanges,
  momentumRates,
  stateRates,
  pathInBox,
  whatActs,
  whatEnergyDoes,
} from '../solution.js';

/** The axle at rest goes along the torque as well. */
export const declared: Declared = { score: 9.5, diagnosis: 'rest-like-spin' };

const wayOf = (x: number, y: number): '+x' | '-x' | '+y' | '-y' | 'nowhere' => {
  if (x > 0) return '+x';
  if (x < 0) return '-x';
  if (y > 0) return '+y';
  return y < 0 ? '-y' : 'nowhere';
};

export function upperEndGoes({ spin, push, at }: Push): '+x' | '-x' | '+y' | '-y' | 'nowhere' {
  const way = spin < 0 ? -1 : 1;
  return wayOf(-at * push[1] * way, at * push[0] * way);
}
