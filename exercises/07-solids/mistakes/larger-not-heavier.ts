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

/** The mass stays in all cases. */
export const declared: Declared = { score: 9.5, diagnosis: 'same-mass-always' };

interface Stretch {
  axis: number;
  longer: number[];
  keeps: 'mass' | 'density';
}

export function timesLarger({ axis, longer }: Stretch): number {
  return longer.some((edge) => edge !== axis) ? 4 : 1;
}
