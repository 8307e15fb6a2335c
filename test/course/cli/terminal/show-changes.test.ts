import { expect, it } from 'vitest';
import { totalsOf } from '../../../../src/course/batch/regrade.js';
import type { StudentChange } from '../../../../src/course/batch/regrade.js';
import { changeLines } from '../../../../src/course/cli/terminal/show-changes.js';
import { styleOf } from '../../../../src/course/cli/terminal/style.js';

const style = styleOf({ out: () => undefined, err: () => undefined, width: 80, colour: false });
const change = (student: string, from: number, to: number): StudentChange => ({
  ...{ student, exercise: 'x', held: false },
  from: { score: from, maxScore: 10 },
  to: { score: to, maxScore: 10 },
  checks: [
    { check: 'a', from: { status: 'pass', score: from, points: 10 }, to: { status: 'partial', score: to, points: 10 } },
  ],
});

it('a regrade lists whose mark changed, and counts the others', () => {
  const students = [change('ada', 10, 10), change('bob', 7, 8), change('cyd', 5, 5)];
  const lines = changeLines({ students, checks: totalsOf(students) }, style);
  expect(lines.slice(lines.indexOf('  By student'))).toEqual([
    '  By student',
    '    bob, x: 7 of 10 -> 8 of 10',
    '      a: pass, 7 of 10 -> partial, 8 of 10',
    '    2 with the mark from before, and other checks: see changes.json',
  ]);
});
