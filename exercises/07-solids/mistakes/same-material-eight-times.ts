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

/** Twice as large is eight times as heavy. */
export const declared: Declared = { score: 9.5, diagnosis: 'mass-eight-times' };

interface Stretch {
  axis: number;
  longer: number[];
  keeps: 'mass' | 'density';
}

export function timesLarger({ axis, longer, keeps }: Stretch): number {
  const heavier = keeps === 'density' ? 8 : 1;
  return longer.some((edge) => edge !== axis) ? 4 * heavier : heavier;
}
