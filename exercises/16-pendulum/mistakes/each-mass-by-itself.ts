import type { Declared } from 'rigid-body-lab/course';
import type { PushedPair } from '../solution.js';
export {
  rodTension,
  whoseRodPullsMore,
  rodAcceleration,
  fateOfGap,
  mended,
  spinAfterMending,
  hingeImpulse,
} from '../solution.js';

/** The push over each mass. */
export const declared: Declared = { score: 9.5, diagnosis: 'each-mass-by-itself' };

export function whosePairGoesFarther(first: PushedPair, second: PushedPair): 'first' | 'second' | 'same' {
  const way = ({ masses, push }: PushedPair): number => push / masses[0] + push / masses[1];
  const [a, b] = [way(first), way(second)];
  if (Math.abs(a - b) <= 1e-9 * Math.max(a, b)) return 'same';
  return a > b ? 'first' : 'second';
}
