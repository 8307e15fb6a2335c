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

/** Only at the hinge are both pushed. */
export const declared: Declared = { score: 9.5, diagnosis: 'push-reaches-one-bar' };

export function whosePairGoesFarther(first: PushedPair, second: PushedPair): 'first' | 'second' | 'same' {
  const way = ({ masses, push, place }: PushedPair): number =>
    push / (place === 'hinge' ? masses[0] + masses[1] : masses[0]);
  const [a, b] = [way(first), way(second)];
  if (Math.abs(a - b) <= 1e-9 * Math.max(a, b)) return 'same';
  return a > b ? 'first' : 'second';
}
