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

/** The edges are halved before the twelfth. */
export const declared: Declared = { score: 8.5, diagnosis: 'edges-halved' };

export function brickInertia([a, b, c]: Vec3, mass: number): Mat3 {
  return [
    [(mass * ((b / 2) ** 2 + (c / 2) ** 2)) / 12, 0, 0],
    [0, (mass * ((c / 2) ** 2 + (a / 2) ** 2)) / 12, 0],
    [0, 0, (mass * ((a / 2) ** 2 + (b / 2) ** 2)) / 12],
  ];
}
