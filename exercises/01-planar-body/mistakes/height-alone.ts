import type { Declared } from 'rigid-body-lab/course';
import type { Vec2 } from '../solution.js';
export { pointVelocity, turnsFaster, instantCentre, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** Only the level part of the velocity. */
export const declared: Declared = { score: 9.5, diagnosis: 'height-alone' };

export function fasterPoint(
  { radius, velocity }: { radius: number; velocity: number },
  first: Vec2,
  second: Vec2,
): 'first' | 'second' | 'same' {
  const speed = (at: Vec2): number => Math.abs(velocity + (velocity / radius) * at[1]);
  const [a, b] = [speed(first), speed(second)];
  if (a === b) return 'same';
  return a > b ? 'first' : 'second';
}
