import { describe, expect, it } from 'vitest';
import {
  addWrenches,
  angularMomentumWorld,
  applyImpulse,
  linearMomentum,
  rigidBodyState,
  simulate,
  subtract,
  vectorToWorld,
  wrenchFromForceAtPoint,
} from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import { seeded } from '../support/random.js';
import { CHAIN } from '../support/tolerances.js';
import { last, principalBody, randomBody, randomState } from './bodies.js';

describe('applyImpulse', () => {
  it('changes the momenta by the impulse and its moment, and nothing else', () => {
    const random = seeded(151);
    for (let k = 0; k < 100; k++) {
      const [body, state] = [randomBody(random), randomState(random)];
      const [forceWorld, pointWorld] = [random.vector(4), random.vector(4)];
      const impulse = wrenchFromForceAtPoint(state, { forceWorld, pointWorld });
      const after = applyImpulse(body, state, impulse);
      expect(after.position).toEqual(state.position);
      expect(after.orientation).toEqual(state.orientation);
      expect(subtract(linearMomentum(body, after), linearMomentum(body, state))).toBeNear(forceWorld, CHAIN);
      const turned = subtract(angularMomentumWorld(body, after), angularMomentumWorld(body, state));
      expect(turned).toBeNear(vectorToWorld(impulse.torque, state.orientation), CHAIN);
    }
  });

  it('is the limit of a large force over a short time', () => {
    const random = seeded(152);
    const [body, state] = [randomBody(random), randomState(random)];
    const impulse = addWrenches({ force: [1, -2, 0.5], torque: [0.3, 0.1, -0.7] });
    const short = 1e-7;
    const loads = () => ({
      force: impulse.force.map((x) => x / short) as Vec3,
      torque: impulse.torque.map((x) => x / short) as Vec3,
    });
    const pushed = last(simulate(body, state, { duration: short, stepSize: short, loads }).states);
    // What moves during the short time is of its order.
    expect(applyImpulse(body, state, impulse)).toBeNear(pushed, 50 * short);
  });

  it('refuses a rod, a wrench that is none, a state that is none', () => {
    const state = rigidBodyState({});
    const impulse = addWrenches();
    expect(() => applyImpulse(principalBody([0, 1, 1]), state, impulse)).toThrow(
      'applyImpulse: expected three principal moments > 0, got [0, 1, 1].',
    );
    expect(() => applyImpulse(principalBody([1, 1, 1]), state, { force: [1, 2] } as never)).toThrow(TypeError);
    expect(() => applyImpulse(principalBody([1, 1, 1]), { ...state, orientation: [3, 0, 0, 0] }, impulse)).toThrow(
      'applyImpulse: expected orientation',
    );
  });
});
