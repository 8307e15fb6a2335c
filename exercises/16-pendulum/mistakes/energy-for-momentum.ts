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

/** Energies. */
export const declared: Declared = { score: 9.5, diagnosis: 'energy-for-momentum' };

export function whosePairGoesFarther(first: PushedPair, second: PushedPair): 'first' | 'second' | 'same' {
  const way = ({ masses, push }: PushedPair): number => push ** 2 / (masses[0] + masses[1]);
  const [a, b] = [way(first), way(second)];
  return a > b ? 'first' : a < b ? 'second' : 'same';
}
