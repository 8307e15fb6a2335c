import { describe, expect, it } from 'vitest';
import { sameOrientation } from '../../../src/course/judging/rotation-judges.js';
import { numberLines } from '../../../src/course/judging/verdict.js';
import type { CheckResult } from '../../../src/course/judging/verdict.js';

const failed: CheckResult = { check: 'c', task: 1, title: 't', hidden: false, points: 1, score: 0, status: 'fail' };

describe('the numbers of a failed check', () => {
  it('carry the unit of the value', () => {
    const numbers = { got: '9', wanted: '4', error: 5, tolerance: 0.5, unit: 'kg m²', where: 'row 2, column 2' };
    expect(numberLines({ ...failed, ...numbers })).toEqual([
      'got     9 kg m² at row 2, column 2',
      'wanted  4 kg m²',
      'error   5 kg m², allowed 0.5 kg m²',
    ]);
  });

  it('put rad behind the angle between two orientations, not behind the quaternions', () => {
    const { error = NaN, ...judgement } = sameOrientation()([0, 1, 0, 0], { wanted: [1, 0, 0, 0] });
    expect(error).toBeNear(Math.PI, 1e-12);
    expect(numberLines({ ...failed, ...judgement, error: 3.14 })).toEqual([
      'got     [0, 1, 0, 0]',
      'wanted  [1, 0, 0, 0]',
      'error   3.14 rad, allowed 1e-9 rad',
    ]);
  });
});
