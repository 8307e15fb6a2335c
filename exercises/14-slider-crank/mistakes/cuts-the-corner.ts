import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, rodAngle, along, path, towards, endOfTheRide, largestDeviation } from '../solution.js';

/** The point ends on the inner side. */
export const declared: Declared = { score: 9.5, diagnosis: 'cuts-the-corner' };

export function sideOfTheWire(bends: number[]): string {
  return ['left', 'on', 'right'][1 + Math.sign(-bends.reduce((sum, b) => sum + b, 0))];
}
