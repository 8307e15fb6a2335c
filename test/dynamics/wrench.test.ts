import { describe, expect, it } from 'vitest';
import {
  addWrenches,
  normalizeQuaternion,
  rigidBodyState,
  vectorToWorld,
  wrenchFromForceAtPoint,
  wrenchFromTorque,
} from 'rigid-body-lab';
import type { Quaternion, Vec3 } from 'rigid-body-lab';
import { oracle } from '../support/oracle.js';
import type { OracleCase } from '../support/oracle.js';
import { seeded } from '../support/random.js';
import { FORMULA } from '../support/tolerances.js';

interface ForceCase extends OracleCase {
  inputs: { Q: Quaternion; x: Vec3; force_world: Vec3; point_world: Vec3; force_body: Vec3; point_body: Vec3 };
  expected: Record<string, Vec3>;
}

describe('a force at a point', () => {
  it.each((oracle('forces') as ForceCase[]).map((c) => [c.id, c] as const))(
    '%s: all three combinations and eq. 26',
    (_, c) => {
      const { Q, x, force_world, point_world, force_body, point_body } = c.inputs;
      const pose = { position: x, orientation: normalizeQuaternion(Q) };
      const { expected, tolerance } = c;
      const worldWorld = wrenchFromForceAtPoint(pose, { forceWorld: force_world, pointWorld: point_world });
      expect(worldWorld).toMatchOracle({ force: force_world, torque: expected.eq22_torque_body }, tolerance);
      const worldBody = wrenchFromForceAtPoint(pose, { forceWorld: force_world, pointBody: point_body });
      expect(worldBody).toMatchOracle({ force: force_world, torque: expected.eq23_torque_body }, tolerance);
      const bodyBody = wrenchFromForceAtPoint(pose, { forceBody: force_body, pointBody: point_body });
      expect(bodyBody).toMatchOracle(
        { force: expected.eq24_force_world, torque: expected.eq25_torque_body },
        tolerance,
      );
      const torque = wrenchFromTorque(pose, { torqueWorld: expected.eq22_torque_world });
      expect(torque).toMatchOracle({ force: [0, 0, 0], torque: expected.eq26_torque_body_from_world }, tolerance);
      expect(vectorToWorld(worldWorld.torque, pose.orientation)).toMatchOracle(expected.eq22_torque_world, tolerance);
      const unit = Math.abs(Math.hypot(...Q) - 1) < 1e-12;
      if (!unit) expect(() => wrenchFromTorque({ orientation: Q }, { torqueWorld: [1, 0, 0] })).toThrow(RangeError);
    },
  );

  it('through the centre of mass has no torque although its lever arm is not zero (erratum L12)', () => {
    const pose = rigidBodyState({ position: [5, 6, 7], orientation: [0.5, 0.5, -0.5, 0.5] });
    const wrench = wrenchFromForceAtPoint(pose, { forceWorld: [2, 4, -6], pointWorld: [6, 8, 4] });
    expect(wrench.torque).toBeNear([0, 0, 0], 0);
  });

  it('the torque does not change if the point slides along the force', () => {
    const random = seeded(91);
    for (let k = 0; k < 100; k++) {
      const pose = { position: random.vector(3), orientation: random.quaternion() };
      const [forceBody, pointBody] = [random.vector(4), random.vector(2)];
      const slid = pointBody.map((p, i) => p + 1.7 * forceBody[i]) as Vec3;
      const [here, there] = [pointBody, slid].map((point) =>
        wrenchFromForceAtPoint(pose, { forceBody, pointBody: point }),
      );
      expect(there).toBeNear(here, 10 * FORMULA);
    }
  });
});

