import { dot } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from '../solution.js';

/** Found without a misconception of ours: the answer is wrong by one factor, 1/mass. */
export const declared: Declared = { score: 0, diagnosis: 'by-a-factor' };

export function pointEnergy(_mass: number, velocity: Vec3): number {
  return dot(velocity, velocity) / 2;
}
