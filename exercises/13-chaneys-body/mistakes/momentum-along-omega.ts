import { add, apply, cross, scale, subtract } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Flight, Gyro } from '../solution.js';
export { combine, claimIs, diagonalise, tipIs, rkStage, estimateIs, fallsMore } from '../solution.js';

/** One mean moment. */
export const declared: Declared = { score: 7.5, diagnosis: 'momentum-along-omega' };

export function momentumAbout(anchor: Vec3, { mass, moments }: Gyro, state: Flight): Vec3 {
  const { linPos, linVel, rotPos, rotVel } = state;
  const mean = (moments[0] + moments[1] + moments[2]) / 3;
  return add(scale(cross(subtract(linPos, anchor), linVel), mass), scale(apply(rotPos, rotVel), mean));
}
