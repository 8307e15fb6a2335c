import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, rodAngle, along, path, towards, endOfTheRide, largestDeviation } from '../solution.js';

/** A sum below 1 counts as none. */
export const declared: Declared = { score: 9.5, diagnosis: 'small-sums-count-as-nothing' };

export function sideOfTheWire(bends: number[]): 'left' | 'on' | 'right' {
  const sum = bends.reduce((before, bend) => before + bend, 0);
  if (Math.abs(sum) < 1) return 'on';
  return sum > 0 ? 'right' : 'left';
}
