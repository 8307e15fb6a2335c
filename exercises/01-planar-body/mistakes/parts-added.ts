import type { Declared } from 'rigid-body-lab/course';
import type { Vec2 } from '../solution.js';
export { pointVelocity, turnsFaster, instantCentre, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** The two parts of the speed are added. */
export const declared: Declared = { score: 9.5, diagnosis: 'parts-added' };

export function fasterPoint(
  wheel: { radius: number; velocity: number },
  first: Vec2,
  second: Vec2,
): 'first' | 'second' | 'same' {
  const [a, b] = [first, second].map(([x, y]) => Math.abs(x) + Math.abs(y + wheel.radius));
  return a === b ? 'same' : a > b ? 'first' : 'second';
}
