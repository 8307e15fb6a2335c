import type { Declared } from 'rigid-body-lab/course';
export { combine, claimIs, diagonalise, rkStage, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** One word for all. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-word-for-all' };

export function tipIs(): 'above' | 'below' | 'level' {
  return 'level';
}
