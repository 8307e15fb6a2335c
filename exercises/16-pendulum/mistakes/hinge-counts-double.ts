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

/** At the hinge it reaches both. */
export const declared: Declared = { score: 9.5, diagnosis: 'hinge-counts-otherwise' };

export function whosePairGoesFarther(first: PushedPair, second: PushedPair): 'first' | 'second' | 'same' {
  const way = ({ masses, push, place }: PushedPair): number =>
    (push * (place === 'hinge' ? 2 : 1)) / (masses[0] + masses[1]);
  const [a, b] = [way(first), way(second)];
  if (Math.abs(a - b) <= 1e-9 * Math.max(a, b)) return 'same';
  return a > b ? 'first' : 'second';
}
