import type { Declared } from 'rigid-body-lab/course';
export {
  brickInertia,
  timesLarger,
  combinedInertia,
  simpleSum,
  meshCentre,
  meshInertia,
  faceCounts,
  surfaceState,
} from '../solution.js';

/** One answer for all. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-answer-for-all' };

export function canBe(): 'possible' | 'no body' | 'too large' {
  return 'possible';
}
