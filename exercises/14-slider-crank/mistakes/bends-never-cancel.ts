import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, rodAngle, along, path, towards, endOfTheRide, largestDeviation } from '../solution.js';

/** Deviations add up and never cancel. */
export const declared: Declared = { score: 9.5, diagnosis: 'bends-never-cancel' };

export function sideOfTheWire(bends: number[]): string {
  const sum = bends.reduce((sum, b) => sum + b, 0);
  if (sum === 0) return bends.every((b) => b === 0) ? 'on' : 'right';
  return sum > 0 ? 'right' : 'left';
}
