import { add, apply, cross, scale, subtract } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Flight, Gyro } from '../solution.js';
export { combine, claimIs, diagonalise, tipIs, rkStage, estimateIs, fallsMore } from '../solution.js';

/** ω itself. */
export const declared: Declared = { score: 7.5, diagnosis: 'moments-forgotten' };

export function momentumAbout(anchor: Vec3, { mass }: Gyro, state: Flight): Vec3 {
  const { linPos, linVel, rotPos, rotVel } = state;
  return add(scale(cross(subtract(linPos, anchor), linVel), mass), apply(rotPos, rotVel));
}
