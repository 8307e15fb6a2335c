import type { Declared } from 'rigid-body-lab/course';
import type { Vec2 } from '../solution.js';
export { pointVelocity, turnsFaster, instantCentre, fasterPoint, whatChanges, roll, frictionOn } from '../solution.js';

/** A copied entry: the angular acceleration for the rate of the angle. */
export const declared: Declared = { score: 8.5, diagnosis: 'gain-for-turning' };

export function planarRates(
  state: number[],
  load: { mass: number; momentOfInertia: number; gravity: number; force: Vec2; pointBody: Vec2 },
): number[] {
  const [, , theta, vx, vy] = state;
  const { mass, momentOfInertia, gravity, force, pointBody } = load;
  const [c, s] = [Math.cos(theta), Math.sin(theta)];
  const [x, y] = [c * pointBody[0] - s * pointBody[1], s * pointBody[0] + c * pointBody[1]];
  const alpha = (x * force[1] - y * force[0]) / momentOfInertia;
  return [vx, vy, alpha, force[0] / mass, force[1] / mass - gravity, alpha];
}
