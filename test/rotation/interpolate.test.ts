import { describe, expect, it } from 'vitest';
import {
  axisAngleFromQuaternion,
  multiplyQuaternions,
  quaternionFromAxisAngle,
  rotationAngleBetween,
  slerp,
} from 'rigid-body-lab';
import type { Quaternion } from 'rigid-body-lab';
import { seeded } from '../support/random.js';
import { EPS, FORMULA } from '../support/tolerances.js';

const random = seeded(380);
const negative = (q: Quaternion): Quaternion => q.map((x) => -x) as Quaternion;
const fractions = [0, 0.125, 0.3, 0.5, 0.8, 1];

describe('slerp', () => {
  it('turns at constant speed, the shorter way, from the start to the end', () => {
    for (let k = 0; k < 500; k++) {
      const [start, end] = [random.quaternion(), random.quaternion()];
      const whole = rotationAngleBetween(start, end);
      for (const t of fractions) {
        const q = slerp(start, end, t);
        expect(Math.hypot(...q)).toBeNear(1, 4 * EPS);
        expect(rotationAngleBetween(start, q)).toBeNear(t * whole, FORMULA);
        expect(rotationAngleBetween(q, end)).toBeNear((1 - t) * whole, FORMULA);
      }
    }
  });

  it('is the classical sin((1 - t) a) q0 + sin(t a) q1 over sin a', () => {
    for (let k = 0; k < 200; k++) {
      const [start, other] = [random.quaternion(), random.quaternion()];
      const cosine = start.reduce((sum, x, i) => sum + x * other[i], 0);
      const end = cosine < 0 ? negative(other) : other;
      const a = Math.atan2(Math.sqrt(1 - cosine * cosine), Math.abs(cosine));
      for (const t of fractions) {
        const want = start.map((x, i) => (Math.sin((1 - t) * a) * x + Math.sin(t * a) * end[i]) / Math.sin(a));
        expect(slerp(start, other, t)).toBeSameOrientation(want, 1e-13);
      }
    }
  });

  it('does not mind the sign of either quaternion', () => {
    for (let k = 0; k < 100; k++) {
      const [start, end, t] = [random.quaternion(), random.quaternion(), random.next()];
      const want = slerp(start, end, t);
      for (const [s, e] of [
        [negative(start), end],
        [start, negative(end)],
        [negative(start), negative(end)],
      ]) {
        expect(slerp(s, e, t)).toBeSameOrientation(want, FORMULA);
      }
    }
  });

  it.each([1e-160, 1e-12, 1e-9, 1e-6])('keeps its digits between orientations %d rad apart', (angle) => {
    const q = slerp([1, 0, 0, 0], quaternionFromAxisAngle([0, 3, 4], angle), 0.25);
    expect(axisAngleFromQuaternion(q).angle / angle).toBeNear(0.25, 4 * EPS);
  });

  it('stays where it is between an orientation and itself, or its negative', () => {
    const q: Quaternion = [0.1, -0.7, 0.5, 0.5];
    for (const t of fractions) {
      expect(slerp(q, q, t)).toBeNear(q, EPS);
      expect(slerp(q, negative(q), t)).toBeNear(q, EPS);
    }
  });

  it('half a turn apart goes about the documented axis: of both the one with a positive first component', () => {
    const start = quaternionFromAxisAngle([1, 2, 3], 0.75);
    for (const axis of [
      [0, 0.6, -0.8],
      [0, -0.6, 0.8],
    ] as [number, number, number][]) {
      const end = multiplyQuaternions(start, [0, ...axis]);
      const want = multiplyQuaternions(start, quaternionFromAxisAngle([0, 0.6, -0.8], Math.PI / 4));
      expect(slerp([1, 0, 0, 0], [0, ...axis], 0.25)).toBeSameOrientation(
        quaternionFromAxisAngle([0, 0.6, -0.8], Math.PI / 4),
        2 * EPS,
      );
      // Away from the identity rounding decides between the two ways; either is a quarter of half a turn.
      expect([rotationAngleBetween(start, slerp(start, end, 0.25)), rotationAngleBetween(start, want)]).toBeNear(
        [Math.PI / 4, Math.PI / 4],
        FORMULA,
      );
    }
  });

  it('goes on at the same speed outside 0 and 1', () => {
    const end = quaternionFromAxisAngle([0, 0, 1], 0.5);
    expect(slerp([1, 0, 0, 0], end, 3)).toBeNear(quaternionFromAxisAngle([0, 0, 1], 1.5), 2 * EPS);
    expect(slerp([1, 0, 0, 0], end, -1)).toBeNear(quaternionFromAxisAngle([0, 0, 1], -0.5), 2 * EPS);
  });

  it('refuses what is no orientation and no fraction', () => {
    const unit: Quaternion = [1, 0, 0, 0];
    expect(() => slerp([1, 2, 3, 4], unit, 0)).toThrow(
      'slerp: expected start to be a unit quaternion, got [1, 2, 3, 4].',
    );
    expect(() => slerp(unit, [0, 0, 0, 0], 0)).toThrow(
      'slerp: expected end to be a unit quaternion, got [0, 0, 0, 0].',
    );
    expect(() => slerp(unit, unit, NaN)).toThrow('slerp: expected a finite t, got NaN.');
    expect(() => slerp(unit, [1, 0, 0] as never, 0)).toThrow(TypeError);
  });
});
