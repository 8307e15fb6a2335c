import type { Declared } from 'rigid-body-lab/course';
export { combine, claimIs, diagonalise, tipIs, rkStage, estimateIs, momentumAbout } from '../solution.js';

/** All errors fall alike. */
export const declared: Declared = { score: 9.5, diagnosis: 'all-fall-alike' };

export function fallsMore(): 'first' | 'second' | 'same' {
  return 'same';
}
