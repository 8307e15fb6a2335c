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

/** The end that is pushed, and not the upper one. */
export const declared: Declared = { score: 9.5, diagnosis: 'pushed-end-for-upper-end' };

const wayOf = (x: number, y: number): '+x' | '-x' | '+y' | '-y' | 'nowhere' => {
  if (x > 0) return '+x';
  if (x < 0) return '-x';
  if (y > 0) return '+y';
  return y < 0 ? '-y' : 'nowhere';
};

export function upperEndGoes({ spin, push, at }: Push): '+x' | '-x' | '+y' | '-y' | 'nowhere' {
  const h = Math.abs(at);
  return spin === 0 ? wayOf(h * push[0], h * push[1]) : wayOf(-h * push[1] * spin, h * push[0] * spin);
}
