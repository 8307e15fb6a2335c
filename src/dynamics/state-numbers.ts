/**
 * What a state is, as a record and as 13 numbers; reading and checking of both, for the
 * functions of this folder.
 */
import { expectVec3, message } from '../linear/expect.js';
import type { ReadonlyVec3, Vec3 } from '../linear/vec3.js';
import { expectUnitQuaternion } from '../rotation/expect.js';
import { unit } from '../rotation/unchecked.js';
import { normalizeQuaternion } from '../rotation/quaternion.js';
import type { Quaternion } from '../rotation/quaternion.js';

/** Where a body is, how it is turned, and how it moves. */
export interface RigidBodyState {
  /** Centre of mass, m. */
  readonly position: Vec3<'world'>;
  /** Unit quaternion, from body to world. */
  readonly orientation: Quaternion;
  /** Velocity of the centre of mass, m/s. */
  readonly velocity: Vec3<'world'>;
  /** Angular velocity in body axes, rad/s. */
  readonly omegaBody: Vec3<'body'>;
}

/**
 * Where each part of the state starts among its 13 numbers, and their count. What takes the 13 numbers
 * one by one at every stage (`stepping`, `splitting`, `newtonEulerDerivative`, `stateAt`) writes 0 to 12:
 * with `STATE.velocity + 1` in their place a rate of the 13 takes 1.35 times as long.
 */
export const STATE = { position: 0, orientation: 3, velocity: 7, omegaBody: 10, size: 13 } as const;

/** Names of the 13 numbers, for the header of a CSV and for messages. */
export const stateColumns: readonly string[] = Object.freeze([
  ...['x', 'y', 'z'].map((axis) => `position.${axis}`),
  ...['w', 'x', 'y', 'z'].map((axis) => `orientation.${axis}`),
  ...['x', 'y', 'z'].map((axis) => `velocity.${axis}`),
  ...['x', 'y', 'z'].map((axis) => `omegaBody.${axis}`),
]);

/** The state whose 13 numbers start at an offset, orientation of length one, without checks. */
export function stateAt(numbers: ArrayLike<number>, offset: number): RigidBodyState {
  const o = offset;
  return {
    position: [numbers[o], numbers[o + 1], numbers[o + 2]],
    orientation: unit(numbers[o + 3], numbers[o + 4], numbers[o + 5], numbers[o + 6]),
    velocity: [numbers[o + 7], numbers[o + 8], numbers[o + 9]],
    omegaBody: [numbers[o + 10], numbers[o + 11], numbers[o + 12]],
  };
}

/** The 13 numbers of a state, its orientation, which may be off by rounding of its digits, of length one. */
export function numbersOf({ position, orientation, velocity, omegaBody }: RigidBodyState): Float64Array {
  return Float64Array.of(...position, ...normalizeQuaternion(orientation), ...velocity, ...omegaBody);
}

/** A fresh copy. */
export function copyOf(v: ReadonlyVec3): Vec3 {
  return [v[0], v[1], v[2]];
}

/** Throws unless the value is a state with finite numbers and a unit orientation. */
export function expectState(where: string, state: RigidBodyState): void {
  const value: unknown = state;
  if (typeof value !== 'object' || value === null) {
    throw new TypeError(
      message(
        where,
        'a state',
        state,
        'It has position, orientation, velocity and omegaBody; rigidBodyState makes one.',
      ),
    );
  }
  expectVec3(where, 'position', state.position);
  expectUnitQuaternion(where, 'orientation', state.orientation);
  expectVec3(where, 'velocity', state.velocity);
  expectVec3(where, 'omegaBody', state.omegaBody);
}
