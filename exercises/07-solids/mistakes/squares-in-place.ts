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

/** The edges are squared where they stand. */
export const declared: Declared = { score: 9.5, diagnosis: 'changes-its-argument' };

export function brickInertia(size: Vec3, mass: number): Mat3 {
  for (const k of [0, 1, 2]) size[k] *= size[k];
  const [a, b, c] = size.map((square) => (mass * square) / 12);
  return [
    [b + c, 0, 0],
    [0, c + a, 0],
    [0, 0, a + b],
  ];
}
