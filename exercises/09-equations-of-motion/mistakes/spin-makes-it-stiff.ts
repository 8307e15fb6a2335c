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

/** A fast wheel does not give way. */
export const declared: Declared = { score: 9.5, diagnosis: 'spin-makes-it-stiff' };

const wayOf = (x: number, y: number): '+x' | '-x' | '+y' | '-y' | 'nowhere' => {
  if (x > 0) return '+x';
  if (x < 0) return '-x';
  if (y > 0) return '+y';
  return y < 0 ? '-y' : 'nowhere';
};

export function upperEndGoes({ spin, push, at }: Push): '+x' | '-x' | '+y' | '-y' | 'nowhere' {
  return spin === 0 ? wayOf(at * push[0], at * push[1]) : 'nowhere';
}
