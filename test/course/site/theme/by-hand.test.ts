import { describe, expect, it } from 'vitest';
import { storiesOf } from '../../../../src/course/judging/story.js';
import type { CheckResult } from '../../../../src/course/judging/verdict.js';
import { handQuestion, isHandRight } from '../../../../src/course/site/.vitepress/theme/lab/by-hand.js';
import type { HandQuestion } from '../../../../src/course/site/.vitepress/theme/lab/by-hand.js';
import { checkOf, verdictOf } from '../../verdicts.js';

const questionOf = (about: Partial<CheckResult>): HandQuestion | undefined => {
  const [story] = storiesOf(verdictOf([checkOf({ call: 'f(1)', ...about })]), 1);
  return handQuestion(story);
};

describe('the question by hand', () => {
  it('asks for the first number that differs', () => {
    const matrix = questionOf({ got: '[[1, 0], [0.5, 2]]', wanted: '[[1, 0], [-0.5, 2]]', unit: 'kg m²' });
    expect(matrix).toEqual({ call: 'f(1)', which: 'the entry [1][0]', unit: 'kg m²', answer: -0.5, theirs: 0.5 });
    expect(questionOf({ got: '[1, 2, 4]', wanted: '[1, 3, 5]' })).toMatchObject({ which: 'the entry [1]', answer: 3 });
    expect(questionOf({ got: '[2, 3]', wanted: '[4, 5]' })).toMatchObject({ which: 'the entry [0]', answer: 4 });
  });

  it.each([
    [undefined, 'the number'],
    ['z', 'z'],
    ['the second number', 'the second number'],
    ['row 2, column 1', 'the number in row 2, column 1'],
  ])('of a number at %j asks for %j', (where, which) => {
    expect(questionOf({ got: '1', wanted: '2e-3', ...(where === undefined ? {} : { where }) })?.which).toBe(which);
  });

  it.each([
    ['there is no call', { got: '1', wanted: '2', call: '' }],
    ['nothing came back', { wanted: '2' }],
    ['there is no number to ask for', { got: '"accepted"', wanted: '"refused"' }],
    ['there are not as many numbers', { got: '[1, 2]', wanted: '[1, 2, 3]' }],
    ['both look alike', { got: '1', wanted: '1' }],
  ])('is not asked where %s', (_why, about) => {
    expect(questionOf(about)).toBeUndefined();
  });
});

describe('an answer by hand', () => {
  const says = (answer: number, said: number): boolean =>
    isHandRight({ call: '', which: '', unit: '', answer, theirs: 0 }, said);

  it.each([
    [2.70833, 2.71],
    [1.125, 1.13],
    [-0.38354, -0.384],
    [1000, 1000],
    [0, 0],
  ])('%d is right as %d', (answer, said) => {
    expect(says(answer, said)).toBe(true);
  });

  it.each([
    [2.70833, 2.7],
    [-0.5, 0.5],
    [1, 1.01],
    [0, 0.001],
    [0.001, 0],
  ])('%d is wrong as %d', (answer, said) => {
    expect(says(answer, said)).toBe(false);
  });
});
