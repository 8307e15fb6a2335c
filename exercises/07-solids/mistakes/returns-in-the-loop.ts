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

/** The loop returns at the first edge that is in order. */
export const declared: Declared = { score: 8.5, diagnosis: 'first-edge-decides' };

export function surfaceState(triangles: Triangle[], volume: number): Surface {
  const edges = triangles.flatMap(([i, j, k]) => [
    [i, j],
    [j, k],
    [k, i],
  ]);
  for (const [from, to] of edges) {
    const forth = edges.filter(([p, q]) => p === from && q === to).length;
    const back = edges.filter(([p, q]) => p === to && q === from).length;
    if (forth + back < 2) return 'open';
    if (forth > 1) return 'mixed';
    return volume > 0 ? 'solid' : 'inside out';
  }
  return 'open';
}
