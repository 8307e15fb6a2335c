import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, rodAngle, along, path, towards, endOfTheRide, largestDeviation } from '../solution.js';

/** Only the last piece counts. */
export const declared: Declared = { score: 9.5, diagnosis: 'last-bend-decides' };

export function sideOfTheWire(bends: number[]): string {
  return ['left', 'on', 'right'][1 + Math.sign(bends[bends.length - 1])];
}
