import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
export {
  timesLarger,
  combinedInertia,
  simpleSum,
  meshCentre,
  meshInertia,
  faceCounts,
  surfaceState,
  canBe,
} from '../solution.js';

/** One row of zeros is shared by all. */
export const declared: Declared = { score: 9, diagnosis: 'one-list-for-all' };

export function brickInertia(size: Vec3, mass: number): Mat3 {
  const squares = size.map((edge) => edge * edge);
  const rows = Array<Vec3>(3).fill([0, 0, 0]);
  for (const k of [0, 1, 2]) rows[k][k] = (mass * (squares[(k + 1) % 3] + squares[(k + 2) % 3])) / 12;
  return rows as Mat3;
}
