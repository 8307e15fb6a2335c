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

/** As if the axes did not turn. */
export const declared: Declared = { score: 9.5, diagnosis: 'path-in-turning-axes' };

const isZero = (v: Vec3): boolean => v.every((x) => x === 0);

export function pathInBox({ boxVelocity, ballVelocity }: Flight): 'rests' | 'straight' | 'circle' | 'other' {
  const passing = subtract(ballVelocity, boxVelocity);
  return isZero(passing) ? 'rests' : 'straight';
}
