import type { Declared } from 'rigid-body-lab/course';
export { combine, claimIs, diagonalise, tipIs, rkStage, momentumAbout, fallsMore } from '../solution.js';

/** Without a velocity there is nothing to be wrong. */
export const declared: Declared = { score: 9.5, diagnosis: 'rest-is-exact' };

interface Motion {
  velocity: number;
  acceleration: number;
}

export function estimateIs(stage: number, { velocity, acceleration }: Motion): 'smaller' | 'exact' | 'larger' {
  if (velocity === 0) return 'exact';
  const lead = [-1, 1, 0, 0][stage - 1] * acceleration;
  if (lead < 0) return 'smaller';
  return lead > 0 ? 'larger' : 'exact';
}
