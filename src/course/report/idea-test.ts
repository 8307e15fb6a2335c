/** The test of ideas before and after: which idea a class held, and which it has left. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { BatchRefused } from '../batch/batch-refused.js';
import { named, objectOf, plain, readFile } from '../disk/fields.js';
import { didYouMean } from '../judging/near-name.js';
import { IDEAS } from '../judging/ideas.js';
import { readTable } from '../marks/lecturer-table.js';

/** A question of the test. Of its options one is right, and the others are ideas. */
export interface IdeaItem {
  /** The idea that it asks for. */
  idea: string;
  options: Readonly<Record<string, string>>;
}

/** Questions of all forms, by their names. */
export type IdeaKey = Readonly<Record<string, IdeaItem>>;

export const RIGHT_OPTION = 'right';
/** Where a course keeps the key of its test. */
export const IDEA_KEY = 'exercises/idea-test.json';

const isIdea = (value: unknown): boolean => Object.hasOwn(IDEAS, String(value));
const item = objectOf({
  idea: plain('the id of an idea', isIdea),
  options: named(plain('"right" or the id of an idea', (value) => value === RIGHT_OPTION || isIdea(value))),
});

/** The key of a course's test; undefined where it has none. */
export function readIdeaKey(root: string): IdeaKey | undefined {
  if (!existsSync(path.join(root, IDEA_KEY))) return undefined;
  return readFile(root, IDEA_KEY, named(item)) as IdeaKey;
}

/** One answer of one student. */
export interface IdeaAnswer {
  student: string;
  form: string;
  item: string;
  option: string;
}

/** Answers, and the forms in the order in which they first stand there: the one that was taken first, first. */
export function readIdeaAnswers(file: string, key: IdeaKey): { answers: IdeaAnswer[]; forms: [string, string] } {
  const columns = ['student', 'form', 'item', 'option'] as const;
  const answers = readTable<(typeof columns)[number]>(file, columns).map(({ cells, refuse }): IdeaAnswer => {
    const { student, form, item: name, option } = cells;
    if (student === '' || form === '') throw refuse('expected a student and a form.');
    if (!Object.hasOwn(key, name)) throw refuse(`the test has no item "${name}".${didYouMean(name, Object.keys(key))}`);
    // Who left it open has no idea that is known.
    const { options } = key[name];
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

/** The gain of each idea that enough students were asked for twice, the least first: it is what is left to do. */
export function ideaGains(
  { answers, forms }: { answers: readonly IdeaAnswer[]; forms: readonly [string, string] },
  key: IdeaKey,
): IdeaGain[] {
  const ideas = [...new Set(answers.map(({ item: name }) => key[name].idea))];
  return ideas
    .flatMap((idea): IdeaGain[] => {
      const own = answers.filter(({ item: name }) => key[name].idea === idea);
      const took = forms.map((form) => new Set(own.filter((one) => one.form === form).map(({ student }) => student)));
      const both = new Set([...took[0]].filter((student) => took[1].has(student)));
      if (both.size < LEAST_STUDENTS) return [];
      const share = (form: string, wanted: string): number => {
        const asked = own.filter((one) => one.form === form && both.has(one.student));
        return asked.filter((one) => key[one.item].options[one.option] === wanted).length / asked.length;
      };
      const pair = (wanted: string): [number, number] => [share(forms[0], wanted), share(forms[1], wanted)];
      const right = pair(RIGHT_OPTION);
      const gain = right[0] === 1 ? undefined : (right[1] - right[0]) / (1 - right[0]);
      return [{ idea, students: both.size, right, held: pair(idea), gain }];
    })
    .sort((a, b) => (a.gain ?? 1) - (b.gain ?? 1));
}
