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

/** A copied line: the moment about z is that about y. */
export const declared: Declared = { score: 8.5, diagnosis: 'copied-entry' };

export function brickInertia([a, b, c]: Vec3, mass: number): Mat3 {
  const twelfth = mass / 12;
  return [
    [twelfth * (b * b + c * c), 0, 0],
    [0, twelfth * (a * a + c * c), 0],
    [0, 0, twelfth * (a * a + c * c)],
  ];
}
