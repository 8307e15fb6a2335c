import { describe, expect, it } from 'vitest';
import { nextOpen } from '../../../src/course/judging/solved.js';

describe('what comes next', () => {
  const all = ['a', 'b', 'c', 'd'];
  const next = (current: string | undefined, done: string): string | undefined =>
    nextOpen(
      all,
      (one) => one === current,
      (one) => done.includes(one),
    );

  it('is the current one until it is done, then the first after it that is not', () => {
    expect(next('b', '')).toBe('b');
    expect(next('b', 'b')).toBe('c');
    expect(next('b', 'bc')).toBe('d');
  });

  it('goes back to what was left out, and is nothing when all is done', () => {
    expect(next('c', 'cd')).toBe('a');
    expect(next('d', 'acd')).toBe('b');
    expect(next('d', 'abcd')).toBeUndefined();
  });

  it('begins at the beginning where there is no current one', () => {
    expect(next(undefined, 'a')).toBe('b');
    expect(next('z', '')).toBe('a');
  });
});
