import type { Declared } from 'rigid-body-lab/course';
import type { MarkedPlate } from '../solution.js';
export { pointVelocity, instantCentre, fasterPoint, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** B is both lengths away. */
export const declared: Declared = { score: 9.5, diagnosis: 'way-by-the-centre' };

export function turnsFaster(first: MarkedPlate, second: MarkedPlate): 'first' | 'second' | 'same' {
  const a = first.speed / (first.distance + first.fromCentre);
  const b = second.speed / (second.distance + second.fromCentre);
  return a === b ? 'same' : a > b ? 'first' : 'second';
}
