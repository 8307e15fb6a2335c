import { cross, scale, subtract } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Flight, Gyro } from '../solution.js';
export { combine, claimIs, diagonalise, tipIs, rkStage, estimateIs, fallsMore } from '../solution.js';

/** A point flies past. */
export const declared: Declared = { score: 7.5, diagnosis: 'body-as-a-point' };

export function momentumAbout(anchor: Vec3, { mass }: Gyro, state: Flight): Vec3 {
  const { linPos, linVel } = state;
  return scale(cross(subtract(linPos, anchor), linVel), mass);
}
