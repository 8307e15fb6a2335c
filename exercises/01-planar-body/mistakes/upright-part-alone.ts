import type { Declared } from 'rigid-body-lab/course';
import type { Vec2 } from '../solution.js';
export { pointVelocity, turnsFaster, instantCentre, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** Only how far the points are beside the axle. */
export const declared: Declared = { score: 9.5, diagnosis: 'upright-part-alone' };

export function fasterPoint(
  wheel: { radius: number; velocity: number },
  first: Vec2,
  second: Vec2,
): 'first' | 'second' | 'same' {
  const omega = wheel.velocity / wheel.radius;
  const [a, b] = [first, second].map(([x]) => Math.abs(omega * x));
  return a === b ? 'same' : a > b ? 'first' : 'second';
}
