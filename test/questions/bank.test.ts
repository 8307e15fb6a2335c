import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { askedInNotebooks, notRepeated, repetitionProblems } from '../../src/course/bank/asked-in-notebooks.js';
import { linesOf, loadBank, loadTest, questionFiles } from '../../src/course/bank/question-files.js';
import { drawn } from '../../src/course/questions/drawn-question.js';
import { formProblems, questionProblems, testProblems } from '../../src/course/questions/question-problems.js';
import { FORMS, itemsOf } from '../../src/course/questions/test-of-ideas.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = questionFiles(root);
const bank = await loadBank(root);
const test = await loadTest(root);
const there = askedInNotebooks(root);

const NOTEBOOKS = [...new Set(there.map(({ notebook }) => notebook))];
/** Each notebook has at least so many. */
const LEAST = 6;

describe('the bank', () => {
  it('asks about all eighteen notebooks', () => {
    expect(NOTEBOOKS).toHaveLength(18);
  });

  it.each(bank.map((entry) => [entry.id, entry] as const))('%s is well made, 200 times', (_id, entry) => {
    expect(questionProblems(entry)).toEqual([]);
  });

  it('has files that are read at a glance', () => {
    expect(files.filter((file) => linesOf(root, file) > 50).map(({ id }) => id)).toEqual([]);
  });

  it('gives nothing away by the length of an option', () => {
    expect(formProblems(bank.map((entry) => drawn(entry, 'form')))).toEqual([]);
  });

  it.each(NOTEBOOKS)(
    'has at least six questions of notebook %s, its twins and closing questions among them',
    (notebook) => {
      expect(bank.filter(({ question }) => question.notebook === notebook).length).toBeGreaterThanOrEqual(LEAST);
      expect(notRepeated(there, bank).filter((asked) => asked.notebook === notebook)).toEqual([]);
    },
  );

  it('agrees with the notebooks where it asks with their numbers', () => {
    expect(repetitionProblems(there, bank)).toEqual([]);
    expect(bank.filter(({ question }) => question.asThere !== undefined).length).toBeGreaterThan(4);
  });

  it('tells what a notebook says and the bank does not', () => {
    const [entry] = bank.filter(({ id }) => id === 'distance-from-centre/one-mass');
    const other = (change: object) =>
      repetitionProblems(there, [{ ...entry, question: { ...entry.question, ...change } }]);
    expect(other({ asThere: { place: [1, 2, 3], axis: 0 } })).toEqual([
      'distance-from-centre/one-mass: asThere: the right answer is 13 kg m², where notebook 05 says 8 kg m².',
    ]);
    expect(other({ repeats: 'one-pint' })).toEqual([
      'distance-from-centre/one-mass: repeats: notebook 05 has no cell and no closing question "one-pint".',
    ]);
  });
});

describe('the test of ideas', () => {
  it('is well made', () => {
    expect(testProblems(test)).toEqual([]);
  });

  it('has ten ideas, and parts neighbours by idea', () => {
    expect(Object.keys(test)).toHaveLength(10);
    for (const form of FORMS) {
      const items = itemsOf(test, form);
      expect(items).toHaveLength(30);
      expect(items.slice(1).filter(({ tests }, k) => tests === items[k].tests)).toEqual([]);
    }
  });

  it('has its right options in all places: no letter is right in more than 12 of 30', () => {
    for (const form of FORMS) {
      const answers = itemsOf(test, form).map(({ prediction }) =>
        prediction.kind === 'choice' ? prediction.answer : -1,
      );
      for (const place of [0, 1, 2, 3])
        expect(answers.filter((answer) => answer === place).length).toBeLessThanOrEqual(12);
    }
  });
});
