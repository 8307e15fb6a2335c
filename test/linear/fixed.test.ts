import { describe, expect, it } from 'vitest';
import { fixed } from '../../src/index.js';

describe('fixed', () => {
  it('writes a number with the places that are asked for, four unless told', () => {
    expect(fixed(2 / 3)).toBe('0.6667');
    expect(fixed(-1234.5678, 1)).toBe('-1234.6');
    expect(fixed(2.5, 0)).toBe('3');
  });

  it('shows no minus before a zero, whether it is one or is rounded to one', () => {
    expect([fixed(-0, 2), fixed(-1e-9, 3), fixed(-0.4, 0)]).toEqual(['0.00', '0.000', '0']);
    expect(fixed(-0.00005, 4)).toBe('-0.0001');
  });

  it('writes a vector in parentheses, a typed array too', () => {
    expect(fixed([1, -0, 0.25], 2)).toBe('(1.00, 0.00, 0.25)');
    expect(fixed(Float64Array.of(3, -4.5), 1)).toBe('(3.0, -4.5)');
    expect(fixed([])).toBe('()');
  });

  it('writes a matrix row by row, its columns under each other, each as wide as its widest number', () => {
    const I = [
      [10, 0, -2.5],
      [-0.25, 1234.5, 1],
    ];
    expect(fixed(I, 2)).toBe('10.00     0.00  -2.50\n-0.25  1234.50   1.00');
    expect(fixed([[1], [22, -3]], 0)).toBe(' 1\n22  -3');
  });

  it('shows what is no finite number as it is', () => {
    expect(fixed([NaN, -Infinity], 1)).toBe('(NaN, -Infinity)');
  });

  it('refuses what is no number, vector or matrix, and places that toFixed has not', () => {
    expect(() => fixed('1' as never)).toThrow(
      'fixed: expected value to be a number, a vector or a matrix, got "1". A vector is a list of numbers, a matrix a list of its rows.',
    );
    expect(() => fixed([1, '2'] as never)).toThrow(TypeError);
    expect(() => fixed(1, 2.5)).toThrow(
      'fixed: expected places to be a whole number from 0 to 20, got 2.5. They are the digits behind the decimal point.',
    );
    expect(() => fixed(1, 21)).toThrow(RangeError);
    expect(() => fixed(1, -1)).toThrow(RangeError);
  });
});
