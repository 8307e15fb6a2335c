import type { Declared } from 'rigid-body-lab/course';
export { combine, claimIs, diagonalise, tipIs, rkStage, momentumAbout, fallsMore } from '../solution.js';

/** The direction of the flight decides. */
export const declared: Declared = { score: 9.5, diagnosis: 'velocity-decides' };

export function estimateIs(
  stage: number,
  { velocity }: { velocity: number; acceleration: number },
): 'smaller' | 'exact' | 'larger' {
  const lead = [-1, 1, 0, 0][stage - 1] * velocity;
  if (lead > 0) return 'larger';
  return lead < 0 ? 'smaller' : 'exact';
}
