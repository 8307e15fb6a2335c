import { describe, expect, it } from 'vitest';
import { stepsOf } from '../../../../../src/course/site/.vitepress/theme/lecture/steps.js';
import type { Item } from '../../../../../src/course/site/.vitepress/theme/lecture/steps.js';

const LETTERS: Readonly<Record<string, Item['kind']>> = {
  h: 'heading',
  t: 'text',
  c: 'cell',
  q: 'question',
  x: 'cover',
};
/** A page as letters; a text has 40 words unless told. */
const steps = (page: string, words = 40): string[] => {
  const items = page.split('').map((letter): Item => ({ kind: LETTERS[letter], words: letter === 't' ? words : 3 }));
  return stepsOf(items).map((step) => step.map((i) => page[i]).join(''));
};

describe('the steps of a lecture', () => {
  it.each([
    ['', []],
    ['ht', ['ht']],
    ['htcht', ['htc', 'ht']],
    ['htctc', ['htc', 'tc']],
    // A title above a section belongs to its text.
    ['hht', ['hht']],
    // Words that would not fit wait for the next step.
    ['httt', ['htt', 't']],
    // A cell stands beside the text that leads to it, however long.
    ['htttc', ['htt', 'tc']],
    // What is covered stays beside its question, and so does the cell that answers it.
    ['htqx', ['ht', 'qx']],
    ['htqctc', ['ht', 'qc', 'tc']],
    ['hqx', ['hqx']],
    ['hqthc', ['hq', 't', 'hc']],
    ['cc', ['c', 'c']],
  ])('of %j are %j', (page, expected) => {
    expect(steps(page)).toEqual(expected);
  });

  it('show everything once, in order', () => {
    const page = 'hthtcqctthcqxqtchtttthqcth';
    expect(steps(page, 25).join('')).toBe(page);
    expect(steps(page, 200).join('')).toBe(page);
  });
});
