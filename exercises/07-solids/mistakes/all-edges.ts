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

/** All three edges for each axis. */
export const declared: Declared = { score: 8.5, diagnosis: 'distance-from-centre' };

export function brickInertia([a, b, c]: Vec3, mass: number): Mat3 {
  const moment = (mass * (a * a + b * b + c * c)) / 12;
  return [
    [moment, 0, 0],
    [0, moment, 0],
    [0, 0, moment],
  ];
}
