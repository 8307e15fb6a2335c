import { describe, expect, it } from 'vitest';
import {
  add,
  multiplyQuaternions,
  pointAccelerationWorld,
  pointVelocityBody,
  pointVelocityWorld,
  quaternionFromRotationVector,
  subtract,
  toBasis,
  toBody,
  toWorld,
  transpose,
  vectorToBody,
  vectorToWorld,
  omegaBodyFromQuaternionRate,
} from 'rigid-body-lab';
import type { Mat3, Pose, Quaternion, Vec3 } from 'rigid-body-lab';
import { oracle, publicReport } from '../support/oracle.js';
import { seeded } from '../support/random.js';
import { CENTRAL_DIFFERENCE, FORMULA } from '../support/tolerances.js';

const random = seeded(410);

describe('points and velocities', () => {
  it.each(oracle('kinematics'))('$id', ({ inputs, expected, tolerance }) => {
    const given = inputs as { Q: Quaternion; R: Mat3; x: Vec3; velocity: Vec3; omega_body: Vec3; point_body: Vec3 };
    const want = expected as { point_world: Vec3; velocity_world: Vec3; omega_world: Vec3; point_body_back: Vec3 };
    const { Q: orientation, x: position, velocity, omega_body: omegaBody, point_body: pointBody } = given;
    const pose = { position, orientation };
    const motion = { orientation, velocity, omegaBody };
    expect(toWorld(pointBody, pose)).toMatchOracle(want.point_world, tolerance);
    expect(toBody(want.point_world, pose)).toMatchOracle(want.point_body_back, tolerance);
    expect(vectorToWorld(omegaBody, orientation)).toMatchOracle(want.omega_world, tolerance);
    expect(vectorToBody(want.omega_world, orientation)).toMatchOracle(omegaBody, tolerance);
    expect(pointVelocityWorld(pointBody, motion)).toMatchOracle(want.velocity_world, tolerance);
    const velocityBody = pointVelocityBody(pointBody, motion);
    expect(vectorToWorld(velocityBody, orientation)).toMatchOracle(want.velocity_world, tolerance);
    // The body frame is a basis: its axes are the columns of R.
    const basis = { origin: position, axes: transpose(given.R) };
    expect(toBasis(want.point_world, basis)).toMatchOracle(want.point_body_back, tolerance);
  });

  it('toBody undoes toWorld, and a vector is the difference of two points', () => {
    for (let k = 0; k < 500; k++) {
      const pose: Pose = { position: random.vector(10), orientation: random.quaternion() };
      const [p, q] = [random.vector(3), random.vector(3)];
      expect(toBody(toWorld(p, pose), pose)).toBeNear(p, FORMULA);
      expect(toWorld(toBody(p, pose), pose)).toBeNear(p, FORMULA);
      expect(vectorToWorld(subtract(q, p), pose.orientation)).toBeNear(
        subtract(toWorld(q, pose), toWorld(p, pose)),
        FORMULA,
      );
      expect(vectorToBody(vectorToWorld(p, pose.orientation), pose.orientation)).toBeNear(p, FORMULA);
    }
  });
});

describe('velocity and acceleration against central differences of the motion', () => {
  const position = (t: number): Vec3 => [Math.sin(t), 2 * t * t, 1 - t ** 3];
  const orientation = (t: number): Quaternion =>
    multiplyQuaternions(
      quaternionFromRotationVector([0.3 * t, -1.1 * t * t, 0.7]),
      quaternionFromRotationVector([0.4, 0.9 * Math.sin(t), 2 * t]),
    );
  const difference = (f: (t: number) => number[], t: number, h: number): number[] =>
    f(t + h).map((x, i) => (x - f(t - h)[i]) / (2 * h));
  const omegaBody = (t: number): Vec3 =>
    omegaBodyFromQuaternionRate(orientation(t), difference(orientation, t, 1e-5) as Quaternion);
  const pointBody: Vec3 = [0.5, -1.25, 2];
  const world = (t: number): Vec3 => toWorld(pointBody, { position: position(t), orientation: orientation(t) });
  const motion = (t: number): { orientation: Quaternion; velocity: Vec3; omegaBody: Vec3 } => ({
    orientation: orientation(t),
    velocity: [Math.cos(t), 4 * t, -3 * t * t],
    omegaBody: omegaBody(t),
  });
  /**
   * Differences of differences: rounding 1e-11 over the step 1e-3, and the square of
   * that step times third rates.
   */
  const TWICE_DIFFERENCED = 1e-4;

  it.each([-0.8, 0.3, 1.7])('at t = %d', (t) => {
    const velocity = difference(world, t, 1e-5);
    expect(pointVelocityWorld(pointBody, motion(t))).toBeNear(velocity, CENTRAL_DIFFERENCE);
    const acceleration = difference((s) => pointVelocityWorld(pointBody, motion(s)), t, 1e-3);
    const got = pointAccelerationWorld(pointBody, {
      orientation: orientation(t),
      omegaBody: omegaBody(t),
      acceleration: [-Math.sin(t), 4, -6 * t],
      angularAccelerationBody: difference(omegaBody, t, 1e-3) as Vec3,
    });
    expect(got).toBeNear(acceleration, TWICE_DIFFERENCED);
  });
});

