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

/** The brackets round the two squares are lost. */
export const declared: Declared = { score: 8.5, diagnosis: 'brackets-lost' };

export function brickInertia([a, b, c]: Vec3, mass: number): Mat3 {
  return [
    [(mass / 12) * b * b + c * c, 0, 0],
    [0, (mass / 12) * c * c + a * a, 0],
    [0, 0, (mass / 12) * a * a + b * b],
  ];
}
