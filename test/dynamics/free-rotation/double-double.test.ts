import { describe, expect, it } from 'vitest';
import {
  FULL_TURN,
  exactProduct,
  exactSum,
  halves,
  minus,
  over,
  plus,
  root,
  times,
} from '../../../src/dynamics/free-rotation/double-double.js';
import type { DoubleDouble } from '../../../src/dynamics/free-rotation/double-double.js';
import { seeded } from '../../support/random.js';

const random = seeded(1971);

/** A double-double as an exact fraction over 2^FRACTION: doubles of size 1e-40 to 1e20 fit. */
const FRACTION = 260;
function exact(x: DoubleDouble | number): bigint {
  const parts: readonly number[] = typeof x === 'number' ? [x] : x;
  return parts.reduce<bigint>((sum, part) => {
    if (part === 0) return sum;
    const exponent = Math.max(-1022, Math.floor(Math.log2(Math.abs(part)))) - 60;
    const [down, up] = exponent < 0 ? [1, 2 ** -exponent] : [2 ** exponent, 1];
    const shift = BigInt(FRACTION + exponent);
    const integer = BigInt((part / down) * up);
    return sum + (shift >= 0n ? integer << shift : integer >> -shift);
  }, 0n);
}
const one = 1n << BigInt(FRACTION);

/** |got - want| / |want| <= 2^-bits. */
function expectRelative(got: bigint, want: bigint, bits: number): void {
  const error = got > want ? got - want : want - got;
  const size = want < 0n ? -want : want;
  expect(error << BigInt(bits) <= size).toBe(true);
}

const draw = (): DoubleDouble => exactSum(random.uniform(-3, 3), random.uniform(-1, 1) * 1e-17);

describe('double-doubles', () => {
  it('sum and product of two doubles are exact', () => {
    for (let k = 0; k < 500; k++) {
      const [a, b] = [random.uniform(-3, 3), random.uniform(-1, 1) * 10 ** random.uniform(-12, 3)];
      expect(exact(exactSum(a, b))).toBe(exact(a) + exact(b));
      expect(exact(exactProduct(a, b)) << BigInt(FRACTION)).toBe(exact(a) * exact(b));
      const [high, low] = halves(a);
      expect(high + low).toBe(a);
      expect(exact(exactProduct(high, high))).toBe(exact(high * high));
    }
  });

  it('arithmetic holds 100 bits', () => {
    for (let k = 0; k < 500; k++) {
      const [x, y] = [draw(), draw()];
      expectRelative(exact(times(x, y)) * one, exact(x) * exact(y), 100);
      expectRelative(exact(over(x, y)) * exact(y), exact(x) * one, 100);
      const square = times(x, x);
      const r = exact(root(square));
      expectRelative(r * r, exact(square) * one, 98);
    }
  });

  it('sums hold 100 bits of their result when both have one sign, and of their terms when they cancel', () => {
    for (let k = 0; k < 500; k++) {
      const [x, y] = [draw(), draw()];
      const size = exact(Math.abs(x[0])) + exact(Math.abs(y[0]));
      for (const [got, want] of [
        [plus(x, y), exact(x) + exact(y)],
        [minus(x, y), exact(x) - exact(y)],
      ] as const) {
        const error = exact(got) - want;
        expect((error < 0n ? -error : error) << 100n <= size).toBe(true);
      }
    }
  });

  it('the root of zero is zero, and 2 pi has 32 digits', () => {
    expect(root([0, 0])).toEqual([0, 0]);
    // 2 pi = 6.28318530717958647692528676655900576839433879875...
    const digits = 628318530717958647692528676655900576839n;
    expectRelative(exact(FULL_TURN) * 10n ** 38n, digits * one, 104);
  });
});
