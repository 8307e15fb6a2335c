import type { Declared } from 'rigid-body-lab/course';
import type { Trial } from '../solution.js';
export { combine, claimIs, diagonalise, tipIs, rkStage, estimateIs, momentumAbout } from '../solution.js';

/** One step falls as the run does. */
export const declared: Declared = { score: 9.5, diagnosis: 'one-step-as-the-run' };

export function fallsMore(first: Trial, second: Trial): 'first' | 'second' | 'same' {
  const factor = ({ forces, cut }: Trial): number => cut ** (forces === 'each stage' ? 4 : 1);
  if (factor(first) > factor(second)) return 'first';
  return factor(first) < factor(second) ? 'second' : 'same';
}
