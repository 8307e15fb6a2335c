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

/** The mass is taken for a density. */
export const declared: Declared = { score: 8.5, diagnosis: 'mass-taken-for-density' };

export function brickInertia([a, b, c]: Vec3, mass: number): Mat3 {
  const all = mass * a * b * c;
  return [
    [(all * (b * b + c * c)) / 12, 0, 0],
    [0, (all * (c * c + a * a)) / 12, 0],
    [0, 0, (all * (a * a + b * b)) / 12],
  ];
}
