import { dot } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from '../solution.js';

/** m v², which is twice the energy: half of the points of the public checks. */
export const declared: Declared = { score: 1, diagnosis: 'half-missing' };

export function pointEnergy(mass: number, velocity: Vec3): number {
  return mass * dot(velocity, velocity);
}
