import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import { momentumAbout as right } from '../solution.js';
import type { Flight, Gyro } from '../solution.js';
export { combine, claimIs, diagonalise, tipIs, rkStage, estimateIs, fallsMore } from '../solution.js';

/** The first answer is kept. */
export const declared: Declared = { score: 9, diagnosis: 'remembers-the-first' };

let kept: Vec3 | undefined;

export function momentumAbout(anchor: Vec3, body: Gyro, state: Flight): Vec3 {
  kept ??= right(anchor, body, state);
  const [x, y, z] = kept;
  return [x, y, z];
}
