import { add, apply, cross, scale, subtract } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Flight, Gyro } from '../solution.js';
export { combine, claimIs, diagonalise, tipIs, rkStage, estimateIs, fallsMore } from '../solution.js';

/** The centre also turns about the anchor. */
export const declared: Declared = { score: 7.5, diagnosis: 'turning-counted-twice' };

export function momentumAbout(anchor: Vec3, { mass, moments }: Gyro, state: Flight): Vec3 {
  const { linPos, linVel, rotPos, rotVel } = state;
  const spin: Vec3 = [moments[0] * rotVel[0], moments[1] * rotVel[1], moments[2] * rotVel[2]];
  const arm = subtract(linPos, anchor);
  const velocity = add(linVel, cross(apply(rotPos, rotVel), arm));
  return add(scale(cross(arm, velocity), mass), apply(rotPos, spin));
}
