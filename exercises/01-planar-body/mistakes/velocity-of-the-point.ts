import type { Declared } from 'rigid-body-lab/course';
import type { Vec2 } from '../solution.js';
export { pointVelocity, turnsFaster, instantCentre, fasterPoint, whatChanges, roll, frictionOn } from '../solution.js';

/** The velocity is that of the point that is pushed. */
export const declared: Declared = { score: 8.5, diagnosis: 'velocity-of-the-point' };

export function planarRates(
  state: number[],
  load: { mass: number; momentOfInertia: number; gravity: number; force: Vec2; pointBody: Vec2 },
): number[] {
  const [, , theta, vx, vy, omega] = state;
  const { mass, momentOfInertia, gravity, force, pointBody } = load;
  const [c, s] = [Math.cos(theta), Math.sin(theta)];
  const [x, y] = [c * pointBody[0] - s * pointBody[1], s * pointBody[0] + c * pointBody[1]];
  const alpha = (x * force[1] - y * force[0]) / momentOfInertia;
  return [vx - omega * y, vy + omega * x, omega, force[0] / mass, force[1] / mass - gravity, alpha];
}
