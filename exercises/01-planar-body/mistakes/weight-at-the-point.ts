import type { Declared } from 'rigid-body-lab/course';
import type { Vec2 } from '../solution.js';
export { pointVelocity, turnsFaster, instantCentre, fasterPoint, whatChanges, roll, frictionOn } from '../solution.js';

/** The whole force, weight included, acts at the point. */
export const declared: Declared = { score: 7.5, diagnosis: 'weight-at-the-point' };

interface Load {
  mass: number;
  momentOfInertia: number;
  gravity: number;
  force: Vec2;
  pointBody: Vec2;
}

export function planarRates(state: number[], { mass, momentOfInertia, gravity, force, pointBody }: Load): number[] {
  const [c, s] = [Math.cos(state[2]), Math.sin(state[2])];
  const r = [c * pointBody[0] - s * pointBody[1], s * pointBody[0] + c * pointBody[1]];
  const total = [force[0], force[1] - mass * gravity];
  const torque = r[0] * total[1] - r[1] * total[0];
  return [state[3], state[4], state[5], total[0] / mass, total[1] / mass, torque / momentOfInertia];
}
