import type { Declared } from 'rigid-body-lab/course';
import type { Trial } from '../solution.js';
export { combine, claimIs, diagonalise, tipIs, rkStage, estimateIs, momentumAbout } from '../solution.js';

/** Order 4, whatever the forces. */
export const declared: Declared = { score: 9.5, diagnosis: 'method-decides' };

export function fallsMore(first: Trial, second: Trial): 'first' | 'second' | 'same' {
  const factor = ({ over, cut }: Trial): number => cut ** (4 + (over === 'one step' ? 1 : 0));
  if (factor(first) > factor(second)) return 'first';
  return factor(first) < factor(second) ? 'second' : 'same';
}
