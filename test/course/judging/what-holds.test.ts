import { describe, expect, it } from 'vitest';
import type { AnySweep } from '../../../src/course/judging/exercise.js';
import { whatHolds } from '../../../src/course/judging/what-holds.js';

const said = (got: unknown, wanted: unknown, right: readonly boolean[] = [false]): string | undefined =>
  whatHolds(
    { wanted: () => wanted } as unknown as AnySweep,
    right.map((isRight) => ({ right: isRight })) as never,
    got,
    undefined,
  );

describe('what of a wrong answer holds', () => {
  it.each([
    [[1, 2, 4], [1, 3, 5], 'x is right.'],
    [[1, 3, 4], [1, 3, 5], 'x and y are right.'],
    [[1, 3, 4, 9, 9], [1, 3, 4, 9, 5], '4 of the 5 numbers are right.'],
    [
      [
        [1, 7],
        [7, 2],
      ],
      [
        [1, -7],
        [-7, 2],
      ],
      'the diagonal is right.',
    ],
  ])('of %j for %j: %s', (got, wanted, sentence) => {
    expect(said(got, wanted)).toBe(sentence);
  });

  it('is nothing where nothing or all is right, and where only zeros are', () => {
    expect(said([1, 2], [3, 4])).toBeUndefined();
    expect(said([1, 2], [1, 2])).toBeUndefined();
    expect(said([5, 0, 0], [3, 0, 0])).toBeUndefined();
    expect(
      said(
        [
          [4, 0],
          [0, 5],
        ],
        [
          [1, 0],
          [0, 2],
        ],
      ),
    ).toBeUndefined();
  });

  it('begins with the inputs that pass', () => {
    expect(said([1, 2], [3, 4], [true, false, true])).toBe('Right for 2 of 3 inputs.');
    expect(said([3, 2], [3, 4], [true, false])).toBe('Right for 1 of 2 inputs; here the first number is right.');
  });
});
