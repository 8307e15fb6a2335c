import type { Declared } from 'rigid-body-lab/course';
export { combine, claimIs, diagonalise, tipIs, rkStage, momentumAbout, fallsMore } from '../solution.js';

/** The tries swing about the truth. */
export const declared: Declared = { score: 9.5, diagnosis: 'tries-swing' };

interface Motion {
  velocity: number;
  acceleration: number;
}

export function estimateIs(stage: number, { acceleration }: Motion): 'smaller' | 'exact' | 'larger' {
  const lead = (stage % 2 === 1 ? -1 : 1) * acceleration;
  if (lead < 0) return 'smaller';
  return lead > 0 ? 'larger' : 'exact';
}
