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

/** Without a torque every ω wanders. */
export const declared: Declared = { score: 9.5, diagnosis: 'turning-never-steady' };

const isZero = (v: Vec3): boolean => v.every((x) => x === 0);

export function whichArrowChanges({ omegaBody, torqueBody }: Spin): 'omega' | 'momentum' | 'both' | 'neither' {
  if (!isZero(torqueBody)) return 'both';
  return isZero(omegaBody) ? 'neither' : 'omega';
}
