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

/** The mass alone. */
export const declared: Declared = { score: 9.5, diagnosis: 'lighter-pair-farther' };

export function whosePairGoesFarther(first: PushedPair, second: PushedPair): 'first' | 'second' | 'same' {
  const way = ({ masses }: PushedPair): number => -(masses[0] + masses[1]);
  const [a, b] = [way(first), way(second)];
  return a > b ? 'first' : a < b ? 'second' : 'same';
}
