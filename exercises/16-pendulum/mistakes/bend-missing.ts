import type { Declared } from 'rigid-body-lab/course';
import type { Swing } from '../solution.js';
export {
  whoseRodPullsMore,
  rodAcceleration,
  fateOfGap,
  mended,
  spinAfterMending,
  hingeImpulse,
  whosePairGoesFarther,
} from '../solution.js';

/** As if the mass were at rest. */
export const declared: Declared = { score: 8.5, diagnosis: 'bend-missing' };

export function rodTension({ mass, length, position }: Swing): number {
  const [, z] = position;
  return (-mass * 9.81 * z) / length;
}
