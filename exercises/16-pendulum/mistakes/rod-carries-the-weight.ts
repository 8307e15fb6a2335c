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

/** The heavier one. */
export const declared: Declared = { score: 9.5, diagnosis: 'rod-carries-the-weight' };

export function whoseRodPullsMore(first: LetGo, second: LetGo): 'first' | 'second' | 'same' {
  const pull = ({ mass }: LetGo): number => {
    return mass;
  };
  const difference = pull(first) - pull(second);
  return difference > 0 ? 'first' : difference < 0 ? 'second' : 'same';
}
