import { describe, expect, it } from 'vitest';
import { safely } from '../../../src/course/judging/judge-check.js';
import { tellingDigits } from '../../../src/course/judging/judgement.js';
import { bounded, close, conserves } from '../../../src/course/judging/judges.js';
import { placeIn } from '../../../src/course/judging/places.js';

describe('a place', () => {
  it.each<[unknown, string, string]>([
    [
      [
        [1, 2],
        [3, 4],
      ],
      '[0][1]',
      'row 1, column 2',
    ],
    [{ com: [1, 2, 3] }, '.com[2]', 'z of com'],
    [[1, 0, 0, 0], '[0]', 'w'],
    [[1, 2], '[1]', 'the second number'],
    [Array(30).fill(0), '[6]', 'the 7th number'],
    [Array(30).fill(0), '[10]', 'the 11th number'],
    [Array(30).fill(0), '[20]', 'the 21st number'],
    [Array(130).fill(0), '[111]', 'the 112th number'],
    [[{ x: 1 }], '[0].x', 'x of the first entry'],
  ])('in %j at %s is %s', (value, path, words) => {
    expect(placeIn(value, path)).toBe(words);
  });

  it.each<[string, ReturnType<typeof close>, unknown, unknown, string | undefined]>([
    [
      'one entry of a matrix',
      close(),
      [
        [1, 0],
        [0, 1],
      ],
      [
        [1, 2],
        [0, 1],
      ],
      'row 1, column 2',
    ],
    ['a component', close(), [0, 0, 5], [0, 0, 0], 'z'],
    ['a value of the wrong kind', close(), { com: [0, 'x', 0] }, { com: [0, 0, 0] }, 'y of com'],
    ['a whole number', close(), 1, 2, undefined],
    ['a residual', bounded({ limit: 0.1, what: 'r' }), [0, 0, 3], undefined, 'the third number'],
    ['a moment of a motion', conserves({ what: 'E' }), [1, 1, 2, 1], undefined, 'the third value'],
  ])('of a result is in words: %s', (_what, judge, got, wanted, where) => {
    expect(safely(judge, got, { wanted }).where).toBe(where);
  });
});

describe('numbers that would print alike', () => {
  it('show as many digits as tell them apart', () => {
    expect(close()(1.0000001, { wanted: 1 })).toMatchObject({ got: '1.0000001', wanted: '1' });
    expect(close()([1.00000001, 0], { wanted: [1, 0] })).toMatchObject({ got: '1.00000001', wanted: '1' });
    const matrix = close()(
      [
        [1, 2.00000003],
        [3, 5],
      ],
      {
        wanted: [
          [1, 2],
          [3, 4],
        ],
      },
    );
    expect(matrix).toMatchObject({ got: '[[1, 2.00000003], [3, 5]]', wanted: '[[1, 2], [3, 4]]' });
  });

  it('show six digits where these do, and no more than there are', () => {
    expect(close()(1.23456789, { wanted: 2 })).toMatchObject({ got: '1.23457', wanted: '2' });
    expect(tellingDigits([{ got: 0.1 + 0.2, wanted: 0.3 }])).toBe(17);
    expect(
      tellingDigits([
        { got: NaN, wanted: 1 },
        { got: 1, wanted: 1 },
      ]),
    ).toBe(6);
    expect(tellingDigits([{ got: NaN, wanted: NaN }])).toBe(17);
  });
});
