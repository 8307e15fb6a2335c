import type { Declared } from 'rigid-body-lab/course';
import type { Trial } from '../solution.js';
export { combine, claimIs, diagonalise, tipIs, rkStage, estimateIs, momentumAbout } from '../solution.js';

/** One step loses a power. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-step-falls-less' };

export function fallsMore(first: Trial, second: Trial): 'first' | 'second' | 'same' {
  const factor = ({ forces, over, cut }: Trial): number =>
    cut ** ((forces === 'each stage' ? 4 : 1) - (over === 'one step' ? 1 : 0));
  if (factor(first) > factor(second)) return 'first';
  return factor(first) < factor(second) ? 'second' : 'same';
}
