import type { Declared } from 'rigid-body-lab/course';
import type { Vec2 } from '../solution.js';
export { pointVelocity, turnsFaster, instantCentre, fasterPoint, whatChanges, roll, frictionOn } from '../solution.js';

/** The force is turned into body axes for the torque, and stays so. */
export const declared: Declared = { score: 7.5, diagnosis: 'force-into-body-axes' };

export function planarRates(
  state: number[],
  load: { mass: number; momentOfInertia: number; gravity: number; force: Vec2; pointBody: Vec2 },
): number[] {
  const [, , theta, vx, vy, omega] = state;
  const { mass, momentOfInertia, gravity, force, pointBody } = load;
  const [c, s] = [Math.cos(theta), Math.sin(theta)];
  const f = [c * force[0] + s * force[1], c * force[1] - s * force[0]];
  const torque = pointBody[0] * f[1] - pointBody[1] * f[0];
  return [vx, vy, omega, f[0] / mass, f[1] / mass - gravity, torque / momentOfInertia];
}
