import { describe, expect, it } from 'vitest';
import { arithmeticGeometricMean, ellipticF, quarterPeriod } from '../../../src/dynamics/free-rotation/elliptic.js';
import { FORMULA } from '../../support/tolerances.js';

describe('elliptic integrals', () => {
  it('Gauss’s constant: 1 / agm(1, sqrt 2)', () => {
    expect(1 / arithmeticGeometricMean(1, Math.SQRT2)).toBeNear(0.8346268416740731, FORMULA);
    expect(arithmeticGeometricMean(3, 3)).toBe(3);
    expect(arithmeticGeometricMean(1, 0)).toBe(0);
  });

  it('K: values, and Legendre’s relation of small k’ to ln(4 / k’)', () => {
    expect(quarterPeriod(1)).toBeNear(Math.PI / 2, FORMULA);
    // K(m = 1/2) = Gamma(1/4)² / (4 sqrt pi)
    expect(quarterPeriod(Math.SQRT1_2)).toBeNear(1.8540746773013719, FORMULA);
    expect(quarterPeriod(1e-100)).toBeNear(Math.log(4) + 100 * Math.LN10, FORMULA);
    expect(quarterPeriod(0)).toBe(Infinity);
  });

  it('F: by the midpoint rule, by its limits, and up to K', () => {
    for (const m of [0, 0.3, 0.9, 0.999]) {
      for (const phi of [-1.2, 0.1, 0.7, 1.5]) {
        let sum = 0;
        const n = 20000;
        for (let k = 0; k < n; k++) sum += 1 / Math.sqrt(1 - m * Math.sin(((k + 0.5) * phi) / n) ** 2);
        // The midpoint rule's own error, h² / 24 of the slope at the end.
        expect(ellipticF(Math.sin(phi), Math.cos(phi), 1 - m)).toBeNear((sum * phi) / n, 3e-7);
      }
      expect(ellipticF(1, 0, 1 - m)).toBeNear(quarterPeriod(Math.sqrt(1 - m)), FORMULA);
    }
    expect(ellipticF(Math.sin(1.1), Math.cos(1.1), 1)).toBeNear(1.1, FORMULA);
    // m = 1: the inverse Gudermannian, atanh(sin phi) = asinh(tan phi); the cosine carries the digits.
    expect(ellipticF(1, 1e-30, 0)).toBeNear(Math.log(2) + 30 * Math.LN10, FORMULA);
    expect(ellipticF(Math.sin(0.4), Math.cos(0.4), 0)).toBeNear(Math.asinh(Math.tan(0.4)), FORMULA);
  });
});
