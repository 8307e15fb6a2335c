import type { Declared } from 'rigid-body-lab/course';
import type { Vec2 } from '../solution.js';
export { pointVelocity, turnsFaster, instantCentre, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** The nearer point is named. */
export const declared: Declared = { score: 9.5, diagnosis: 'names-the-slower' };

export function fasterPoint(
  { radius, velocity }: { radius: number; velocity: number },
  first: Vec2,
  second: Vec2,
): 'first' | 'second' | 'same' {
  const speed = ([x, y]: Vec2): number => -Math.hypot(x, y + radius) * Math.abs(velocity);
  const [a, b] = [speed(first), speed(second)];
  if (a === b) return 'same';
  return a > b ? 'first' : 'second';
}
