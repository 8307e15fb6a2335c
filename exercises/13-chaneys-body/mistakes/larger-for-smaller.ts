import type { Declared } from 'rigid-body-lab/course';
export { combine, claimIs, diagonalise, tipIs, rkStage, momentumAbout, fallsMore } from '../solution.js';

/** The truth is compared with the estimate. */
export const declared: Declared = { score: 9.5, diagnosis: 'larger-for-smaller' };

export function estimateIs(
  stage: number,
  { acceleration }: { velocity: number; acceleration: number },
): 'smaller' | 'exact' | 'larger' {
  const lead = [1, -1, 0, 0][stage - 1] * acceleration;
  if (lead > 0) return 'larger';
  return lead < 0 ? 'smaller' : 'exact';
}
