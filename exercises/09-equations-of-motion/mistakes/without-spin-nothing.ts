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

/** Without a spin there is no L to turn. */
export const declared: Declared = { score: 9.5, diagnosis: 'without-spin-nothing' };

type Way = '+x' | '-x' | '+y' | '-y' | 'nowhere';
const wayOf = (x: number, y: number): Way => {
  if (x > 0) return '+x';
  if (x < 0) return '-x';
  if (y > 0) return '+y';
  return y < 0 ? '-y' : 'nowhere';
};

export function upperEndGoes({ spin, push: [x, y], at }: Push): Way {
  if (spin === 0) return 'nowhere';
  return spin > 0 ? wayOf(-at * y, at * x) : wayOf(at * y, -at * x);
}
