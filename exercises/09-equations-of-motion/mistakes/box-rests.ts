import { cross } from 'rigid-body-lab';
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

/** The velocity of the box is left out. */
export const declared: Declared = { score: 9.5, diagnosis: 'box-rests' };

const isZero = (v: Vec3): boolean => v.every((x) => x === 0);

export function pathInBox({ omega, ballVelocity, place }: Flight): 'rests' | 'straight' | 'circle' | 'other' {
  const isAlong = (v: Vec3): boolean => isZero(cross(omega, v));
  if (isZero(ballVelocity)) return isAlong(place) ? 'rests' : 'circle';
  return isAlong(place) && isAlong(ballVelocity) ? 'straight' : 'other';
}
