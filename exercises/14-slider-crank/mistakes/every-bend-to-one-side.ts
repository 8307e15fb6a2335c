import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, rodAngle, along, path, towards, endOfTheRide, largestDeviation } from '../solution.js';

/** Whichever way the wire bends, the point is outside. */
export const declared: Declared = { score: 9.5, diagnosis: 'every-bend-to-one-side' };

export function sideOfTheWire(bends: number[]): 'left' | 'on' | 'right' {
  const sum = bends.reduce((before, bend) => before + Math.abs(bend), 0);
  return sum === 0 ? 'on' : 'right';
}
