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

/** A negative volume is looked at first. */
export const declared: Declared = { score: 9.5, diagnosis: 'volume-before-edges' };

export function surfaceState(triangles: Triangle[], volume: number): Surface {
  const forth = triangles.flatMap(([i, j, k]) => [`${i} ${j}`, `${j} ${k}`, `${k} ${i}`]);
  const back = triangles.flatMap(([i, j, k]) => [`${j} ${i}`, `${k} ${j}`, `${i} ${k}`]);
  const times = (edge: string): number => forth.filter((one) => one === edge).length;
  if (volume < 0) return 'inside out';
  if (forth.some((edge, n) => times(edge) + times(back[n]) === 1)) return 'open';
  return forth.some((edge) => times(edge) > 1) ? 'mixed' : 'solid';
}
