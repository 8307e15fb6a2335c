import { describe, expect, it } from 'vitest';
import { STATE, packState, rigidBodyState, unpackState } from 'rigid-body-lab';
import type { Quaternion, RigidBodyState } from 'rigid-body-lab';
import { seeded } from '../support/random.js';
import { EPS } from '../support/tolerances.js';
import { randomState } from './bodies.js';

describe('the 13 numbers of a state', () => {
  it('are position, orientation, velocity, omegaBody at the offsets of STATE', () => {
    const state = rigidBodyState({
      position: [1, 2, 3],
      orientation: [0, 0, 1, 0],
      velocity: [8, 9, 10],
      omegaBody: [11, 12, 13],
    });
    const numbers = packState(state);
    expect(numbers).toHaveLength(STATE.size);
    expect(numbers.slice(STATE.position, STATE.position + 3)).toEqual([1, 2, 3]);
    expect(numbers.slice(STATE.orientation, STATE.orientation + 4)).toEqual([0, 0, 1, 0]);
    expect(numbers.slice(STATE.velocity, STATE.velocity + 3)).toEqual([8, 9, 10]);
    expect(numbers.slice(STATE.omegaBody, STATE.omegaBody + 3)).toEqual([11, 12, 13]);
  });

  it('come back as the state, fresh', () => {
    const random = seeded(81);
    for (let k = 0; k < 100; k++) {
      const state = randomState(random);
      const back = unpackState(packState(state));
      expect(back).toBeNear(state, 2 * EPS);
      expect(back.position).not.toBe(state.position);
    }
  });

  it('unpackState brings the orientation to length one', () => {
    expect(unpackState([0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0]).orientation).toEqual([1, 0, 0, 0]);
  });

  it('a state of no parts is at rest at the origin', () => {
    expect(packState(rigidBodyState({}))).toEqual([0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it.each([
    [
      () => rigidBodyState({ orientation: [0, 0, 0, 0] }),
      RangeError,
      'rigidBodyState: expected orientation to be a unit quaternion, got [0, 0, 0, 0]. A zero quaternion is no orientation.',
    ],
    [
      () => rigidBodyState({ orientation: [1, 1, 0, 0] }),
      RangeError,
      'rigidBodyState: expected orientation to be a unit quaternion, got [1, 1, 0, 0]. Its length is 1.414',
    ],
    [
      () => rigidBodyState({ velocity: [NaN, 0, 0] }),
      RangeError,
      'rigidBodyState: expected a finite velocity[0], got NaN.',
    ],
    [
      () => rigidBodyState({ omegaBody: [1, 2] as never }),
      TypeError,
      'rigidBodyState: expected omegaBody to be 3 numbers, got [1, 2].',
    ],
    [
      () => packState({ ...rigidBodyState({}), position: undefined } as never),
      TypeError,
      'packState: expected position to be 3 numbers, got undefined.',
    ],
    [
      () => packState(null as never),
      TypeError,
      'packState: expected a state, got null. It has position, orientation, velocity and omegaBody; rigidBodyState makes one.',
    ],
    [() => unpackState([1, 2, 3]), TypeError, 'unpackState: expected numbers to be 13 numbers, got [1, 2, 3].'],
    [
      () => unpackState(new Float64Array(13)),
      RangeError,
      'unpackState: expected a non-zero orientation, got [0, 0, 0, 0]. A zero quaternion is no orientation.',
    ],
  ] as [() => unknown, typeof RangeError, string][])('refuses %#', (run, kind, text) => {
    expect(run).toThrow(kind);
    expect(run).toThrow(text);
  });

  it('frames do not mix', () => {
    const state: RigidBodyState = rigidBodyState({});
    // @ts-expect-error an angular velocity in body axes is no velocity in world axes
    rigidBodyState({ velocity: state.omegaBody });
    const orientation: Quaternion = state.orientation;
    expect(orientation).toEqual([1, 0, 0, 0]);
  });
});
