import { add, cross, scale, subtract } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Flight, Gyro } from '../solution.js';
export { combine, claimIs, diagonalise, tipIs, rkStage, estimateIs, fallsMore } from '../solution.js';

/** The answer in the axes of the body. */
export const declared: Declared = { score: 7.5, diagnosis: 'answered-in-body-axes' };

export function momentumAbout(anchor: Vec3, { mass, moments }: Gyro, state: Flight): Vec3 {
  const { linPos, linVel, rotPos, rotVel } = state;
  const spin: Vec3 = [moments[0] * rotVel[0], moments[1] * rotVel[1], moments[2] * rotVel[2]];
  const arm = subtract(linPos, anchor);
  const flight = scale(cross(arm, linVel), mass);
  const part = (k: number): number => rotPos[0][k] * flight[0] + rotPos[1][k] * flight[1] + rotPos[2][k] * flight[2];
  return add([part(0), part(1), part(2)], spin);
}