describe('wrenches', () => {
  it('add', () => {
    expect(addWrenches()).toEqual({ force: [0, 0, 0], torque: [0, 0, 0] });
    const couple = addWrenches(
      wrenchFromForceAtPoint(rigidBodyState({}), { forceWorld: [0, 5, 0], pointWorld: [1, 0, 0] }),
      wrenchFromForceAtPoint(rigidBodyState({}), { forceWorld: [0, -5, 0], pointWorld: [-1, 0, 0] }),
      wrenchFromTorque(rigidBodyState({}), { torqueBody: [1, 2, 3] }),
    );
    expect(couple).toEqual({ force: [0, 0, 0], torque: [1, 2, 13] });
  });

  it('are fresh: the force that was given may change afterwards', () => {
    const forceWorld: Vec3 = [1, 2, 3];
    const { force } = wrenchFromForceAtPoint(rigidBodyState({}), { forceWorld, pointWorld: [0, 0, 0] });
    forceWorld[0] = 9;
    expect(force).toEqual([1, 2, 3]);
  });

  it.each([
    [
      { forceBody: [1, 0, 0], pointWorld: [0, 0, 0] },
      'wrenchFromForceAtPoint: expected {forceWorld, pointWorld}, {forceWorld, pointBody} or {forceBody, pointBody}, got an object with forceBody, pointWorld. The names say in which frame the components are; each quantity is given once.',
    ],
    [
      { forceWorld: [1, 0, 0], forceBody: [0, 1, 0], pointWorld: [0, 1, 0] },
      'got an object with forceWorld, forceBody, pointWorld. The names say in which frame the components are; each quantity is given once.',
    ],
    [
      { forceWorld: [1, 0, 0], forceBody: [0, 1, 0], pointBody: [0, 1, 0] },
      'got an object with forceWorld, forceBody, pointBody.',
    ],
    [
      { forceWorld: [1, 0, 0], pointWorld: [0, 1, 0], pointBody: [0, 1, 0] },
      'got an object with forceWorld, pointWorld, pointBody.',
    ],
    [{ forceWorld: [1, 0, 0] }, 'got an object with forceWorld.'],
    [{ pointBody: [1, 0, 0] }, 'got an object with pointBody.'],
    [
      { forceWorld: [1, 0], pointWorld: [0, 0, 0] },
      'wrenchFromForceAtPoint: expected forceWorld to be 3 numbers, got [1, 0].',
    ],
  ])('refuse %j', (applied, text) => {
    const run = (): unknown => wrenchFromForceAtPoint(rigidBodyState({}), applied as never);
    expect(run).toThrow(TypeError);
    expect(run).toThrow(text);
  });

  it('refuse what is not finite, another torque, and an orientation that is not unit', () => {
    const state = rigidBodyState({});
    expect(() => wrenchFromForceAtPoint(state, { forceWorld: [NaN, 0, 0], pointWorld: [0, 0, 0] })).toThrow(
      'wrenchFromForceAtPoint: expected a finite forceWorld[0], got NaN.',
    );
    expect(() => wrenchFromTorque(state, { torque: [1, 0, 0] } as never)).toThrow(
      new TypeError(
        'wrenchFromTorque: expected torque to have only fields that it knows, got torque. Did you mean torqueWorld? The fields are torqueWorld and torqueBody.',
      ),
    );
    expect(() => wrenchFromTorque(state, { torqueWorld: [1, 0, 0], torqueBody: [1, 0, 0] } as never)).toThrow(
      new TypeError(
        'wrenchFromTorque: expected {torqueWorld} or {torqueBody}, got an object with torqueWorld, torqueBody. The name says in which frame the components are; one of them is given.',
      ),
    );
    const contradictory = { forceWorld: [1, 0, 0] as Vec3, forceBody: [1, 0, 0] as Vec3, pointBody: [0, 0, 0] as Vec3 };
    // @ts-expect-error two answers to one question
    expect(() => wrenchFromForceAtPoint(state, contradictory)).toThrow(TypeError);
    expect(() =>
      wrenchFromForceAtPoint({ ...state, orientation: [2, 0, 0, 0] }, { forceWorld: [1, 0, 0], pointWorld: [0, 1, 0] }),
    ).toThrow('expected orientation to be a unit quaternion');
  });

  it('addWrenches refuses what is no wrench', () => {
    const push = { force: [1, 0, 0] as Vec3, torque: [0, 0, 0] as Vec3 };
    expect(() => addWrenches(push, { force: [1, 0], torque: [0, 0, 0] } as never)).toThrow(
      new TypeError('addWrenches: expected wrench 2.force to be 3 numbers, got [1, 0]. Write it as an array.'),
    );
    expect(() => addWrenches(push, { ...push, torque: [0, NaN, 0] })).toThrow(
      'addWrenches: expected a finite wrench 2.torque[1], got NaN.',
    );
    expect(() => addWrenches({ ...push, point: [0, 0, 0] } as never)).toThrow(
      'addWrenches: expected wrench 1 to have only fields that it knows, got point.',
    );
    expect(() => addWrenches(null as never)).toThrow('addWrenches: expected wrench 1 to be an object, got null.');
  });

  it('frames do not mix at compile time', () => {
    const state = rigidBodyState({ omegaBody: [1, 2, 3] });
    // @ts-expect-error omegaBody is in body axes
    expect(wrenchFromTorque(state, { torqueWorld: state.omegaBody }).torque).toEqual([1, 2, 3]);
  });
});
