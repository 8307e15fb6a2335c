import type { Declared } from 'rigid-body-lab/course';
import type { Machine } from '../solution.js';
export { rodAngle, along, path, towards, endOfTheRide, largestDeviation, sideOfTheWire } from '../solution.js';

/** The angle of the rod is computed from that of the crank, as if f were 0. */
export const declared: Declared = { score: 8.5, diagnosis: 'rod-as-assembled' };

export function rodSpeed({ r, l }: Machine, [theta1]: number[], speed: number): number {
  const sine = (r * Math.sin(theta1)) / l;
  return (speed * r * Math.cos(theta1)) / (l * Math.sqrt(1 - sine ** 2));
}
