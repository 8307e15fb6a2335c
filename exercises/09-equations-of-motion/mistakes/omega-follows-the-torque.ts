import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
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

/** Without a torque nothing changes, with one both do. */
export const declared: Declared = { score: 9.5, diagnosis: 'omega-constant' };

const isZero = (v: Vec3): boolean => v.every((x) => x === 0);

export function whichArrowChanges({ torqueBody }: Spin): 'omega' | 'momentum' | 'both' | 'neither' {
  return isZero(torqueBody) ? 'neither' : 'both';
}
