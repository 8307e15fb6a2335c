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

/** Half of it turns the bars. */
export const declared: Declared = { score: 9.5, diagnosis: 'half-used-up' };

export function whosePairGoesFarther(first: PushedPair, second: PushedPair): 'first' | 'second' | 'same' {
  const way = ({ masses, push, place }: PushedPair): number =>
    (place === 'centre' ? push : push / 2) / (masses[0] + masses[1]);
  const [a, b] = [way(first), way(second)];
  return a > b ? 'first' : a < b ? 'second' : 'same';
}
