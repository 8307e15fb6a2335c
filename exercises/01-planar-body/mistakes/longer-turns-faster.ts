import type { Declared } from 'rigid-body-lab/course';
import type { MarkedPlate } from '../solution.js';
export { pointVelocity, instantCentre, fasterPoint, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** Far out ω is larger. */
export const declared: Declared = { score: 9.5, diagnosis: 'longer-turns-faster' };

export function turnsFaster(first: MarkedPlate, second: MarkedPlate): 'first' | 'second' | 'same' {
  const [a, b] = [first.distance, second.distance];
  if (a === b) return 'same';
  return a > b ? 'first' : 'second';
}
