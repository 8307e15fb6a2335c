import { add, apply, cross, scale, subtract } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Flight, Gyro } from '../solution.js';
export { combine, claimIs, diagonalise, tipIs, rkStage, estimateIs, fallsMore } from '../solution.js';

/** Everything is turned to the world, what is there already, too. */
export const declared: Declared = { score: 7.5, diagnosis: 'flight-turned-too' };

export function momentumAbout(anchor: Vec3, { mass, moments }: Gyro, state: Flight): Vec3 {
  const { linPos, linVel, rotPos, rotVel } = state;
  const spin: Vec3 = [moments[0] * rotVel[0], moments[1] * rotVel[1], moments[2] * rotVel[2]];
  const arm = subtract(linPos, anchor);
  return apply(rotPos, add(scale(cross(arm, linVel), mass), spin));
}
