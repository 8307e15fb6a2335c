import type { Declared } from 'rigid-body-lab/course';
import type { MarkedPlate } from '../solution.js';
export { pointVelocity, instantCentre, fasterPoint, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** The circle formula of school: v squared over r. */
export const declared: Declared = { score: 9.5, diagnosis: 'acceleration-for-omega' };

export function turnsFaster(first: MarkedPlate, second: MarkedPlate): 'first' | 'second' | 'same' {
  const a = first.speed ** 2 / first.distance;
  const b = second.speed ** 2 / second.distance;
  return a === b ? 'same' : a > b ? 'first' : 'second';
}
