/**
 * Explaining a student of whom there is no mark, or who is named as the list does;
 * and the marks of such a batch.
 */
import { afterAll, describe, expect, it } from 'vitest';
import { marksText } from '../../../src/course/batch/marks-file.js';
import { ResultsFolder } from '../../../src/course/batch/results-folder.js';
import { batchSummary } from '../../../src/course/batch/summary.js';
import { findResult } from '../../../src/course/cli/lecturer/find-result.js';
import { explanationLines } from '../../../src/course/cli/terminal/show-explanation.js';
import { summaryLines } from '../../../src/course/cli/terminal/show-summary.js';
import { styleOf } from '../../../src/course/cli/terminal/style.js';
import { openCourse } from '../../../src/course/disk/course.js';
import { problemsText } from '../../../src/course/intake/problems-file.js';
import { madeTerm } from '../marks/small-term.js';

const E2 = '02-change-of-basis';
const E5 = '05-inertia-tensor';
const term = madeTerm(
  [
    { student: 's-1', exercise: E2, score: 7 },
    { student: 's-1', exercise: E5, score: 0, text: ' \n' },
    { student: 's-4', exercise: E2, score: 7 },
  ],
  {
    people: [
      { student: 's-1', name: 'Mistake, Max', ids: ['mmistake', 'max@example.edu'] },
      { student: 's-2', name: 'Lee, Sam', ids: ['slee'] },
      { student: 's-3', name: 'Sam Lee', ids: ['slee2'] },
      { student: 's-4', name: 'Pdf, Paula', ids: ['ppdf'] },
    ],
    unsettled: [{ student: 's-4', exercise: E5 }],
  },
);
afterAll(() => {
  term.remove();
});
const folder = new ResultsFolder(term.place);
folder.writeBeside(
  'problems.csv',
  problemsText([
    { origin: 'ppdf/a.pdf', student: 's-4', exercise: E5, problem: 'It is no .ts file.', fix: 'Ask for it.' },
    { origin: 'ppdf/b.pdf', student: 's-4', exercise: E2, problem: 'It is no .ts file.', fix: 'Ask for it.' },
  ]),
);
const style = styleOf({ out: () => undefined, err: () => undefined, width: 80, colour: false });

describe('a student of a batch', () => {
  it('who may be of two is told what was found under that name', () => {
    const both = ['s-1', 's-2'].map((student) => ({ student, exercise: E5 }));
    const people = both.map(({ student }) => ({ student, name: 'Lee, Sam' }));
    const made = madeTerm([{ student: 's-3', exercise: E5, score: 7 }], { people, unsettled: both });
    const open = new ResultsFolder(made.place);
    const trouble = { problem: 'Two students of this name.', fix: 'Give a roster.' };
    open.writeBeside('problems.csv', problemsText([{ origin: 'a.ts', student: 'Sam Lee', exercise: '', ...trouble }]));
    for (const { student } of both) {
      expect(() => findResult(open, student, E5)).toThrow(
        `${student} has no mark for ${E5} until you decide. This was found, and not taken in:\n  a.ts: Two students`,
      );
    }
    made.remove();
  });

  it.each(['s-1', 'Mistake, Max', 'max mistake', 'mmistake', 'S-1', 'MAX@example.edu'])('is found as %s', (named) => {
    expect(findResult(folder, named, E2)).toMatchObject({ student: 's-1', exercise: E2 });
  });

  it.each([
    ['Sam Lee', E2, '"Sam Lee" could be s-2 or s-3: name one of these'],
    ['slee', E2, `s-2 has handed in nothing for ${E2}.`],
    ['s-9', E2, 'there is no student "s-9"'],
    [
      'ppdf',
      E5,
      `s-4 has no mark for ${E5} until you decide. This was found, and not taken in:\n  ppdf/a.pdf: It is no`,
    ],
  ])('%s without a result is told why', (named, exercise, says) => {
    expect(() => findResult(folder, named, exercise)).toThrow(says);
  });

  it('has no zero for what could not be read, and a note where nothing was handed in', () => {
    const summary = batchSummary(openCourse(), folder);
    const rows = marksText(summary).split('\r\n');
    expect(rows[2]).toBe('s-2,"Lee, Sam",,,0,20,nothing handed in');
    expect(rows[4]).toMatch(/^s-4,"Pdf, Paula",7,\?,,20,.*see problems\.csv/);
    const lines = summaryLines(summary, style).join('\n');
    expect(lines).toMatch(new RegExp(`1 without a mark until you decide\n +s-4/${E5}\n`));
    expect(lines).toMatch(new RegExp(`1 file is empty, and has 0 points\n +s-1/${E5}\n`));
    expect(lines).toMatch(/s-4 +7 +\? +7\/20 !/);
  });

  it('whose mark stands against a regrade is not told to mend what is mended', () => {
    const course = openCourse();
    const info = course.exercises.find(({ id }) => id === E2)!;
    const result = { ...findResult(folder, 's-1', E2), fault: 'exercise' as const };
    const lines = (status: string): string => {
      const to = { status, score: 0, points: 1 };
      const checks = [{ check: 'any', from: null, to }];
      const [from, now] = [7, 6].map((score) => ({ score, maxScore: 10 }));
      const held = { student: 's-1', exercise: E2, from, to: now, held: true, checks };
      return explanationLines(
        info,
        result,
        { again: '', held, callOf: () => undefined, simplest: new Map() },
        style,
      ).join('\n');
    };
    expect(lines('fail')).toMatch(/s-1: 7 of 10 points\n +A regrade came to a lower mark, 6 of 10/);
    expect(lines('fail')).not.toContain('The exercise is at fault');
    expect(lines('void')).toContain('The exercise is at fault');
  });
});
