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

/** The mass is forgotten. */
export const declared: Declared = { score: 8.5, diagnosis: 'mass-forgotten' };

export function brickInertia([a, b, c]: Vec3): Mat3 {
  return [
    [(b * b + c * c) / 12, 0, 0],
    [0, (c * c + a * a) / 12, 0],
    [0, 0, (a * a + b * b) / 12],
  ];
}
