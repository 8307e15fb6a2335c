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

/** The path in the world. */
export const declared: Declared = { score: 9.5, diagnosis: 'path-in-the-world' };

const isZero = (v: Vec3): boolean => v.every((x) => x === 0);

export function pathInBox({ ballVelocity }: Flight): 'rests' | 'straight' | 'circle' | 'other' {
  return isZero(ballVelocity) ? 'rests' : 'straight';
}
