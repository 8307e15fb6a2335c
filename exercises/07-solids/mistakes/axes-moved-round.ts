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

/** The moments stand one place further on. */
export const declared: Declared = { score: 8.5, diagnosis: 'another-order' };

export function brickInertia([a, b, c]: Vec3, mass: number): Mat3 {
  const twelfth = mass / 12;
  return [
    [twelfth * (a * a + b * b), 0, 0],
    [0, twelfth * (b * b + c * c), 0],
    [0, 0, twelfth * (c * c + a * a)],
  ];
}
