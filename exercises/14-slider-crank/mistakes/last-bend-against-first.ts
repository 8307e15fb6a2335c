import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, rodAngle, along, path, towards, endOfTheRide, largestDeviation } from '../solution.js';

/** How the bend has changed from start to end. */
export const declared: Declared = { score: 9.5, diagnosis: 'last-bend-against-first' };

export function sideOfTheWire(bends: number[]): 'left' | 'on' | 'right' {
  const change = bends[bends.length - 1] - bends[0];
  return (['left', 'on', 'right'] as const)[1 + Math.sign(change)];
}
