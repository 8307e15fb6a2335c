import type { Declared } from 'rigid-body-lab/course';
import type { Trial } from '../solution.js';
export { combine, claimIs, diagonalise, tipIs, rkStage, estimateIs, momentumAbout } from '../solution.js';

/** Forces that are kept leave an error that no step makes smaller. */
export const declared: Declared = { score: 9.5, diagnosis: 'kept-forces-never-converge' };

export function fallsMore(first: Trial, second: Trial): 'first' | 'second' | 'same' {
  const factor = ({ forces, over, cut }: Trial): number =>
    cut ** ((forces === 'each stage' ? 4 : 0) + (over === 'one step' ? 1 : 0));
  if (factor(first) > factor(second)) return 'first';
  return factor(first) < factor(second) ? 'second' : 'same';
}
