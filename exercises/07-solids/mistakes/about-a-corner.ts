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

/** The integrals run from 0 to the full edges. */
export const declared: Declared = { score: 8.5, diagnosis: 'about-a-corner' };

export function brickInertia(size: Vec3, mass: number): Mat3 {
  const [a, b, c] = size.map((edge) => (edge * edge) / 3);
  const product = (i: number, j: number): number => (-mass * size[i] * size[j]) / 4;
  return [
    [mass * (b + c), product(0, 1), product(0, 2)],
    [product(1, 0), mass * (c + a), product(1, 2)],
    [product(2, 0), product(2, 1), mass * (a + b)],
  ];
}
