import type { Declared } from 'rigid-body-lab/course';
import type { MarkedPlate } from '../solution.js';
export { pointVelocity, instantCentre, fasterPoint, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** The time of a turn is compared. */
export const declared: Declared = { score: 9.5, diagnosis: 'names-the-slower' };

export function turnsFaster(first: MarkedPlate, second: MarkedPlate): 'first' | 'second' | 'same' {
  const [a, b] = [first.distance / first.speed, second.distance / second.speed];
  if (a === b) return 'same';
  return a > b ? 'first' : 'second';
}
