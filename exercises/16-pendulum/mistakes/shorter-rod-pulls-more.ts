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

/** A tighter bend, and equal speeds. */
export const declared: Declared = { score: 9.5, diagnosis: 'shorter-rod-pulls-more' };

export function whoseRodPullsMore(first: LetGo, second: LetGo): 'first' | 'second' | 'same' {
  const pull = ({ mass, length, start }: LetGo): number => {
    const fall = ['hanging', 'level', 'upright'].indexOf(start);
    return mass + (2 * mass * fall) / length;
  };
  const difference = pull(first) - pull(second);
  return difference > 0 ? 'first' : difference < 0 ? 'second' : 'same';
}
