import type { Declared } from 'rigid-body-lab/course';
export { combine, diagonalise, tipIs, rkStage, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** The rule holds wherever one begins. */
export const declared: Declared = { score: 9.5, diagnosis: 'parallel-axis-anywhere' };

export function claimIs(): 'too large' | 'right' | 'too small' {
  return 'right';
}
