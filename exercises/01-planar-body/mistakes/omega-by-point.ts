import type { Declared } from 'rigid-body-lab/course';
import type { MarkedPlate } from '../solution.js';
export { pointVelocity, instantCentre, fasterPoint, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** The faster point is on the faster plate. */
export const declared: Declared = { score: 9.5, diagnosis: 'omega-by-point' };

export function turnsFaster(first: MarkedPlate, second: MarkedPlate): 'first' | 'second' | 'same' {
  const [a, b] = [first.speed, second.speed];
  if (a === b) return 'same';
  return a > b ? 'first' : 'second';
}
