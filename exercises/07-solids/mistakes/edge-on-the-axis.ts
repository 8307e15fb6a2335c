import type { Declared } from 'rigid-body-lab/course';
export {
  brickInertia,
  combinedInertia,
  simpleSum,
  meshCentre,
  meshInertia,
  faceCounts,
  surfaceState,
  canBe,
} from '../solution.js';

/** The edge along the axis is taken for a distance. */
export const declared: Declared = { score: 9.5, diagnosis: 'edge-along-for-edge-across' };

interface Stretch {
  axis: number;
  longer: number[];
  keeps: 'mass' | 'density';
}

export function timesLarger({ axis, longer, keeps }: Stretch): number {
  const heavier = keeps === 'density' ? 2 ** longer.length : 1;
  return longer.includes(axis) ? 4 * heavier : heavier;
}
