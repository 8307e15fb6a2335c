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

/** Flying apart is growing. */
export const declared: Declared = { score: 9.5, diagnosis: 'the-way-they-fly' };

export function spinAfterMending(pair: {
  distance: number;
  length: number;
  along: number;
  across: number;
}): 'falls' | 'stays' | 'grows' {
  const { along, across } = pair;
  if (across === 0 || along === 0) return 'stays';
  return along > 0 ? 'grows' : 'falls';
}
