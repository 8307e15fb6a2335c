import { add, apply, cross, scale } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Flight, Gyro } from '../solution.js';
export { combine, claimIs, diagonalise, tipIs, rkStage, estimateIs, fallsMore } from '../solution.js';

/** The anchor as the arm. */
export const declared: Declared = { score: 7.5, diagnosis: 'anchor-as-arm' };

export function momentumAbout(anchor: Vec3, { mass, moments }: Gyro, { linVel, rotPos, rotVel }: Flight): Vec3 {
  const spin: Vec3 = [moments[0] * rotVel[0], moments[1] * rotVel[1], moments[2] * rotVel[2]];
  return add(scale(cross(anchor, linVel), mass), apply(rotPos, spin));
}
