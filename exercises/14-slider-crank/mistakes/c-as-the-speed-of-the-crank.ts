import type { Declared } from 'rigid-body-lab/course';
import type { Machine, Run } from '../solution.js';
export { rodSpeed, rodAngle, along, path, towards, endOfTheRide, sideOfTheWire } from '../solution.js';

/** The crank turns with c. */
export const declared: Declared = { score: 8, diagnosis: 'c-as-the-speed-of-the-crank' };

export function largestDeviation({ r, l }: Machine, start: number[], { c, gain, step, count }: Run): number {
  let [theta1, theta2] = start;
  let largest = 0;
  for (let n = 0; n <= count; n++) {
    const f = r * Math.sin(theta1) - l * Math.sin(theta2);
    largest = Math.max(largest, Math.abs(f));
    const [a, b] = [r * Math.cos(theta1), -l * Math.cos(theta2)];
    const pull = (gain * f) / (a * a + b * b);
    theta1 += step * (c - pull * a);
    theta2 += step * ((-c * a) / b - pull * b);
  }
  return largest;
}
