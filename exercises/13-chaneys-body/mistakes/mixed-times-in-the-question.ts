import type { Declared } from 'rigid-body-lab/course';
export { combine, claimIs, diagonalise, tipIs, rkStage, momentumAbout, fallsMore } from '../solution.js';

/** The new velocity is always ahead. */
export const declared: Declared = { score: 9.5, diagnosis: 'mixed-times' };

export function estimateIs(
  stage: number,
  { acceleration }: { velocity: number; acceleration: number },
): 'smaller' | 'exact' | 'larger' {
  const lead = stage === 4 ? 0 : acceleration;
  if (lead > 0) return 'larger';
  return lead < 0 ? 'smaller' : 'exact';
}
