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

/** A path along the axis is straight, wherever it is. */
export const declared: Declared = { score: 9.5, diagnosis: 'along-the-axis-is-straight' };

const isZero = (v: Vec3): boolean => v.every((x) => x === 0);

export function pathInBox({
  omega,
  boxVelocity,
  ballVelocity,
  place,
}: Flight): 'rests' | 'straight' | 'circle' | 'other' {
  const passing = subtract(ballVelocity, boxVelocity);
  const isAlong = (v: Vec3): boolean => isZero(cross(omega, v));
  if (isZero(passing)) return isAlong(place) ? 'rests' : 'circle';
  return isAlong(passing) ? 'straight' : 'other';
}
