import { describe, expect, it } from 'vitest';
import {
  angularMomentumWorld,
  freeRotation,
  heun,
  normalize,
  rigidBody,
  rigidBodyState,
  rotateInertia,
  rotationAngleBetween,
  simulate,
  solidBox,
} from 'rigid-body-lab';
import type { EventCondition, Loads, RigidBodyState } from 'rigid-body-lab';
import { seeded } from '../support/random.js';
import { CHAIN, FORMULA } from '../support/tolerances.js';

const box = solidBox({ size: [4, 2, 1], mass: 12 });
const height = (z: number): EventCondition<RigidBodyState> => ({ value: (_t, { position }) => position[2] - z });

describe('events of simulate', () => {
  it('a throw: the top, and the ground where it stops', () => {
    const body = rigidBody({ massProperties: box, gravity: [0, 0, -10] });
    const start = rigidBodyState({ velocity: [3, 0, 10], omegaBody: [1, 2, 3] });
    const top: EventCondition<RigidBodyState> = { value: (_t, { velocity }) => velocity[2] };
    const ground: EventCondition<RigidBodyState> = { ...height(0), direction: 'falling', stop: true };
    const { events, times, states } = simulate(body, start, { duration: 9, stepSize: 0.07, events: [ground, top] });
    expect(events.map(({ event }) => event)).toEqual([1, 0]);
    expect(events.map(({ time }) => time)).toBeNear([1, 2], CHAIN);
    expect(events[0].state.position).toBeNear([3, 0, 5], CHAIN);
    expect([times.at(-1), states.at(-1)]).toEqual([events[1].time, events[1].state]);
  });

  it('finds the flips of a tumbling body where the exact motion has them', () => {
    const omegaBody = [1e-3, 2, 0] as const;
    const exact = freeRotation({ principalMoments: [5, 17, 20], omegaBody, orientation: [1, 0, 0, 0] });
    const body = rigidBody({ massProperties: box });
    const start = rigidBodyState({ omegaBody: [...omegaBody] });
    const flip: EventCondition<RigidBodyState> = { value: (_t, state) => state.omegaBody[1] };
    const { events } = simulate(body, start, { duration: 40, stepSize: 0.005, events: [flip] });
    expect(events).toHaveLength(3);
    for (const { time, state } of events) {
      expect(Math.abs(exact(time).omegaBody[1])).toBeLessThan(1e-7);
      expect(state.omegaBody[1]).toBeNear(0, CHAIN);
      expect(rotationAngleBetween(state.orientation, exact(time).orientation)).toBeLessThan(1e-7);
    }
  });

  it('the state of an event is one of the given axes, with an orientation of length one, under loads too', () => {
    const random = seeded(77);
    const loads: Loads = (_t, { position }) => ({ force: [-position[0], 0, 0], torque: [0, 0, 0] });
    for (let k = 0; k < 10; k++) {
      const inertia = rotateInertia(box.inertia, random.rotation());
      const body = rigidBody({ massProperties: { ...box, inertia } });
      const start = rigidBodyState({
        position: [0.5, 0, 0],
        orientation: random.quaternion(),
        omegaBody: normalize(random.vector()),
      });
      const crossing: EventCondition<RigidBodyState> = { value: (_t, { position }) => position[0] };
      for (const options of [{ loads }, { loads, method: heun }]) {
        const { events } = simulate(body, start, { duration: 6, stepSize: 0.001, events: [crossing], ...options });
        // A spring of 1 N/m on 12 kg, let go at rest: a quarter of its period.
        expect(events[0].time).toBeNear((Math.PI / 2) * Math.sqrt(12), 1e-6);
        const { orientation } = events[0].state;
        expect(Math.hypot(...orientation)).toBeNear(1, FORMULA);
        expect(angularMomentumWorld(body, events[0].state)).toBeNear(angularMomentumWorld(body, start), 1e-5);
      }
    }
  });

  it('runs with and without events keep the same states; back in time, too', () => {
    const body = rigidBody({ massProperties: box, gravity: [0, 0, -10] });
    const start = rigidBodyState({ velocity: [0, 0, 10], omegaBody: [1, 2, 3] });
    const options = { duration: -2.5, stepSize: 0.1, every: 4 };
    const plain = simulate(body, start, options);
    const watched = simulate(body, start, { ...options, events: [height(-15)] });
    expect([watched.times, watched.states]).toEqual([plain.times, plain.states]);
    expect(watched.events.map(({ time }) => time)).toBeNear([-1], CHAIN);
    expect(plain.events).toEqual([]);
  });

  it.each([
    [[{ value: 'height' }], TypeError, 'simulate: expected events[0].value to be a function, got "height".'],
    [[{ value: () => NaN }], RangeError, 'simulate: expected a finite events[0].value(t, state) at t = 0, got NaN.'],
  ])('refuses %j', (events, kind, text) => {
    const body = rigidBody({ massProperties: box });
    const run = (): unknown =>
      simulate(body, rigidBodyState({}), { duration: 1, stepSize: 0.1, events: events as never });
    expect(run).toThrow(kind);
    expect(run).toThrow(text);
  });
});
