import type { Declared } from 'rigid-body-lab/course';
import type { MarkedPlate } from '../solution.js';
export { pointVelocity, instantCentre, fasterPoint, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** Multiplied instead of divided. */
export const declared: Declared = { score: 9.5, diagnosis: 'speed-times-distance' };

export function turnsFaster(first: MarkedPlate, second: MarkedPlate): 'first' | 'second' | 'same' {
  const [a, b] = [first.speed * first.distance, second.speed * second.distance];
  if (a === b) return 'same';
  return a > b ? 'first' : 'second';
}
