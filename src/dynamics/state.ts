/** The state of a rigid body (Chaney section 6.1): a readable record, and the same as 13 numbers. */
import { expectFields } from '../linear/expect-fields.js';
import { expectVector, message } from '../linear/expect.js';
import { STATE, expectState, stateAt } from './state-numbers.js';
import type { RigidBodyState } from './state-numbers.js';

export { STATE } from './state-numbers.js';
export type { RigidBodyState } from './state-numbers.js';

/**
 * A state from the parts that matter; the others are those of a body at rest at the
 * origin, axes along the world's.
 *
 * @throws TypeError for wrong shapes; RangeError for values that are not finite or an
 * orientation that is not unit.
 * @example
 * rigidBodyState({ omegaBody: [0, 0, 2] }).orientation; // => [1, 0, 0, 0]
 */
export function rigidBodyState(parts: Partial<RigidBodyState>): RigidBodyState {
  expectFields('rigidBodyState', 'parts', parts, ['position', 'orientation', 'velocity', 'omegaBody']);
  const { position = [0, 0, 0], orientation = [1, 0, 0, 0], velocity = [0, 0, 0], omegaBody = [0, 0, 0] } = parts;
  const state: RigidBodyState = { position, orientation, velocity, omegaBody };
  expectState('rigidBodyState', state);
  return state;
}

/**
 * The 13 numbers of a state, in the order of `STATE`.
 *
 * @throws TypeError for wrong shapes; RangeError for values that are not finite or an
 * orientation that is not unit.
 * @example
 * packState(rigidBodyState({ position: [1, 2, 3], omegaBody: [0, 0, 2] }));
 * // => [1, 2, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2]
 */
export function packState(state: RigidBodyState): number[] {
  expectState('packState', state);
  return [...state.position, ...state.orientation, ...state.velocity, ...state.omegaBody];
}

/**
 * The state of 13 numbers. The orientation is brought to length one: inside a step of an
 * integrator it is not quite.
 *
 * @throws TypeError unless there are 13 numbers; RangeError if one is not finite or the orientation is zero.
 * @example
 * unpackState([1, 2, 3, 2, 0, 0, 0, 0, 0, 0, 0, 0, 2]).orientation; // => [1, 0, 0, 0]
 */
export function unpackState(numbers: ArrayLike<number>): RigidBodyState {
  expectVector('unpackState', 'numbers', numbers, STATE.size);
  if (numbers[3] === 0 && numbers[4] === 0 && numbers[5] === 0 && numbers[6] === 0) {
    throw new RangeError(
      message('unpackState', 'a non-zero orientation', [0, 0, 0, 0], 'A zero quaternion is no orientation.'),
    );
  }
  return stateAt(numbers, 0);
}
