import type { Declared } from 'rigid-body-lab/course';
import type { Vec2 } from '../solution.js';
export { pointVelocity, turnsFaster, instantCentre, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** The front of the wheel runs ahead. */
export const declared: Declared = { score: 9.5, diagnosis: 'ahead-is-faster' };

export function fasterPoint(
  wheel: { radius: number; velocity: number },
  first: Vec2,
  second: Vec2,
): 'first' | 'second' | 'same' {
  const way = Math.sign(wheel.velocity);
  if (first[0] === second[0]) return 'same';
  return way * first[0] > way * second[0] ? 'first' : 'second';
}
