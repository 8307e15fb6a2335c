import { describe, expect, it } from 'vitest';
import { verdictLines } from '../../../../src/course/cli/terminal/show-verdict.js';
import { styleOf } from '../../../../src/course/cli/terminal/style.js';
import type { CheckResult, Verdict } from '../../../../src/course/judging/verdict.js';
import { openCourse } from '../../../../src/course/disk/course.js';
import { EXERCISE } from '../../support.js';

const info = openCourse().find(EXERCISE);
const style = styleOf({ out: () => undefined, err: () => undefined, colour: false, width: 80 });

/** The lines of one failed check below its title. */
function shown(result: Partial<CheckResult>): string[] {
  const check: CheckResult = {
    ...{ check: 'c', task: 1, title: 't', hidden: false, points: 1, score: 0, status: 'fail' },
    ...result,
  };
  const verdict: Verdict = {
    ...{ format: 1, exercise: EXERCISE, version: 1, title: '', outcome: 'graded', score: 0, maxScore: 1 },
    checks: [check],
    pending: { checks: 0, points: 0 },
    run: { runner: 'sandbox', durationMs: 0 },
  };
  const lines = verdictLines(info, verdict, style);
  return lines.slice(lines.findIndex((line) => line.includes('✗')) + 1, -3);
}

describe('a failed check', () => {
  it('shows its inputs if they are short', () => {
    expect(shown({ got: '2', wanted: '1', inputs: '{"q":[1,0,0,0]}' })).toEqual([
      '       input   {"q":[1, 0, 0, 0]}',
      '       got     2',
      '       wanted  1',
    ]);
    const long = `[${Array(100).fill('1.5').join(',')}]`;
    expect(shown({ got: '2', wanted: '1', inputs: long })).toEqual(['       got     2', '       wanted  1']);
  });

  it('shows the rows of a matrix below each other, columns aligned, the unit behind the last', () => {
    expect(shown({ got: '[[1, -20.5], [300, 4]]', unit: 'kg m²' })).toEqual([
      '       got     [[  1, -20.5],',
      '                [300,     4]] kg m²',
    ]);
  });

  it('breaks a long vector between its entries', () => {
    const lines = shown({ got: `[${Array(20).fill('-0.123456').join(', ')}]` });
    expect(lines.length).toBeGreaterThan(1);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  });
});
