import type { Declared } from 'rigid-body-lab/course';
import type { Motion, Vec2 } from '../solution.js';
export { turnsFaster, instantCentre, fasterPoint, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** Only the part from turning. */
export const declared: Declared = { score: 9, diagnosis: 'centre-forgotten' };

export function pointVelocity({ angle, angularVelocity }: Motion, [px, py]: Vec2): Vec2 {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const r = [c * px - s * py, s * px + c * py];
  return [-angularVelocity * r[1], angularVelocity * r[0]];
}
