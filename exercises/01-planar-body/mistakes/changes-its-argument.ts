import type { Declared } from 'rigid-body-lab/course';
import type { Motion, Vec2 } from '../solution.js';
export { turnsFaster, instantCentre, fasterPoint, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** The result is written into the velocity that was handed in. */
export const declared: Declared = { score: 9.5, diagnosis: 'changes-its-argument' };

export function pointVelocity({ velocity, angle, angularVelocity }: Motion, [px, py]: Vec2): Vec2 {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const r = [c * px - s * py, s * px + c * py];
  velocity[0] -= angularVelocity * r[1];
  velocity[1] += angularVelocity * r[0];
  return velocity;
}
