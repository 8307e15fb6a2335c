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

/** The edge from the third vertex to the first is forgotten. */
export const declared: Declared = { score: 8.5, diagnosis: 'one-state-for-all' };

export function surfaceState(triangles: Triangle[], volume: number): Surface {
  const forth = triangles.flatMap(([i, j, k]) => [`${i} ${j}`, `${j} ${k}`]);
  const back = triangles.flatMap(([i, j, k]) => [`${j} ${i}`, `${k} ${j}`]);
  const times = (edge: string): number => forth.filter((one) => one === edge).length;
  if (forth.some((edge, n) => times(edge) + times(back[n]) === 1)) return 'open';
  if (forth.some((edge) => times(edge) > 1)) return 'mixed';
  return volume > 0 ? 'solid' : 'inside out';
}
