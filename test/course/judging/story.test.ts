import { describe, expect, it } from 'vitest';
import { isNotBegun, storiesOf } from '../../../src/course/judging/story.js';
import type { Story } from '../../../src/course/judging/story.js';
import type { CheckResult, RunNotes } from '../../../src/course/judging/verdict.js';
import { checkOf, verdictOf } from '../verdicts.js';

const storiesIn = (checks: Partial<CheckResult>[], run: Partial<RunNotes> = {}): Story[] =>
  storiesOf(
    verdictOf(
      checks.map((check, i) => checkOf({ check: `check ${i}`, ...check })),
      run,
    ),
    1,
  );
const checksOf = (stories: Story[]): string[] => stories.map(({ check }) => check.check);

const sweep = { inputs: 9, failed: 3 };
const diagnosis = { id: 'sign', says: 'The sign is wrong.' };

describe('what has a story', () => {
  it('is what is wrong in the task', () => {
    const checks = [{ status: 'pass' as const }, {}, { task: 2 }];
    expect(checksOf(storiesIn(checks))).toEqual(['check 1']);
  });

  it('is not a stub, but any other error', () => {
    const stub = { status: 'error' as const, thrown: { name: 'Error', message: 'not implemented' } };
    const error = { status: 'error' as const, thrown: { name: 'Error', message: 'my rotation is not implemented' } };
    expect(isNotBegun(checkOf(stub))).toBe(true);
    expect(isNotBegun(checkOf(error))).toBe(false);
    expect(isNotBegun(checkOf({ ...stub, status: 'fail' }))).toBe(false);
    expect(checksOf(storiesIn([stub, error]))).toEqual(['check 1']);
  });
});

describe('the same mistake', () => {
  it('is told once, by the sweep, which has the smallest input', () => {
    expect(checksOf(storiesIn([{ diagnosis }, { diagnosis, sweep }]))).toEqual(['check 1']);
    expect(checksOf(storiesIn([{}, { sweep }]))).toEqual(['check 1']);
    const question = { got: '"first"', wanted: '"second"', sweep };
    expect(checksOf(storiesIn([{ got: '3' }, { got: '1', sweep }, question]))).toEqual(['check 1', 'check 2']);
  });

  it('is told twice where it may not be the same', () => {
    const other = { id: 'factor', says: 'A factor is missing.' };
    expect(checksOf(storiesIn([{ diagnosis }, { diagnosis: other, sweep }]))).toEqual(['check 1', 'check 0']);
    expect(storiesIn([{}, { sweep }, { sweep }])).toHaveLength(3);
    expect(storiesIn([{ got: '3' }, { got: '"first"', sweep }])).toHaveLength(2);
    expect(storiesIn([{ message: 'one' }, { message: 'other' }])).toHaveLength(2);
  });

  it('is one error with one message, and one loop without end', () => {
    const thrown = { name: 'TypeError', message: 'x is undefined' };
    const error = { status: 'error' as const, thrown };
    expect(storiesIn([error, error])).toHaveLength(1);
    expect(storiesIn([error, { ...error, thrown: { ...thrown, message: 'y is undefined' } }])).toHaveLength(2);
    expect(storiesIn([{ status: 'timeout' }, { status: 'crash' }])).toHaveLength(1);
  });
});

describe('a story', () => {
  it('says its idea once', () => {
    const [apart] = storiesIn([{ message: 'Wrong for 3 of 9 inputs.', diagnosis }]);
    expect(apart).toMatchObject({ broken: 'Wrong for 3 of 9 inputs.', idea: 'The sign is wrong.' });
    const [within] = storiesIn([{ message: `Wrong. ${diagnosis.says}`, diagnosis }]);
    expect(within).not.toHaveProperty('idea');
  });

  it('leads to the smallest input where there are several', () => {
    expect(storiesIn([{ message: 'Wrong.', sweep }])[0].broken).toBe('Wrong. The smallest that was found:');
    expect(storiesIn([{ message: 'Wrong.', sweep: { inputs: 9, failed: 1 } }])[0].broken).toBe('Wrong.');
    expect(storiesIn([{}])[0].broken).toBe('Wrong: one case.');
  });

  it('names the line that threw, and what was printed', () => {
    const run = { lines: { 'check 0': 12 }, output: { 'check 0': 'a\n\nb\n', other: 'c' } };
    const [story] = storiesIn([{ message: 'x is undefined.' }], run);
    expect(story).toMatchObject({ broken: 'Line 12: x is undefined.', printed: ['a', 'b'] });
  });

  it('shows the call, or the input where something came back', () => {
    expect(storiesIn([{ call: 'f(1)', inputs: '[1,2]', got: '3' }])[0].given).toEqual({ label: 'call', text: 'f(1)' });
    expect(storiesIn([{ inputs: '[1,2]', got: '3' }])[0].given).toEqual({ label: 'input', text: '[1, 2]' });
    expect(storiesIn([{ inputs: '[1,2]' }])[0]).not.toHaveProperty('given');
  });

  it.each([
    ['[1, 2.5, -3]', '[1, -2.5, -3]', [false, true, false]],
    ['[[1, 0], [1e-3, 2]]', '[[1, 0], [1e+3, 2]]', [false, false, true, false]],
    ['[1, 2]', '[3, 4]', []],
    ['[1, 2]', '[1, 2, 3]', []],
    ['"a"', '"b"', []],
  ])('marks what differs between %s and %s', (got, wanted, differs) => {
    expect(storiesIn([{ got, wanted }])[0].differs).toEqual(differs);
  });

  it('of a hidden check has its hint', () => {
    const [story] = storiesOf(verdictOf([checkOf({ hidden: true, hint: 'Think of the sign.' })]), 1);
    expect(story).toMatchObject({ hint: 'Think of the sign.', broken: 'Wrong: one case.' });
  });
});
