import type { Declared } from 'rigid-body-lab/course';
import type { Vec2 } from '../solution.js';
export { pointVelocity, turnsFaster, instantCentre, fasterPoint, whatChanges, roll, frictionOn } from '../solution.js';

/** What turns is accelerated towards the middle. */
export const declared: Declared = { score: 7.5, diagnosis: 'acceleration-of-the-point' };

export function planarRates(
  state: number[],
  load: { mass: number; momentOfInertia: number; gravity: number; force: Vec2; pointBody: Vec2 },
): number[] {
  const [, , theta, vx, vy, omega] = state;
  const { mass, momentOfInertia, gravity, force, pointBody } = load;
  const [c, s] = [Math.cos(theta), Math.sin(theta)];
  const [x, y] = [c * pointBody[0] - s * pointBody[1], s * pointBody[0] + c * pointBody[1]];
  const alpha = (x * force[1] - y * force[0]) / momentOfInertia;
  const inward = omega ** 2;
  return [vx, vy, omega, force[0] / mass - inward * x, force[1] / mass - gravity - inward * y, alpha];
}
