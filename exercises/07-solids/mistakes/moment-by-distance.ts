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

/** Twice as far is twice the moment. */
export const declared: Declared = { score: 9.5, diagnosis: 'moment-by-distance' };

interface Stretch {
  axis: number;
  longer: number[];
  keeps: 'mass' | 'density';
}

export function timesLarger({ axis, longer, keeps }: Stretch): number {
  const heavier = keeps === 'density' ? 2 ** longer.length : 1;
  return longer.some((edge) => edge !== axis) ? 2 * heavier : heavier;
}
