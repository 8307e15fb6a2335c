import { all, create } from 'mathjs';
import type { BigNumber } from 'mathjs';
import { describe, expect, it } from 'vitest';
import {
  diagonal,
  apply,
  axisAngleFromQuaternion,
  conjugate,
  cross,
  dot,
  multiplyQuaternions,
  norm,
  quaternionFromAxisAngle,
  quaternionFromMatrix,
  rotate,
  rotationAngleBetween,
  rotationBetween,
  scale,
} from 'rigid-body-lab';
import type { Quaternion, Vec3 } from 'rigid-body-lab';
import { motionReport } from '../support/motion-reports.js';
import { seeded } from '../support/random.js';
import { EPS } from '../support/tolerances.js';

/** A few roundings: the result is a product of three numbers that are right to one each. */
const FEW = 8 * EPS;
const decimal = create(all, { number: 'BigNumber', precision: 80 });
/** The double itself: 60 digits, not its shortest name. */
const big = (x: number): BigNumber => decimal.bignumber(x.toPrecision(60));

/** cos and sin of the half angle from the vectors as they are, in 80 digits. */
function inDecimals(from: Vec3, to: Vec3): Quaternion {
  const [a, b] = [from.map(big), to.map(big)];
  const product = (x: BigNumber[], y: BigNumber[]): BigNumber =>
    x.reduce((sum, value, i) => sum.plus(value.times(y[i])), big(0));
  const across = [0, 1, 2].map((i) => {
    const [j, k] = [(i + 1) % 3, (i + 2) % 3];
    return a[j].times(b[k]).minus(a[k].times(b[j]));
  });
  const size = product(a, a).times(product(b, b)).sqrt();
  const w = product(a, b).div(size).plus(1).div(2).sqrt();
  const sine = big(1).minus(w.times(w)).sqrt();
  const length = product(across, across).sqrt();
  return [w, ...across.map((x) => x.times(sine).div(length))].map((x) => x.toNumber()) as Quaternion;
}

