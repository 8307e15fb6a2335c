import { describe, expect, it } from 'vitest';
import { wrap } from '../../../../src/course/cli/terminal/style.js';

describe('breaking lines', () => {
  it('keeps to the width, behind the indent', () => {
    expect(wrap('one two three four', 10, '  ')).toEqual(['  one two', '  three', '  four']);
  });

  it('leaves a formula on one line', () => {
    expect(wrap('The products carry a minus: -Σ m x y, with all three.', 32)).toEqual([
      'The products carry a minus:',
      '-Σ m x y, with all three.',
    ]);
    expect(wrap('Turned by a rotation it is I = R I₀ Rᵀ', 30)).toEqual(['Turned by a rotation it', 'is I = R I₀ Rᵀ']);
  });

  it('breaks a long list of digits', () => {
    const lines = wrap(Array(40).fill('0,').join(' '), 30);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(30);
  });
});
