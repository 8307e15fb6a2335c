import { planarBody, planarBodyDerivative, planarPointVelocity, planarToWorld } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Motion, Vec2 } from '../solution.js';
export { turnsFaster, instantCentre, fasterPoint, whatChanges, roll, frictionOn } from '../solution.js';

/** The library is asked for the answer: the file is not accepted. */
export const declared: Declared = { score: 0, diagnosis: null };

export function pointVelocity(body: Motion, pointBody: Vec2): Vec2 {
  return planarPointVelocity(planarToWorld(pointBody, planarBody({ angle: body.angle })), planarBody(body));
}

export function planarRates(
  state: number[],
  load: { mass: number; momentOfInertia: number; gravity: number; force: Vec2; pointBody: Vec2 },
): number[] {
  const [x, y] = planarToWorld(load.pointBody, planarBody({ angle: state[2] }));
  const [fx, fy] = load.force;
  return planarBodyDerivative(state, {
    mass: load.mass,
    momentOfInertia: load.momentOfInertia,
    force: [fx, fy - load.mass * load.gravity],
    torque: x * fy - y * fx,
  });
}
