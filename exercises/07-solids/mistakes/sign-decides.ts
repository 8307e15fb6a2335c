import type { Declared } from 'rigid-body-lab/course';
import type { Surface, Triangle } from '../solution.js';
export {
  brickInertia,
  timesLarger,
  combinedInertia,
  simpleSum,
  meshCentre,
  meshInertia,
  faceCounts,
  canBe,
} from '../solution.js';

/** The sign of the volume decides. */
export const declared: Declared = { score: 8.5, diagnosis: 'volume-decides' };

export function surfaceState(_triangles: Triangle[], volume: number): Surface {
  return volume > 0 ? 'solid' : 'inside out';
}
