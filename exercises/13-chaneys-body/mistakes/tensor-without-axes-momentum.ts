import { add, apply, cross, scale, subtract } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Flight, Gyro } from '../solution.js';
export { combine, claimIs, diagonalise, tipIs, rkStage, estimateIs, fallsMore } from '../solution.js';

/** Moments of the body times ω of the world. */
export const declared: Declared = { score: 7.5, diagnosis: 'tensor-without-axes' };

export function momentumAbout(anchor: Vec3, { mass, moments }: Gyro, state: Flight): Vec3 {
  const { linPos, linVel, rotPos, rotVel } = state;
  const omega = apply(rotPos, rotVel);
  const spin: Vec3 = [moments[0] * omega[0], moments[1] * omega[1], moments[2] * omega[2]];
  return add(scale(cross(subtract(linPos, anchor), linVel), mass), spin);
}
