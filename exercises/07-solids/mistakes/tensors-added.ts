import { add } from 'rigid-body-lab';
import type { Mat3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Part } from '../solution.js';
export {
  brickInertia,
  timesLarger,
  simpleSum,
  meshCentre,
  meshInertia,
  faceCounts,
  surfaceState,
  canBe,
} from '../solution.js';

/** The tensors are simply added. */
export const declared: Declared = { score: 7.5, diagnosis: 'tensors-add' };

const ZERO: Mat3 = [
  [0, 0, 0],
  [0, 0, 0],
  [0, 0, 0],
];

const sum = (a: Mat3, b: Mat3): Mat3 => [add(a[0], b[0]), add(a[1], b[1]), add(a[2], b[2])];

export function combinedInertia(parts: Part[]): Mat3 {
  return parts.map((p) => p.inertia).reduce(sum, ZERO);
}
