import type { Declared } from 'rigid-body-lab/course';
import { cross, subtract } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
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

/** Only at the centre nothing turns. */
export const declared: Declared = { score: 9.5, diagnosis: 'centre-for-axis' };

const isZero = (v: Vec3): boolean => v.every((x) => x === 0);

export function pathInBox({
  omega,
  boxVelocity,
  ballVelocity,
  place,
}: Flight): 'rests' | 'straight' | 'circle' | 'other' {
  const passing = subtract(ballVelocity, boxVelocity);
  const isAlong = (v: Vec3): boolean => isZero(cross(omega, v));
  const stays = isZero(omega) || isZero(place);
  if (isZero(passing)) return stays ? 'rests' : 'circle';
  return stays && isAlong(passing) ? 'straight' : 'other';
}
