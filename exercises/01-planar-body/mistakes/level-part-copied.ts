import type { Declared } from 'rigid-body-lab/course';
import type { Vec2, Motion } from '../solution.js';
export { turnsFaster, instantCentre, fasterPoint, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** A copied line: the level part twice. */
export const declared: Declared = { score: 8.5, diagnosis: 'level-part-copied' };

export function pointVelocity(body: Motion, pointBody: Vec2): Vec2 {
  const { velocity, angle, angularVelocity } = body;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const r: Vec2 = [c * pointBody[0] - s * pointBody[1], s * pointBody[0] + c * pointBody[1]];
  return [velocity[0] - angularVelocity * r[1], velocity[1] - angularVelocity * r[1]];
}
