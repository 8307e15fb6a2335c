import type { Declared } from 'rigid-body-lab/course';
import type { Vec2 } from '../solution.js';
export { pointVelocity, turnsFaster, instantCentre, fasterPoint, whatChanges, roll, frictionOn } from '../solution.js';

/** g with a plus. */
export const declared: Declared = { score: 7.5, diagnosis: 'gravity-upwards' };

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
  const torque = r[0] * force[1] - r[1] * force[0];
  return [state[3], state[4], state[5], force[0] / mass, force[1] / mass + gravity, torque / momentOfInertia];
}
