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

/** A resting axle goes where it is pushed. */
export const declared: Declared = { score: 9.5, diagnosis: 'at-rest-with-the-push' };

type Way = '+x' | '-x' | '+y' | '-y' | 'nowhere';
const wayOf = (x: number, y: number): Way => {
  if (x > 0) return '+x';
  if (x < 0) return '-x';
  if (y > 0) return '+y';
  return y < 0 ? '-y' : 'nowhere';
};

export function upperEndGoes({ spin, push: [x, y], at }: Push): Way {
  if (at === 0) return 'nowhere';
  if (spin === 0) return wayOf(x, y);
  return spin > 0 ? wayOf(-at * y, at * x) : wayOf(at * y, -at * x);
}
