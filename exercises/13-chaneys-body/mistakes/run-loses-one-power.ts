import type { Declared } from 'rigid-body-lab/course';
import type { Trial } from '../solution.js';
export { combine, claimIs, diagonalise, tipIs, rkStage, estimateIs, momentumAbout } from '../solution.js';

/** Order 4 is that of one step; a run has 3. */
export const declared: Declared = { score: 9.5, diagnosis: 'order-of-one-step' };

export function fallsMore(first: Trial, second: Trial): 'first' | 'second' | 'same' {
  const factor = ({ forces, over, cut }: Trial): number =>
    cut ** ((forces === 'each stage' ? 4 : 2) - (over === 'whole run' ? 1 : 0));
  if (factor(first) > factor(second)) return 'first';
  return factor(first) < factor(second) ? 'second' : 'same';
}
