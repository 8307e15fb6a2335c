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

/** The edge along the axis counts. */
export const declared: Declared = { score: 8.5, diagnosis: 'own-edge' };

export function brickInertia([a, b, c]: Vec3, mass: number): Mat3 {
  return [
    [(mass * a * a) / 12, 0, 0],
    [0, (mass * b * b) / 12, 0],
    [0, 0, (mass * c * c) / 12],
  ];
}
