import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import { momentumAbout as right } from '../solution.js';
import type { Flight, Gyro } from '../solution.js';
export { combine, claimIs, diagonalise, tipIs, rkStage, estimateIs, fallsMore } from '../solution.js';

/** The answer is written into one list, which is returned each time. */
export const declared: Declared = { score: 9, diagnosis: 'one-list-for-all-calls' };

const result: Vec3 = [0, 0, 0];

export function momentumAbout(anchor: Vec3, body: Gyro, state: Flight): Vec3 {
  right(anchor, body, state).forEach((x, k) => {
    result[k] = x;
  });
  return result;
}
