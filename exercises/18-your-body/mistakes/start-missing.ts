import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Motion } from '../solution.js';
import { simulatedFlip as right } from '../solution.js';
export { mesh, readBody, massProperties, principalAxes, predictedFlip, flipComes, figure } from '../solution.js';

/** The start is left out of both lists. */
export const declared: Declared = { score: 8.5, diagnosis: 'start-left-out' };

export function simulatedFlip(moments: Vec3, spin: number, nudge: number, duration: number): Motion {
  const { times, omegas, flip } = right(moments, spin, nudge, duration);
  return { times: times.slice(1), omegas: omegas.slice(1), flip };
}
