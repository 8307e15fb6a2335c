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

/** The formula for half edges. */
export const declared: Declared = { score: 8.5, diagnosis: 'edges-taken-for-halves' };

export function brickInertia([a, b, c]: Vec3, mass: number): Mat3 {
  return [
    [(mass * (b * b + c * c)) / 3, 0, 0],
    [0, (mass * (c * c + a * a)) / 3, 0],
    [0, 0, (mass * (a * a + b * b)) / 3],
  ];
}
