import type { Declared } from 'rigid-body-lab/course';
export {
  rodTension,
  whoseRodPullsMore,
  rodAcceleration,
  fateOfGap,
  mended,
  hingeImpulse,
  whosePairGoesFarther,
} from '../solution.js';

/** Every mending takes something. */
export const declared: Declared = { score: 9.5, diagnosis: 'mending-only-takes-away' };

export function spinAfterMending(pair: {
  distance: number;
  length: number;
  along: number;
  across: number;
}): 'falls' | 'stays' | 'grows' {
  const { distance, length, across } = pair;
  return across === 0 || distance === length ? 'stays' : 'falls';
}
