import { constrainedDynamics, pendulum } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Drifted, Vec2 } from '../solution.js';
export {
  rodTension,
  whoseRodPullsMore,
  fateOfGap,
  mended,
  spinAfterMending,
  hingeImpulse,
  whosePairGoesFarther,
} from '../solution.js';

/** The library is asked for the acceleration: the file is not accepted. */
export const declared: Declared = { score: 0, diagnosis: null };

export function rodAcceleration({ length, gain, position, velocity }: Drifted): Vec2 {
  const { rate } = constrainedDynamics(pendulum({ masses: [1], lengths: [length] }).system, { gain });
  const [, , ax, az] = rate(0, [...position, ...velocity]);
  return [ax, az];
}
