/**
 * The conventions of README "Conventions", each as one golden case with its picture. Whoever changes
 * one of them breaks a line here, and nothing else needs to be searched.
 */
import { describe, expect, it } from 'vitest';
import {
  apply,
  axisAngleFromQuaternion,
  cross,
  deg,
  hat,
  matrixFromAxisAngle,
  matrixFromEuler,
  matrixFromQuaternion,
  matrixRateFromOmegaBody,
  matrixRateFromOmegaWorld,
  multiply,
  multiplyQuaternions,
  pointVelocityWorld,
  quaternionFromAxisAngle,
  quaternionFromEuler,
  quaternionRateFromOmegaBody,
  quaternionRateFromOmegaWorld,
  rotate,
  rotationX,
  rotationY,
  rotationZ,
  toBody,
  toWorld,
  vectorToWorld,
} from 'rigid-body-lab';
import type { Mat3, Quaternion, Vec3 } from 'rigid-body-lab';
import { EPS } from './support/tolerances.js';

/** Sines and cosines of a quarter turn are 6e-17 off. */
const QUARTER = 4 * EPS;

const x: Vec3 = [1, 0, 0];
const y: Vec3 = [0, 1, 0];
const z: Vec3 = [0, 0, 1];
const minus = ([a, b, c]: Vec3): Vec3 => [-a, -b, -c];

describe('right-handed, right-hand rule', () => {
  /*
   *   z |  y        x × y = z
   *     | /         thumb along the axis, fingers along the turn:
   *     |/___ x     z turns x to y, x turns y to z, y turns z to x
   */
  it('x × y = z, and a positive turn about z takes x to y', () => {
    expect(cross(x, y)).toBeNear(z, 0);
    expect(apply(rotationZ(deg(90)), x)).toBeNear(y, QUARTER);
    expect(apply(rotationX(deg(90)), y)).toBeNear(z, QUARTER);
    expect(apply(rotationY(deg(90)), z)).toBeNear(x, QUARTER);
  });

  it('hat(a) b = a × b', () => {
    expect(apply(hat(z), x)).toBeNear(cross(z, x), 0);
  });
});

describe('rotations are active: v_world = R v_body', () => {
  /*
   *  world          body turned by +90 degrees about z
   *
   *   y |             x_body
   *     |               |
   *     |____ x         |          the nose of the body, x_body, points along the world's y;
   *            y_body __|          its left wing, y_body, along the world's -x
   */
  const orientation = quaternionFromAxisAngle(z, deg(90));
  const R = matrixFromQuaternion(orientation);

  it('the columns of R are the body axes in world coordinates', () => {
    const column = (j: number): Vec3 => [R[0][j], R[1][j], R[2][j]];
    expect(column(0)).toBeNear(y, QUARTER);
    expect(column(1)).toBeNear(minus(x), QUARTER);
    expect(column(2)).toBeNear(z, QUARTER);
  });

  it('a matrix is a list of rows: R[row][column]', () => {
    expect(R).toBeNear(
      [
        [0, -1, 0],
        [1, 0, 0],
        [0, 0, 1],
      ],
      QUARTER,
    );
  });

  it('the quaternion, the matrix and the pose take body to world alike', () => {
    expect(rotate(orientation, x)).toBeNear(y, QUARTER);
    expect(vectorToWorld(x, orientation)).toBeNear(y, QUARTER);
    expect(matrixFromAxisAngle(z, deg(90))).toBeNear(R, QUARTER);
    const pose = { position: [10, 20, 30] as Vec3<'world'>, orientation };
    expect(toWorld(x, pose)).toBeNear([10, 21, 30], QUARTER);
    expect(toBody([10, 21, 30], pose)).toBeNear(x, QUARTER);
  });

  it('the product A B turns by B first, for matrices and for quaternions', () => {
    // A book on the table: first a quarter about x stands it up, then a quarter about z
    // turns it where it stands.
    const [first, second] = [quaternionFromAxisAngle(x, deg(90)), quaternionFromAxisAngle(z, deg(90))];
    expect(rotate(multiplyQuaternions(second, first), y)).toBeNear(z, QUARTER);
    expect(apply(multiply(rotationZ(deg(90)), rotationX(deg(90))), y)).toBeNear(z, QUARTER);
    expect(rotate(multiplyQuaternions(first, second), y)).toBeNear(minus(x), QUARTER);
  });
});

