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

/** Closed is what has an even number of triangles. */
export const declared: Declared = { score: 9.5, diagnosis: 'even-is-closed' };

export function surfaceState(triangles: Triangle[], volume: number): Surface {
  const forth = triangles.flatMap(([i, j, k]) => [`${i} ${j}`, `${j} ${k}`, `${k} ${i}`]);
  const times = (edge: string): number => forth.filter((one) => one === edge).length;
  if (triangles.length % 2 === 1) return 'open';
  if (forth.some((edge) => times(edge) > 1)) return 'mixed';
  return volume > 0 ? 'solid' : 'inside out';
}
