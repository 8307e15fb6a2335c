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

/** The edge along the axis is not in the formula. */
export const declared: Declared = { score: 9.5, diagnosis: 'along-never-matters' };

interface Stretch {
  axis: number;
  longer: number[];
  keeps: 'mass' | 'density';
}

export function timesLarger({ axis, longer, keeps }: Stretch): number {
  if (longer.every((edge) => edge === axis)) return 1;
  return keeps === 'mass' ? 4 : 4 * 2 ** longer.length;
}
