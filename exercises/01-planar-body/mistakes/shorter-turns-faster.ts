import type { Declared } from 'rigid-body-lab/course';
import type { MarkedPlate } from '../solution.js';
export { pointVelocity, instantCentre, fasterPoint, planarRates, whatChanges, roll, frictionOn } from '../solution.js';

/** The shorter line turns faster. */
export const declared: Declared = { score: 9.5, diagnosis: 'shorter-turns-faster' };

export function turnsFaster(first: MarkedPlate, second: MarkedPlate): 'first' | 'second' | 'same' {
  const [a, b] = [1 / first.distance, 1 / second.distance];
  if (a === b) return 'same';
  return a > b ? 'first' : 'second';
}
