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

/** Only the mass counts. */
export const declared: Declared = { score: 9.5, diagnosis: 'mass-alone' };

interface Stretch {
  axis: number;
  longer: number[];
  keeps: 'mass' | 'density';
}

export function timesLarger({ longer, keeps }: Stretch): number {
  return keeps === 'density' ? 2 ** longer.length : 1;
}
