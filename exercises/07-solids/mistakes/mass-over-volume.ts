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

/** By the density, which a plate does not have. */
export const declared: Declared = { score: 9.5, diagnosis: 'divides-by-zero' };

export function brickInertia([a, b, c]: Vec3, mass: number): Mat3 {
  const density = mass / (a * b * c);
  const moment = (p: number, q: number): number => (density * a * b * c * (p * p + q * q)) / 12;
  return [
    [moment(b, c), 0, 0],
    [0, moment(c, a), 0],
    [0, 0, moment(a, b)],
  ];
}
