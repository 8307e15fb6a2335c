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

/** The place counts at rest only. */
export const declared: Declared = { score: 9.5, diagnosis: 'spinning-place-ignored' };

type Way = '+x' | '-x' | '+y' | '-y' | 'nowhere';
const wayOf = (x: number, y: number): Way => {
  if (x > 0) return '+x';
  if (x < 0) return '-x';
  if (y > 0) return '+y';
  return y < 0 ? '-y' : 'nowhere';
};

export function upperEndGoes({ spin, push: [x, y], at }: Push): Way {
  if (spin === 0) return wayOf(at * x, at * y);
  const lever = Math.abs(at);
  return spin > 0 ? wayOf(-lever * y, lever * x) : wayOf(lever * y, -lever * x);
}
