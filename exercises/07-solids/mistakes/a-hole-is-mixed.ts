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

/** An edge without its way back is a turned triangle. */
export const declared: Declared = { score: 8.5, diagnosis: 'open-taken-for-mixed' };

export function surfaceState(triangles: Triangle[], volume: number): Surface {
  const forth = triangles.flatMap(([i, j, k]) => [`${i} ${j}`, `${j} ${k}`, `${k} ${i}`]);
  const back = triangles.flatMap(([i, j, k]) => [`${j} ${i}`, `${k} ${j}`, `${i} ${k}`]);
  if (back.some((edge) => !forth.includes(edge))) return 'mixed';
  return volume > 0 ? 'solid' : 'inside out';
}