describe('public reports', () => {
  it('ft-01: body and world components of a vector are not swapped', () => {
    const report = publicReport('ft-01');
    const { q, torque_body: torqueBody } = report.input as { q: Quaternion; torque_body: Vec3 };
    const { right, faulty } = report.expected as Record<'right' | 'faulty', { torque_world: Vec3 }>;
    expect(vectorToWorld(torqueBody, q)).toBeNear(right.torque_world, Number(report.tolerance));
    expect(vectorToWorld(torqueBody, q)).not.toBeNear(faulty.torque_world, 0.1);
    expect(vectorToBody([1, 0, 0], q)).toBeNear([0, 0, 1], Number(report.tolerance));
  });

  it('ft-08: the centripetal acceleration points at the axis, not at the centre of mass', () => {
    const report = publicReport('ft-08');
    const given = report.input as Record<'omega_world' | 'alpha' | 'a_com' | 'r_from_com_world', Vec3>;
    const { right } = report.expected as { right: Vec3 };
    for (let k = 0; k < 20; k++) {
      const orientation: Quaternion = k === 0 ? [1, 0, 0, 0] : random.quaternion();
      const got = pointAccelerationWorld(vectorToBody(given.r_from_com_world, orientation), {
        orientation,
        omegaBody: vectorToBody(given.omega_world, orientation),
        acceleration: given.a_com,
        angularAccelerationBody: vectorToBody(given.alpha, orientation),
      });
      expect(got).toBeNear(right, Number(report.tolerance));
    }
  });
});

describe('point acceleration', () => {
  it('is alpha × r + omega × (omega × r) on top of the centre’s', () => {
    const got = pointAccelerationWorld([1, 0, 0], {
      orientation: [1, 0, 0, 0],
      omegaBody: [0, 0, 3],
      acceleration: [0, 0, -9.81],
      angularAccelerationBody: [0, 0, 2],
    });
    expect(got).toBeNear(add([-9, 2, 0], [0, 0, -9.81]), FORMULA);
  });
});

describe('poses and motions that are none', () => {
  const orientation: Quaternion = [1, 0, 0, 0];
  const zero: Vec3 = [0, 0, 0];
  const pose = { position: zero, orientation };
  const motion = { orientation, velocity: zero, omegaBody: zero };
  const accelerated = { orientation, omegaBody: zero, acceleration: zero, angularAccelerationBody: zero };
  const long: Quaternion = [1, 1, 0, 0];
  it.each<[string, () => unknown, string]>([
    ['toWorld', () => toWorld([NaN, 0, 0], pose), 'a finite pointBody[0], got NaN.'],
    ['toWorld', () => toWorld(zero, { ...pose, position: [0, 0] as never }), 'position to be 3 numbers, got [0, 0].'],
    [
      'toWorld',
      () => toWorld(zero, { ...pose, orientation: long }),
      'orientation to be a unit quaternion, got [1, 1, 0, 0].',
    ],
    ['toBody', () => toBody([0, 0] as never, pose), 'pointWorld to be 3 numbers, got [0, 0].'],
    ['toBody', () => toBody(zero, { ...pose, orientation: long }), 'orientation to be a unit quaternion'],
    ['vectorToWorld', () => vectorToWorld(zero, long), 'orientation to be a unit quaternion'],
    ['vectorToWorld', () => vectorToWorld([0, 0, NaN], orientation), 'a finite vectorBody[2]'],
    [
      'vectorToBody',
      () => vectorToBody(zero, [0, 0, 0, 0]),
      'orientation to be a unit quaternion, got [0, 0, 0, 0]. A zero quaternion is no orientation.',
    ],
    ['vectorToBody', () => vectorToBody([0, 0, NaN], orientation), 'a finite vectorWorld[2]'],
    [
      'pointVelocityWorld',
      () => pointVelocityWorld(zero, { ...motion, omegaBody: [0, NaN, 0] }),
      'a finite omegaBody[1]',
    ],
    ['pointVelocityWorld', () => pointVelocityWorld([0, 0, NaN], motion), 'a finite pointBody[2]'],
    ['pointVelocityBody', () => pointVelocityBody(zero, { ...motion, velocity: [0, NaN, 0] }), 'a finite velocity[1]'],
    [
      'pointVelocityBody',
      () => pointVelocityBody(zero, { ...motion, orientation: long }),
      'orientation to be a unit quaternion',
    ],
    ['pointAccelerationWorld', () => pointAccelerationWorld([0, 0, NaN], accelerated), 'a finite pointBody[2]'],
    [
      'pointAccelerationWorld',
      () => pointAccelerationWorld(zero, { ...accelerated, orientation: long }),
      'orientation to be a unit',
    ],
    [
      'pointAccelerationWorld',
      () => pointAccelerationWorld(zero, { ...accelerated, omegaBody: [NaN, 0, 0] }),
      'a finite omegaBody[0]',
    ],
    [
      'pointAccelerationWorld',
      () => pointAccelerationWorld(zero, { ...accelerated, acceleration: [NaN, 0, 0] }),
      'a finite acceleration[0]',
    ],
    [
      'pointAccelerationWorld',
      () => pointAccelerationWorld(zero, { ...accelerated, angularAccelerationBody: [NaN, 0, 0] }),
      'a finite angularAccelerationBody[0]',
    ],
  ])('%s refuses', (name, call, text) => {
    expect(call).toThrow(`${name}: expected ${text}`);
  });
});
