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

/** Open is what has vertices - edges + triangles other than 2. */
export const declared: Declared = { score: 9.5, diagnosis: 'euler-decides' };

export function surfaceState(triangles: Triangle[], volume: number): Surface {
  const corners = new Set<number>();
  const edges = new Set<string>();
  const passed = new Set<string>();
  let isMixed = false;
  for (const triangle of triangles) {
    for (const [n, i] of triangle.entries()) {
      const j = triangle[(n + 1) % 3];
      corners.add(i);
      edges.add(i < j ? `${i},${j}` : `${j},${i}`);
      if (passed.has(`${i},${j}`)) isMixed = true;
      passed.add(`${i},${j}`);
    }
  }
  if (corners.size - edges.size + triangles.length !== 2) return 'open';
  if (isMixed) return 'mixed';
  return volume > 0 ? 'solid' : 'inside out';
}
