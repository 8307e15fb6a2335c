import type { Declared } from 'rigid-body-lab/course';
import { cross, subtract } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Spin } from '../solution.js';
export {
  omegaRate,
  momentumRates,
  upperEndGoes,
  stateRates,
  pathInBox,
  whatActs,
  whatEnergyDoes,
} from '../solution.js';

/** An arrow changes if it turns. */
export const declared: Declared = { score: 9.5, diagnosis: 'direction-alone' };

const byName = (omega: boolean, momentum: boolean): 'omega' | 'momentum' | 'both' | 'neither' =>
  omega ? (momentum ? 'both' : 'omega') : momentum ? 'momentum' : 'neither';
const isZero = (v: Vec3): boolean => v.every((x) => x === 0);

export function whichArrowChanges({ moments, omegaBody, torqueBody }: Spin): 'omega' | 'momentum' | 'both' | 'neither' {
  const L: Vec3 = [moments[0] * omegaBody[0], moments[1] * omegaBody[1], moments[2] * omegaBody[2]];
  const left = subtract(torqueBody, cross(omegaBody, L));
  const rate: Vec3 = [left[0] / moments[0], left[1] / moments[1], left[2] / moments[2]];
  const isTurning = cross(rate, omegaBody).some((x) => Math.abs(x) > 1e-9);
  return byName(isTurning, !isZero(cross(torqueBody, L)));
}