describe('quaternions are [w, x, y, z], Hamilton, unit', () => {
  it('the scalar stands first: cos(angle/2), then axis sin(angle/2)', () => {
    expect(quaternionFromAxisAngle(z, 2)).toBeNear([Math.cos(1), 0, 0, Math.sin(1)], EPS);
  });

  it('i j = k', () => {
    expect(multiplyQuaternions([0, 1, 0, 0], [0, 0, 1, 0])).toBeNear([0, 0, 0, 1], 0);
  });

  it('q and -q are one orientation', () => {
    const q: Quaternion = [0.5, 0.5, 0.5, 0.5];
    const other: Quaternion = [-0.5, -0.5, -0.5, -0.5];
    expect(matrixFromQuaternion(other)).toBeNear(matrixFromQuaternion(q), 0);
    expect(axisAngleFromQuaternion(other)).toEqual(axisAngleFromQuaternion(q));
  });
});

describe('angular velocity names its axes', () => {
  /*
   *          z_world          A top lies on its side: its own z axis, about which it spins,
   *            |              points along the world's x. The spin is z in body axes
   *            |___ x_world   and x in world axes.
   *                = z_body
   */
  const q = quaternionFromAxisAngle(y, deg(90));
  const R = matrixFromQuaternion(q);
  const omegaBody: Vec3<'body'> = [0, 0, 2];
  const omegaWorld: Vec3<'world'> = [2, 0, 0];

  it('omegaWorld = R omegaBody', () => {
    expect(vectorToWorld(omegaBody, q)).toBeNear(omegaWorld, QUARTER);
  });

  it("q' = 1/2 q (0, omegaBody) = 1/2 (0, omegaWorld) q", () => {
    const h = Math.SQRT1_2;
    // (h + h j) k = h k + h j k = h i + h k.
    expect(quaternionRateFromOmegaBody(q, omegaBody)).toBeNear([0, h, 0, h], QUARTER);
    expect(quaternionRateFromOmegaWorld(q, omegaWorld)).toBeNear([0, h, 0, h], QUARTER);
  });

  it("R' = R hat(omegaBody) = hat(omegaWorld) R", () => {
    // x_body points down along -z; spinning by 2 about the world's x it moves along x ×
    // (-z) = y, twice as fast.
    const want: Mat3 = [
      [0, 0, 0],
      [2, 0, 0],
      [0, 2, 0],
    ];
    expect(matrixRateFromOmegaBody(R, omegaBody)).toBeNear(want, QUARTER);
    expect(matrixRateFromOmegaWorld(R, omegaWorld)).toBeNear(want, QUARTER);
  });

  it('a point moves with v + omega × r', () => {
    // A wheel of radius 1 turning about z: its rightmost point goes up, at 2 m/s.
    const motion = { orientation: [1, 0, 0, 0] as const, velocity: [0, 0, 0] as const, omegaBody };
    expect(pointVelocityWorld(x, motion)).toBeNear([0, 2, 0], 0);
  });
});

describe('Euler sequences tell intrinsic from extrinsic by their case', () => {
  const [a, b, c] = [0.3, -0.5, 1.2];

  it('upper case: about the moving axes, R is the product in string order', () => {
    // The lecture's R = Rz(gamma) Rx(theta) Ry(beta).
    const want = multiply(multiply(rotationZ(a), rotationX(b)), rotationY(c));
    expect(matrixFromEuler('ZXY', [a, b, c])).toBeNear(want, QUARTER);
  });

  it('lower case: about the fixed axes in string order, R is the product in reverse', () => {
    const want = multiply(multiply(rotationY(c), rotationX(b)), rotationZ(a));
    expect(matrixFromEuler('zxy', [a, b, c])).toBeNear(want, QUARTER);
  });

  /*
   * An aeroplane, nose x, left wing y, up z: yaw 90 degrees to the left, then pitch 90.
   *   about its own axes (ZY): the pitch is about the left wing, now -x_world; the nose goes from y to -z
   *   about the fixed axes (zy): the pitch is about y_world, along which the nose points: it stays there
   */
  it('the aeroplane that yaws and pitches', () => {
    const quarter = deg(90);
    expect(apply(matrixFromEuler('ZYX', [quarter, quarter, 0]), x)).toBeNear(minus(z), QUARTER);
    expect(apply(matrixFromEuler('zyx', [quarter, quarter, 0]), x)).toBeNear(y, QUARTER);
    expect(rotate(quaternionFromEuler('ZYX', [quarter, quarter, 0]), x)).toBeNear(minus(z), QUARTER);
  });
});

describe('units', () => {
  it('are radians; deg converts at the call site', () => {
    expect(rotationZ(deg(180))).toBeNear(rotationZ(Math.PI), 0);
  });
});
