import type { Declared } from 'rigid-body-lab/course';
import type { Vec2 } from '../solution.js';
export { pointVelocity, turnsFaster, instantCentre, fasterPoint, whatChanges, roll, frictionOn } from '../solution.js';

/** τ = d F. */
export const declared: Declared = { score: 7.5, diagnosis: 'distance-times-force' };

interface Load {
  mass: number;
  momentOfInertia: number;
  gravity: number;
  force: Vec2;
  pointBody: Vec2;
}

export function planarRates(state: number[], { mass, momentOfInertia, gravity, force, pointBody }: Load): number[] {
  const torque = Math.hypot(pointBody[0], pointBody[1]) * Math.hypot(force[0], force[1]);
  return [state[3], state[4], state[5], force[0] / mass, force[1] / mass - gravity, torque / momentOfInertia];
}
