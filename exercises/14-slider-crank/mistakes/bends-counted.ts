import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, rodAngle, along, path, towards, endOfTheRide, largestDeviation } from '../solution.js';

/** Pieces are counted, not added up. */
export const declared: Declared = { score: 9.5, diagnosis: 'bends-counted' };

export function sideOfTheWire(bends: number[]): string {
  return ['left', 'on', 'right'][1 + Math.sign(bends.reduce((sum, b) => sum + Math.sign(b), 0))];
}
