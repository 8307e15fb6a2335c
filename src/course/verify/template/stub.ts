// All that you may use of the library.
import { dot, norm } from 'rigid-body-lab';

/** Three numbers. */
export type Vec3 = [number, number, number];

/**
 * Task 1: the kinetic energy of a point.
 *
 * @param mass in kg, at least 0.1
 * @param velocity in m/s
 * @returns ½ m v·v, in J
 */
export function pointEnergy(mass: number, velocity: Vec3): number {
  // TODO
  throw new Error('not implemented');
}
