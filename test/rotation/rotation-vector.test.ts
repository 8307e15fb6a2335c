import { describe, expect, it } from 'vitest';
import {
  diagonal,
  matrixFromRotationVector,
  multiplyQuaternions,
  quaternionFromRotationVector,
  rotationVectorFromMatrix,
  rotationVectorFromQuaternion,
  scale,
  vee,
} from 'rigid-body-lab';
import type { Quaternion } from 'rigid-body-lab';
import { seeded } from '../support/random.js';
import { CHAIN, EPS, FORMULA } from '../support/tolerances.js';

const random = seeded(340);

describe('rotation vectors', () => {
  it.each([1e-300, 1e-160, 1e-20, 1e-12, 1e-9, 1e-6, 1e-3])(
    'of length %d keep their digits there and back',
    (angle) => {
      for (let k = 0; k < 100; k++) {
        const n = random.unitVector();
        const v = scale(n, angle);
        const [, ...half] = quaternionFromRotationVector(v);
        // sin(a/2) = a/2 (1 - a²/24): the second term is what 1e-3 shows and 1e-6 does not.
        const expected = scale(v, 0.5 * (1 - angle ** 2 / 24));
        expect(half.map((x) => x / angle)).toBeNear(
          expected.map((x) => x / angle),
          CHAIN,
        );
        expect(rotationVectorFromQuaternion(quaternionFromRotationVector(v)).map((x) => x / angle)).toBeNear(
          n,
          4 * EPS,
        );
        expect(vee(matrixFromRotationVector(v)).map((x) => x / Math.sin(angle))).toBeNear(n, 4 * EPS);
      }
    },
  );

  it('the zero vector is the identity, without a division by zero', () => {
    expect(quaternionFromRotationVector([0, 0, 0])).toEqual([1, 0, 0, 0]);
    expect(rotationVectorFromQuaternion([-1, 0, 0, 0])).toEqual([0, 0, 0]);
  });

  it('add along one axis: exp(a v) exp(b v) = exp((a + b) v)', () => {
    for (let k = 0; k < 500; k++) {
      const [v, a, b] = [random.vector(3), random.uniform(-2, 2), random.uniform(-2, 2)];
      const product = multiplyQuaternions(
        quaternionFromRotationVector(scale(v, a)),
        quaternionFromRotationVector(scale(v, b)),
      );
      expect(product).toBeNear(quaternionFromRotationVector(scale(v, a + b)), FORMULA);
    }
  });

  it('the logarithm has at most the length pi and is the same of q and -q', () => {
    for (let k = 0; k < 500; k++) {
      const q = random.quaternion();
      const v = rotationVectorFromQuaternion(q);
      expect(Math.hypot(...v)).toBeLessThanOrEqual(Math.PI * (1 + EPS));
      expect(rotationVectorFromQuaternion(q.map((x) => -x) as Quaternion)).toEqual(v);
    }
  });

  it('come back from a matrix as their equal of length at most pi', () => {
    expect(rotationVectorFromMatrix(matrixFromRotationVector([0, 0, 3]))).toBeNear([0, 0, 3], 4 * EPS);
    expect(rotationVectorFromMatrix(matrixFromRotationVector([0, 0, 4]))).toBeNear([0, 0, 4 - 2 * Math.PI], 4 * EPS);
  });

  it.each<[string, () => unknown, string]>([
    ['matrixFromRotationVector', () => matrixFromRotationVector([0, 0] as never), 'rotationVector to be 3 numbers'],
    [
      'quaternionFromRotationVector',
      () => quaternionFromRotationVector([0, 0, NaN]),
      'a finite rotationVector[2], got NaN.',
    ],
    [
      'rotationVectorFromQuaternion',
      () => rotationVectorFromQuaternion([1, 1, 0, 0]),
      'quaternion to be a unit quaternion',
    ],
    ['rotationVectorFromMatrix', () => rotationVectorFromMatrix(diagonal(1, 2, 1)), 'matrix to be a rotation'],
  ])('%s refuses', (name, call, text) => {
    expect(call).toThrow(`${name}: expected ${text}`);
  });
});
