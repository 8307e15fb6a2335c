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

/** As at the highest point. */
export const declared: Declared = { score: 9.5, diagnosis: 'weight-taken-off' };

export function whoseRodPullsMore(first: LetGo, second: LetGo): 'first' | 'second' | 'same' {
  const fall = { hanging: 0, level: 1, upright: 2 };
  const pull = ({ mass, start }: LetGo): number => mass * (2 * fall[start] - 1);
  const [a, b] = [pull(first), pull(second)];
  if (a === b) return 'same';
  return a > b ? 'first' : 'second';
}
