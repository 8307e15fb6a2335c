import type { Declared } from 'rigid-body-lab/course';
export { combine, claimIs, diagonalise, tipIs, rkStage, momentumAbout, fallsMore } from '../solution.js';

/** Whether the body gets faster decides. */
export const declared: Declared = { score: 9.5, diagnosis: 'speeding-up-decides' };

export function estimateIs(
  stage: number,
  { velocity, acceleration }: { velocity: number; acceleration: number },
): 'smaller' | 'exact' | 'larger' {
  const change = velocity * acceleration;
  if (stage > 2 || change === 0) return 'exact';
  return change > 0 === (stage === 1) ? 'smaller' : 'larger';
}
