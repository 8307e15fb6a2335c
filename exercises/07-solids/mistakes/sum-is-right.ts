import type { Declared } from 'rigid-body-lab/course';
export {
  brickInertia,
  timesLarger,
  combinedInertia,
  meshCentre,
  meshInertia,
  faceCounts,
  surfaceState,
  canBe,
} from '../solution.js';

/** The plain sum is always right. */
export const declared: Declared = { score: 9.5, diagnosis: 'tensors-add' };

export function simpleSum(): 'too small' | 'right' | 'too large' {
  return 'right';
}
