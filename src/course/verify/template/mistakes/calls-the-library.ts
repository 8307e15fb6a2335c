import { kineticEnergy, rigidBody, rigidBodyState, solidSphere } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Vec3 } from '../solution.js';

/** The library is asked for the answer: the file is not accepted. */
export const declared: Declared = { score: 0, diagnosis: null };

export function pointEnergy(mass: number, velocity: Vec3): number {
  return kineticEnergy(rigidBody({ massProperties: solidSphere({ radius: 1, mass }) }), rigidBodyState({ velocity }));
}
