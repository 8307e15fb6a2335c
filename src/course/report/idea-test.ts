/** The test of ideas before and after: which idea a class held, and which it has left. */
import { BatchRefused } from '../batch/batch-refused.js';
import type { ChoicePrediction } from '../cells/predict-metadata.js';
import { didYouMean } from '../judging/near-name.js';
import { readTable } from '../marks/lecturer-table.js';
import { FORMS, itemsOf, letterAt } from '../questions/test-of-ideas.js';
import type { IdeasOfTest } from '../questions/test-of-ideas.js';

/** A question of the test. Of its options, by letter, one is right, and the others are ideas. */
export interface IdeaItem {
  /** The idea that it asks for. */
  idea: string;
  options: Readonly<Record<string, string>>;
}

/** Questions by their names, in each form. */
export type IdeaKey = Readonly<Record<string, Readonly<Record<string, IdeaItem>>>>;

export const RIGHT_OPTION = 'right';

/** The key of a course's test of ideas. */
export const ideaKeyOf = (test: IdeasOfTest): IdeaKey =>
  Object.fromEntries(
    FORMS.map((form) => [
      form,
      Object.fromEntries(
        itemsOf(test, form).map(({ id, tests, prediction }) => [id, itemOf(tests, prediction as ChoicePrediction)]),
      ),
    ]),
  );

function itemOf(idea: string, { options, answer }: ChoicePrediction): IdeaItem {
  const ideas = options.map((option, i) => [letterAt(i), i === answer ? RIGHT_OPTION : (option.idea ?? idea)]);
  return { idea, options: Object.fromEntries(ideas) as Record<string, string> };
}

/** One answer of one student. */
export interface IdeaAnswer {
  student: string;
  form: string;
  item: string;
  option: string;
}

/**
 * Answers, and the forms in the order in which they first stand there: the one that was taken first, first.
 */
export function readIdeaAnswers(file: string, key: IdeaKey): { answers: IdeaAnswer[]; forms: [string, string] } {
  const columns = ['student', 'form', 'item', 'option'] as const;
  const answers = readTable<(typeof columns)[number]>(file, columns).map(({ cells, refuse }): IdeaAnswer => {
    const { student, form, item: name, option } = cells;
    if (student === '' || form === '') throw refuse('expected a student and a form.');
    if (!Object.hasOwn(key, form))
      throw refuse(`the test has the forms ${Object.keys(key).join(', ')}, and not "${form}".`);
    const items = key[form];
    if (!Object.hasOwn(items, name))
      throw refuse(`form ${form} has no item "${name}".${didYouMean(name, Object.keys(items))}`);
    // Who left it open has no idea that is known.
    const { options } = items[name];
    if (option !== '' && !Object.hasOwn(options, option))
      throw refuse(`item ${name} has the options ${Object.keys(options).join(', ')}, and not "${option}".`);
    return { student, form, item: name, option };
  });
  const forms = [...new Set(answers.map(({ form }) => form))];
  if (forms.length !== 2)
    throw new BatchRefused(`${file}: expected answers to two forms, before and after, got ${forms.length}.`);
  return { answers, forms: forms as [string, string] };
}

/** With fewer students a gain is an anecdote. */
export const LEAST_STUDENTS = 5;

/** What became of an idea. Parts are of 1, over those who took both forms. */
export interface IdeaGain {
  idea: string;
  students: number;
  /** Answers that are right. */
  right: [before: number, after: number];
  /** Answers that this idea gives. */
  held: [before: number, after: number];
  /** The part of what could be gained that was gained; undefined where all were right before. */
  gain: number | undefined;
}

/**
 * The gain of each idea that enough students were asked for twice, the least first: it is what is left to do.
 */
export function ideaGains(
  { answers, forms }: { answers: readonly IdeaAnswer[]; forms: readonly [string, string] },
  key: IdeaKey,
): IdeaGain[] {
  const asked = answers.map((one) => ({ ...one, ...key[one.form][one.item] }));
  const ideas = [...new Set(asked.map(({ idea }) => idea))];
  return ideas
    .flatMap((idea): IdeaGain[] => {
      const own = asked.filter((one) => one.idea === idea);
      const took = forms.map((form) => new Set(own.filter((one) => one.form === form).map(({ student }) => student)));
      const both = new Set([...took[0]].filter((student) => took[1].has(student)));
      if (both.size < LEAST_STUDENTS) return [];
      const share = (form: string, wanted: string): number => {
        const counted = own.filter((one) => one.form === form && both.has(one.student));
        return counted.filter(({ options, option }) => options[option] === wanted).length / counted.length;
      };
      const pair = (wanted: string): [number, number] => [share(forms[0], wanted), share(forms[1], wanted)];
      const right = pair(RIGHT_OPTION);
      const gain = right[0] === 1 ? undefined : (right[1] - right[0]) / (1 - right[0]);
      return [{ idea, students: both.size, right, held: pair(idea), gain }];
    })
    .sort((a, b) => (a.gain ?? 1) - (b.gain ?? 1));
}
