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

/** One answer for all. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-answer-for-all' };

export function simpleSum(): 'too small' | 'right' | 'too large' {
  return 'too small';
}
