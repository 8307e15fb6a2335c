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

/** The axle goes along the torque, whichever way the wheel spins. */
export const declared: Declared = { score: 9.5, diagnosis: 'either-spin-alike' };

const wayOf = (x: number, y: number): '+x' | '-x' | '+y' | '-y' | 'nowhere' => {
  if (x > 0) return '+x';
  if (x < 0) return '-x';
  if (y > 0) return '+y';
  return y < 0 ? '-y' : 'nowhere';
};

export function upperEndGoes({ spin, push, at }: Push): '+x' | '-x' | '+y' | '-y' | 'nowhere' {
  return spin === 0 ? wayOf(at * push[0], at * push[1]) : wayOf(-at * push[1], at * push[0]);
}
