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

/** Four for each edge across. */
export const declared: Declared = { score: 9.5, diagnosis: 'each-edge-for-itself' };

interface Stretch {
  axis: number;
  longer: number[];
  keeps: 'mass' | 'density';
}

export function timesLarger({ axis, longer, keeps }: Stretch): number {
  const heavier = keeps === 'density' ? 2 ** longer.length : 1;
  return heavier * 4 ** longer.filter((edge) => edge !== axis).length;
}
