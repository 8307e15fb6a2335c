import type { Declared } from 'rigid-body-lab/course';
import type { Vec2 } from '../solution.js';
export { pointVelocity, turnsFaster, instantCentre, fasterPoint, whatChanges, roll, frictionOn } from '../solution.js';

/** Parallel axes, where none is needed. */
export const declared: Declared = { score: 7.5, diagnosis: 'inertia-about-the-point' };

export function planarRates(
  state: number[],
  load: { mass: number; momentOfInertia: number; gravity: number; force: Vec2; pointBody: Vec2 },
): number[] {
  const [, , theta, vx, vy, omega] = state;
  const { mass, momentOfInertia, gravity, force, pointBody } = load;
  const [c, s] = [Math.cos(theta), Math.sin(theta)];
  const r = [c * pointBody[0] - s * pointBody[1], s * pointBody[0] + c * pointBody[1]];
  const torque = r[0] * force[1] - r[1] * force[0];
  const aboutPoint = momentOfInertia + mass * (r[0] ** 2 + r[1] ** 2);
  return [vx, vy, omega, force[0] / mass, force[1] / mass - gravity, torque / aboutPoint];
}
