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

/** The second bar is forgotten. */
export const declared: Declared = { score: 9.5, diagnosis: 'only-the-pushed-bar' };

export function whosePairGoesFarther(first: PushedPair, second: PushedPair): 'first' | 'second' | 'same' {
  const way = ({ masses, push }: PushedPair): number => push / masses[0];
  const [a, b] = [way(first), way(second)];
  return a > b ? 'first' : a < b ? 'second' : 'same';
}
