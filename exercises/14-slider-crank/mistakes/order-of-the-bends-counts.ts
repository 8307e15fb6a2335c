import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, rodAngle, along, path, towards, endOfTheRide, largestDeviation } from '../solution.js';

/** The direction is wrong after a bend, and the deviation grows with the way that follows. */
export const declared: Declared = { score: 9.5, diagnosis: 'order-of-the-bends-counts' };

export function sideOfTheWire(bends: number[]): 'left' | 'on' | 'right' {
  let [heading, aside] = [0, 0];
  for (const bend of bends) {
    heading += bend;
    aside += heading;
  }
  if (aside === 0) return 'on';
  return aside > 0 ? 'right' : 'left';
}
