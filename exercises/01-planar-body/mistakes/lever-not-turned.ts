import type { Declared } from 'rigid-body-lab/course';
import type { Vec2 } from '../solution.js';
export { pointVelocity, turnsFaster, instantCentre, fasterPoint, whatChanges, roll, frictionOn } from '../solution.js';

/** The point in body axes, the force in world axes. */
export const declared: Declared = { score: 7.5, diagnosis: 'lever-not-turned' };

interface Load {
  mass: number;
  momentOfInertia: number;
  gravity: number;
  force: Vec2;
  pointBody: Vec2;
}

export function planarRates(state: number[], { mass, momentOfInertia, gravity, force, pointBody }: Load): number[] {
  const torque = pointBody[0] * force[1] - pointBody[1] * force[0];
  return [state[3], state[4], state[5], force[0] / mass, force[1] / mass - gravity, torque / momentOfInertia];
}
