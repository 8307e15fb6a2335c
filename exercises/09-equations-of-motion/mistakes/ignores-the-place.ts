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

/** The place of the push is not looked at, not even whether it is the centre. */
export const declared: Declared = { score: 9.5, diagnosis: 'place-ignored' };

const wayOf = (x: number, y: number): '+x' | '-x' | '+y' | '-y' | 'nowhere' => {
  if (x > 0) return '+x';
  if (x < 0) return '-x';
  if (y > 0) return '+y';
  return y < 0 ? '-y' : 'nowhere';
};

export function upperEndGoes({ spin, push }: Push): '+x' | '-x' | '+y' | '-y' | 'nowhere' {
  return spin === 0 ? wayOf(push[0], push[1]) : wayOf(-push[1] * spin, push[0] * spin);
}
