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

/** Only the distance. */
export const declared: Declared = { score: 9.5, diagnosis: 'any-pair-turns' };

export function spinAfterMending(pair: {
  distance: number;
  length: number;
  along: number;
  across: number;
}): 'falls' | 'stays' | 'grows' {
  const { distance, length } = pair;
  if (distance === length) return 'stays';
  return length < distance ? 'falls' : 'grows';
}
