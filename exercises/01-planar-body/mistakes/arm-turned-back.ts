import type { Declared } from 'rigid-body-lab/course';
import type { Motion, Vec2 } from '../solution.js';
export { turnsFaster, instantCentre, fasterPoint, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** The signs of the sines exchanged. */
export const declared: Declared = { score: 8.5, diagnosis: 'arm-turned-back' };

export function pointVelocity({ velocity, angle, angularVelocity }: Motion, [px, py]: Vec2): Vec2 {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const r = [c * px + s * py, c * py - s * px];
  return [velocity[0] - angularVelocity * r[1], velocity[1] + angularVelocity * r[0]];
}
