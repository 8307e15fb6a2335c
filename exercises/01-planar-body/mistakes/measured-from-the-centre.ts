import type { Declared } from 'rigid-body-lab/course';
import type { MarkedPlate } from '../solution.js';
export { pointVelocity, instantCentre, fasterPoint, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** All distances are measured from the centre of mass. */
export const declared: Declared = { score: 9.5, diagnosis: 'measured-from-the-centre' };

export function turnsFaster(first: MarkedPlate, second: MarkedPlate): 'first' | 'second' | 'same' {
  const [a, b] = [first.speed / first.fromCentre, second.speed / second.fromCentre];
  if (a === b) return 'same';
  return a > b ? 'first' : 'second';
}
