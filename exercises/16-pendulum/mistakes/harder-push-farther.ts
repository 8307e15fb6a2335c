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

/** The push alone. */
export const declared: Declared = { score: 9.5, diagnosis: 'harder-push-farther' };

export function whosePairGoesFarther(first: PushedPair, second: PushedPair): 'first' | 'second' | 'same' {
  const way = ({ push }: PushedPair): number => push;
  const [a, b] = [way(first), way(second)];
  return a > b ? 'first' : a < b ? 'second' : 'same';
}
