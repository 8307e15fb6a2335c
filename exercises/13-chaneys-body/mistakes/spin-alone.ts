import { apply } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Flight, Gyro } from '../solution.js';
export { combine, claimIs, diagonalise, tipIs, rkStage, estimateIs, fallsMore } from '../solution.js';

/** As about the centre of mass. */
export const declared: Declared = { score: 7.5, diagnosis: 'spin-alone' };

export function momentumAbout(_anchor: Vec3, { moments }: Gyro, state: Flight): Vec3 {
  const { rotPos, rotVel } = state;
  const spin: Vec3 = [moments[0] * rotVel[0], moments[1] * rotVel[1], moments[2] * rotVel[2]];
  return apply(rotPos, spin);
}