describe('rotationBetween', () => {
  it('is right to rounding at every angle, also beside 0 and half a turn, for vectors of any length', () => {
    const random = seeded(501);
    for (let k = 0; k < 600; k++) {
      const from = scale(random.unitVector(), 10 ** random.uniform(-9, 9));
      // 10^-15 to 1 beside the line of `from`, on either side.
      const nudge = 10 ** -random.integer(0, 15);
      const side = k % 2 === 0 ? 1 : -1;
      const along = scale(from, side * 10 ** random.uniform(-3, 3));
      const off = scale(random.unitVector(), norm(along) * nudge);
      const to = along.map((x, i) => x + off[i]) as Vec3;
      const got = rotationBetween(from, to);
      const want = inDecimals(from, to);
      expect(got).toBeNear(want, FEW);
      // The small one of w and the vector part to the last digits, too.
      expect(got[0] / want[0]).toBeNear(1, FEW);
      expect(norm(got.slice(1) as Vec3) / norm(want.slice(1) as Vec3)).toBeNear(1, FEW);
      const [reached, wanted] = [rotate(got, from), to].map((v) => scale(v, 1 / norm(v)));
      expect(reached).toBeNear(wanted, FEW);
    }
  });

  it('is the turn about the normal by the angle between them, by another formula', () => {
    const random = seeded(502);
    for (let k = 0; k < 200; k++) {
      const [from, to] = [random.vector(5), random.vector(5)];
      const angle = Math.atan2(norm(cross(from, to)), dot(from, to));
      const want = quaternionFromAxisAngle(cross(from, to), angle);
      expect(rotationAngleBetween(rotationBetween(from, to), want)).toBeLessThan(4 * FEW);
    }
  });

  it('turns with its vectors: R (from, to) has the turn R q R*; and back is the conjugate', () => {
    const random = seeded(503);
    for (let k = 0; k < 200; k++) {
      const [from, to, turn] = [random.unitVector(), random.unitVector(), random.quaternion()];
      const q = rotationBetween(from, to);
      const turned = rotationBetween(rotate(turn, from), rotate(turn, to));
      const want = multiplyQuaternions(multiplyQuaternions(turn, q), conjugate(turn));
      // Beside half a turn the axis has only the digits that the turned vectors have.
      expect(rotationAngleBetween(turned, want)).toBeLessThan((20 * EPS) / Math.max(q[0], EPS));
      expect(rotationBetween(to, from)).toBeNear(conjugate(q), FEW);
      expect(rotationBetween(scale(from, 3e-200), scale(to, 7e200))).toBeNear(q, FEW / Math.max(q[0], EPS));
    }
  });

  it('no rotation that brings from to to turns by less', () => {
    const random = seeded(504);
    for (let k = 0; k < 100; k++) {
      const [from, to] = [random.unitVector(), random.unitVector()];
      const q = rotationBetween(from, to);
      const more = multiplyQuaternions(quaternionFromAxisAngle(to, random.uniform(-3, 3)), q);
      expect(rotate(more, from)).toBeNear(to, 4 * FEW);
      expect(axisAngleFromQuaternion(more).angle).toBeGreaterThan(axisAngleFromQuaternion(q).angle - 4 * FEW);
    }
  });

  it('opposite vectors: half a turn about the documented axis', () => {
    expect(rotationBetween([1, 0, 0], [-1, 0, 0])).toEqual([0, 0, 0, 1]);
    expect(rotationBetween([0, 1, 0], [0, -1, 0])).toEqual([0, 0, 0, 1]);
    expect(rotationBetween([0, 0, 1], [0, 0, -1])).toEqual([0, 0, 1, 0]);
    expect(rotationBetween([0, 0, -4e-320], [0, 0, 2e305])).toEqual([0, 0, 1, 0]);
    // from × x = (0, 3, -2): the first component that is not zero is positive.
    expect(rotationBetween([1, 2, 3], [-2, -4, -6])).toBeNear([0, 0, 3 / Math.sqrt(13), -2 / Math.sqrt(13)], FEW);
    const random = seeded(505);
    for (let k = 0; k < 100; k++) {
      const from = random.vector(4);
      const q = rotationBetween(from, scale(from, -2));
      expect(q[0]).toBe(0);
      expect(norm(rotate(q, from).map((x, i) => x + from[i]) as Vec3)).toBeLessThan(4 * FEW * norm(from));
      expect(
        quaternionFromMatrix(
          [0, 1, 2].map((i) => [0, 1, 2].map((j) => 2 * q[i + 1] * q[j + 1] - (i === j ? 1 : 0))) as never,
        ),
      ).toBeNear(q, 1e-12);
    }
  });

  it('parallel vectors: no turn', () => {
    expect(rotationBetween([0, 0, 5e-324], [0, 0, 1.7e308])).toEqual([1, 0, 0, 0]);
    expect(rotationBetween([3, -4, 5], [3e20, -4e20, 5e20])).toEqual([1, 0, 0, 0]);
    expect(rotationBetween([1, 0, 0], [1, 1e-320, 0])[3] / 5e-321).toBeNear(1, 1e-2);
  });

  it('the public report t2-44: a half turn, not the identity', () => {
    const report = motionReport('t2-44');
    const { from, to } = report.input as { from: Vec3; to: Vec3 };
    const { axis, angle } = axisAngleFromQuaternion(rotationBetween(from, to));
    expect(angle).toBeNear((report.right as { angle: number }).angle, EPS);
    expect(dot(axis, from)).toBe(0);
    expect(apply(diagonal(-1, -1, 1), from)).toEqual(to);
  });

  it.each([
    [
      [
        [0, 0, 0],
        [1, 0, 0],
      ],
      RangeError,
      'rotationBetween: expected a non-zero from, got [0, 0, 0]. A zero vector has no direction.',
    ],
    [
      [
        [1, 0, 0],
        [0, -0, 0],
      ],
      RangeError,
      'rotationBetween: expected a non-zero to, got [0, -0, 0]. A zero vector has no direction.',
    ],
    [
      [
        [1, 0, NaN],
        [0, 1, 0],
      ],
      RangeError,
      'rotationBetween: expected a finite from[2], got NaN.',
    ],
    [
      [
        [1, 0, 0],
        [0, Infinity, 0],
      ],
      RangeError,
      'rotationBetween: expected a finite to[1], got Infinity.',
    ],
    [[[1, 0, 0]], TypeError, 'rotationBetween: expected to to be 3 numbers, got undefined.'],
    [[null, [1, 0, 0]], TypeError, 'rotationBetween: expected from to be 3 numbers, got null.'],
    [
      [
        [1, 0],
        [1, 0, 0],
      ],
      TypeError,
      'rotationBetween: expected from to be 3 numbers, got [1, 0].',
    ],
  ])('refuses %j', (call, kind, text) => {
    const [from, to] = call as unknown as [Vec3, Vec3];
    expect(() => rotationBetween(from, to)).toThrow(kind);
    expect(() => rotationBetween(from, to)).toThrow(text);
  });
});
