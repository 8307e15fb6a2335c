import { subtract } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Flight } from '../solution.js';
export {
  omegaRate,
  whichArrowChanges,
  momentumRates,
  upperEndGoes,
  stateRates,
  whatActs,
  whatEnergyDoes,
} from '../solution.js';

/** In turning axes nothing rests, and nothing is straight. */
export const declared: Declared = { score: 9.5, diagnosis: 'turning-bends-everything' };

const isZero = (v: Vec3): boolean => v.every((x) => x === 0);

export function pathInBox({ omega, boxVelocity, ballVelocity }: Flight): 'rests' | 'straight' | 'circle' | 'other' {
  const passing = subtract(ballVelocity, boxVelocity);
  if (isZero(omega)) return isZero(passing) ? 'rests' : 'straight';
  return isZero(passing) ? 'circle' : 'other';
}
