import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, along, path, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The angle is taken as a size: below the guide it grows while the pin sinks. */
export const declared: Declared = { score: 9.5, diagnosis: 'size-of-the-angle' };

export function rodAngle([x, y]: number[], speed: number): 'shrinks' | 'stands' | 'grows' {
  if (x === 0) return 'stands';
  const climbs = x > 0 === speed > 0;
  return climbs === y >= 0 ? 'grows' : 'shrinks';
}
