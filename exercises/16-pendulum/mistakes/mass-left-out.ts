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

/** All fall alike. */
export const declared: Declared = { score: 9.5, diagnosis: 'mass-left-out' };

export function whoseRodPullsMore(first: LetGo, second: LetGo): 'first' | 'second' | 'same' {
  const pull = ({ start }: LetGo): number => {
    const fall = ['hanging', 'level', 'upright'].indexOf(start);
    return 1 + 2 * fall;
  };
  const difference = pull(first) - pull(second);
  return difference > 0 ? 'first' : difference < 0 ? 'second' : 'same';
}
