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

/** Longer along the axis is farther from it. */
export const declared: Declared = { score: 9.5, diagnosis: 'length-along-the-axis-counts' };

interface Stretch {
  axis: number;
  longer: number[];
  keeps: 'mass' | 'density';
}

export function timesLarger({ longer, keeps }: Stretch): number {
  const heavier = keeps === 'density' ? 2 ** longer.length : 1;
  return 4 * heavier;
}
