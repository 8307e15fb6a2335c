import type { Declared } from 'rigid-body-lab/course';
export { rodSpeed, rodAngle, along, path, towards, endOfTheRide, largestDeviation } from '../solution.js';

/** A straight piece leads back to the wire. */
export const declared: Declared = { score: 9.5, diagnosis: 'straight-pieces-heal' };

export function sideOfTheWire(bends: number[]): 'left' | 'on' | 'right' {
  let aside = 0;
  for (const bend of bends) aside = bend === 0 ? 0 : aside + bend;
  if (aside === 0) return 'on';
  return aside > 0 ? 'right' : 'left';
}
