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

/** A push beside the centre is used up in part. */
export const declared: Declared = { score: 9.5, diagnosis: 'used-up-for-turning' };

export function whosePairGoesFarther(first: PushedPair, second: PushedPair): 'first' | 'second' | 'same' {
  const [one, other] = [first.place === 'centre', second.place === 'centre'];
  if (one && !other) return 'first';
  if (other && !one) return 'second';
  const way = ({ masses: [m1, m2], push }: PushedPair): number => push / (m1 + m2);
  return way(first) > way(second) ? 'first' : way(first) < way(second) ? 'second' : 'same';
}
