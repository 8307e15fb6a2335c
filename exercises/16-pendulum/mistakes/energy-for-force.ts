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

/** Mass times height. */
export const declared: Declared = { score: 9.5, diagnosis: 'energy-for-force' };

export function whoseRodPullsMore(first: LetGo, second: LetGo): 'first' | 'second' | 'same' {
  const fall = { hanging: 0, level: 1, upright: 2 };
  const pull = ({ mass, length, start }: LetGo): number => mass * fall[start] * length;
  const [a, b] = [pull(first), pull(second)];
  if (a === b) return 'same';
  return a > b ? 'first' : 'second';
}
