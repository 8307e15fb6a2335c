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

/** Turned triangles are looked for before holes. */
export const declared: Declared = { score: 9.5, diagnosis: 'mixed-before-open' };

export function surfaceState(triangles: Triangle[], volume: number): Surface {
  const forth = triangles.flatMap(([i, j, k]) => [`${i} ${j}`, `${j} ${k}`, `${k} ${i}`]);
  const back = triangles.flatMap(([i, j, k]) => [`${j} ${i}`, `${k} ${j}`, `${i} ${k}`]);
  const times = (edge: string): number => forth.filter((one) => one === edge).length;
  if (forth.some((edge) => times(edge) > 1)) return 'mixed';
  if (forth.some((edge, n) => times(edge) + times(back[n]) === 1)) return 'open';
  return volume > 0 ? 'solid' : 'inside out';
}
