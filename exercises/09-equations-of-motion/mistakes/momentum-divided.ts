import { cross, subtract } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Spin } from '../solution.js';
export {
  whichArrowChanges,
  momentumRates,
  upperEndGoes,
  stateRates,
  pathInBox,
  whatActs,
  whatEnergyDoes,
} from '../solution.js';

/** L as ω over the moments. */
export const declared: Declared = { score: 8.5, diagnosis: 'momentum-divided' };

const over = (a: Vec3, b: Vec3): Vec3 => [a[0] / b[0], a[1] / b[1], a[2] / b[2]];

export function omegaRate({ moments, omegaBody, torqueBody }: Spin): Vec3 {
  return over(subtract(torqueBody, cross(omegaBody, over(omegaBody, moments))), moments);
}
