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

/** Product for quotient. */
export const declared: Declared = { score: 9.5, diagnosis: 'push-times-mass' };

export function whosePairGoesFarther(first: PushedPair, second: PushedPair): 'first' | 'second' | 'same' {
  const way = ({ masses, push }: PushedPair): number => push * (masses[0] + masses[1]);
  const [a, b] = [way(first), way(second)];
  if (Math.abs(a - b) <= 1e-9 * Math.max(a, b)) return 'same';
  return a > b ? 'first' : 'second';
}
