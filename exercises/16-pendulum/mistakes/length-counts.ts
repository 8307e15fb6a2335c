import type { Declared } from 'rigid-body-lab/course';
import type { LetGo } from '../solution.js';
export {
  rodTension,
  rodAcceleration,
  fateOfGap,
  mended,
  spinAfterMending,
  hingeImpulse,
  whosePairGoesFarther,
} from '../solution.js';

/** The right weights, times the length. */
export const declared: Declared = { score: 9.5, diagnosis: 'length-counts' };

export function whoseRodPullsMore(first: LetGo, second: LetGo): 'first' | 'second' | 'same' {
  const pull = ({ mass, length, start }: LetGo): number => mass * length * { hanging: 1, level: 3, upright: 5 }[start];
  const lead = pull(first) - pull(second);
  return lead > 0 ? 'first' : lead < 0 ? 'second' : 'same';
}
