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

/** A loose hinge takes nothing along. */
export const declared: Declared = { score: 9.5, diagnosis: 'loose-hinge-gives-way' };

export function whosePairGoesFarther(first: PushedPair, second: PushedPair): 'first' | 'second' | 'same' {
  const way = ({ masses, push, hinge }: PushedPair): number =>
    push / (hinge === 'loose' ? masses[0] : masses[0] + masses[1]);
  const [a, b] = [way(first), way(second)];
  return a > b ? 'first' : a < b ? 'second' : 'same';
}
