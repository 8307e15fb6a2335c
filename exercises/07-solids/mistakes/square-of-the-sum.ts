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

/** The square of a sum. */
export const declared: Declared = { score: 8.5, diagnosis: 'square-of-the-sum' };

export function brickInertia([a, b, c]: Vec3, mass: number): Mat3 {
  return [
    [(mass * (b + c) ** 2) / 12, 0, 0],
    [0, (mass * (c + a) ** 2) / 12, 0],
    [0, 0, (mass * (a + b) ** 2) / 12],
  ];
}
