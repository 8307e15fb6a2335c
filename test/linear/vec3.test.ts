import { describe, expect, it } from 'vitest';
import { add, cross, dot, norm, normalize, scale, subtract } from 'rigid-body-lab';
import { seeded } from '../support/random.js';
import { EPS, FORMULA } from '../support/tolerances.js';

const random = seeded(100);

describe('vectors', () => {
  it('add, subtract and scale act by component and leave their arguments alone', () => {
    const a = Object.freeze([1, -2, 3.5] as [number, number, number]);
    const b = Object.freeze([0.25, 4, -1] as [number, number, number]);
    expect(add(a, b)).toEqual([1.25, 2, 2.5]);
    expect(subtract(a, b)).toEqual([0.75, -6, 4.5]);
    expect(scale(a, -2)).toEqual([-2, 4, -7]);
  });

  it('cross is perpendicular to both, antisymmetric, and has Lagrange’s length', () => {
    for (let k = 0; k < 1000; k++) {
      const [a, b] = [random.vector(), random.vector()];
      const c = cross(a, b);
      expect(dot(c, a)).toBeNear(0, FORMULA);
      expect(dot(c, b)).toBeNear(0, FORMULA);
      expect(cross(b, a)).toEqual(scale(c, -1).map((x) => x + 0));
      expect(dot(c, c)).toBeNear(dot(a, a) * dot(b, b) - dot(a, b) ** 2, FORMULA);
    }
  });

  it.each([
    [[3e200, 4e200, 0], 5e200],
    [[3e-200, 0, -4e-200], 5e-200],
    [[0, 0, 0], 0],
    [[0, -7, 0], 7],
    [[Infinity, 1, 0], Infinity],
  ])('norm of %j is %d', (v, want) => {
    const got = norm(v as [number, number, number]);
    expect(got === want || Math.abs(got / want - 1) < 2 * EPS).toBe(true);
  });

  it('normalize has length one at every scale', () => {
    for (const size of [1e-320, 1e-160, 1, 1e160, 1e307]) {
      for (let k = 0; k < 100; k++) {
        const v = random.vector(size);
        if (norm(v) === 0) continue;
        expect(norm(normalize(v))).toBeNear(1, 2 * EPS);
      }
    }
  });

  it.each([
    [[0, 0, 0], 'normalize: expected a non-zero vector, got [0, 0, 0]. It has no direction.'],
    [[NaN, 0, 0], 'normalize: expected a finite vector[0], got NaN. A value that is not finite spoils every result.'],
    [
      [Infinity, 0, 0],
      'normalize: expected a finite vector[0], got Infinity. A value that is not finite spoils every result.',
    ],
  ])('normalize refuses %j', (v, text) => {
    expect(() => normalize(v as [number, number, number])).toThrow(new RangeError(text));
  });
});
