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

/** The letters of the second component stand in the order of the alphabet. */
export const declared: Declared = { score: 8.5, diagnosis: 'not-cyclic' };

export function omegaRate({ moments, omegaBody, torqueBody }: Spin): Vec3 {
  const [a, b, c] = moments;
  const [x, y, z] = omegaBody;
  return [
    (torqueBody[0] + (b - c) * y * z) / a,
    (torqueBody[1] + (a - c) * x * z) / b,
    (torqueBody[2] + (a - b) * x * y) / c,
  ];
}
