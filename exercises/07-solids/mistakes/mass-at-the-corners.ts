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

/** A quarter instead of a twelfth: the mass in the corners. */
export const declared: Declared = { score: 8.5, diagnosis: 'mass-at-the-corners' };

export function brickInertia([a, b, c]: Vec3, mass: number): Mat3 {
  return [
    [(mass * (b * b + c * c)) / 4, 0, 0],
    [0, (mass * (c * c + a * a)) / 4, 0],
    [0, 0, (mass * (a * a + b * b)) / 4],
  ];
}
