import type { Declared } from 'rigid-body-lab/course';
import type { Vec2 } from '../solution.js';
export { pointVelocity, turnsFaster, instantCentre, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** No answer for equal speeds. */
export const declared: Declared = { score: 9.5, diagnosis: 'confuses-answers' };

export function fasterPoint(
  { radius }: { radius: number; velocity: number },
  first: Vec2,
  second: Vec2,
): 'first' | 'second' | 'same' {
  const height = ([x, y]: Vec2): number => Math.hypot(x, y + radius);
  return height(first) > height(second) ? 'first' : 'second';
}
