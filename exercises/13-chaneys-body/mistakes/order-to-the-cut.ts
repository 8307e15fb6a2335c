import type { Declared } from 'rigid-body-lab/course';
import type { Trial } from '../solution.js';
export { combine, claimIs, diagonalise, tipIs, rkStage, estimateIs, momentumAbout } from '../solution.js';

/** Base and power exchanged. */
export const declared: Declared = { score: 9.5, diagnosis: 'base-and-power-exchanged' };

export function fallsMore(first: Trial, second: Trial): 'first' | 'second' | 'same' {
  const factor = ({ forces, over, cut }: Trial): number =>
    ((forces === 'each stage' ? 4 : 1) + (over === 'one step' ? 1 : 0)) ** cut;
  if (factor(first) > factor(second)) return 'first';
  return factor(first) < factor(second) ? 'second' : 'same';
}
