import { add, cross, scale, subtract } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Flight, Gyro } from '../solution.js';
export { combine, claimIs, diagonalise, tipIs, rkStage, estimateIs, fallsMore } from '../solution.js';

/** The spin is turned by the transpose. */
export const declared: Declared = { score: 7.5, diagnosis: 'rows-are-axes' };

export function momentumAbout(anchor: Vec3, { mass, moments }: Gyro, state: Flight): Vec3 {
  const { linPos, linVel, rotPos, rotVel } = state;
  const spin: Vec3 = [moments[0] * rotVel[0], moments[1] * rotVel[1], moments[2] * rotVel[2]];
  const [u, v, w] = rotPos;
  const turned = add(add(scale(u, spin[0]), scale(v, spin[1])), scale(w, spin[2]));
  return add(scale(cross(subtract(linPos, anchor), linVel), mass), turned);
}
