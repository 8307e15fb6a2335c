import { cross, subtract } from 'rigid-body-lab';
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

/** By the velocity in the turning axes. */
export const declared: Declared = { score: 9.5, diagnosis: 'velocity-of-this-instant' };

const isZero = (v: Vec3): boolean => v.every((x) => x === 0);

export function pathInBox({
  omega,
  boxVelocity,
  ballVelocity,
  place,
}: Flight): 'rests' | 'straight' | 'circle' | 'other' {
  const passing = subtract(ballVelocity, boxVelocity);
  if (isZero(subtract(passing, cross(omega, place)))) return 'rests';
  return isZero(omega) ? 'straight' : 'other';
}
