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

/** The triangles are sorted where they stand. */
export const declared: Declared = { score: 9.5, diagnosis: 'changes-its-argument' };

export function surfaceState(triangles: Triangle[], volume: number): Surface {
  const forth = triangles.flatMap(([i, j, k]) => [`${i} ${j}`, `${j} ${k}`, `${k} ${i}`]);
  const back = triangles.flatMap(([i, j, k]) => [`${j} ${i}`, `${k} ${j}`, `${i} ${k}`]);
  const times = (edge: string): number => forth.filter((one) => one === edge).length;
  if (forth.some((edge, n) => times(edge) + times(back[n]) === 1)) return 'open';
  if (forth.some((edge) => times(edge) > 1)) return 'mixed';
  for (const triangle of triangles) triangle.sort((i, j) => i - j);
  return volume > 0 ? 'solid' : 'inside out';
}
