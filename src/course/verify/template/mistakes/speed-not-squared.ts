import { norm } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from '../solution.js';

/** The square is forgotten. */
export const declared: Declared = { score: 0, diagnosis: 'speed-not-squared' };

export function pointEnergy(mass: number, velocity: Vec3): number {
  return (mass * norm(velocity)) / 2;
}
