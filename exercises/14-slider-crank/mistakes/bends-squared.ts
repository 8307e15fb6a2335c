import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, rodAngle, along, path, towards, endOfTheRide, largestDeviation } from '../solution.js';

/** The error of a bend is of second order in the bend. */
export const declared: Declared = { score: 9.5, diagnosis: 'bends-squared' };

export function sideOfTheWire(bends: number[]): 'left' | 'on' | 'right' {
  const sum = bends.reduce((before, bend) => before + bend * Math.abs(bend), 0);
  if (sum === 0) return 'on';
  return sum > 0 ? 'right' : 'left';
}
