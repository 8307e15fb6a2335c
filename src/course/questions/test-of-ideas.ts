/**
 * The test of ideas: two forms that ask the same ideas in other dress, before the course and after it.
 * Its questions are fixed, so that all who take it are asked the same. A file in questions/test/ is an idea,
 * its name that of the idea:
 *
 *     export default testIdea({
 *       notebook: '05',
 *       says: 'The angular momentum of a body need not point along its angular velocity.',
 *       A: [{ text: …, right: …, wrong: […] }, …, …],
 *       B: [ … ],
 *     });
 */
import { IDEAS } from '../judging/ideas.js';
import type { DrawnQuestion } from './drawn-question.js';
import { drawn } from './drawn-question.js';
import type { ChoiceAsked } from './question.js';
import { choice } from './question.js';

/** An item is a choice whose numbers are fixed. */
export type TestItem = ChoiceAsked;

export interface TestIdea {
  /** The notebook that teaches it. */
  notebook: string;
  /** What whoever has it right knows, as a sentence. */
  says: string;
  A: readonly TestItem[];
  B: readonly TestItem[];
}

/** An idea of the test. */
export const testIdea = (idea: TestIdea): TestIdea => idea;

export const FORMS = ['A', 'B'] as const;
export type Form = (typeof FORMS)[number];
/** Items of one idea in one form. */
export const ITEMS_EACH = 3;

export type IdeasOfTest = Readonly<Record<string, TestIdea>>;

/**
 * Which of the ways to shuffle options: one that puts the right ones about equally often in each place.
 * `questions check` looks.
 */
const SHUFFLE = 500;

/** An item as it is shown: its id is that of its idea with a number, such as momentum-along-omega-2. */
export interface ShownItem extends DrawnQuestion {
  /** Its place in the form, from 1. */
  place: number;
  /** The idea of the test that it belongs to. */
  tests: string;
}

/** The items of a form. Neighbours ask about different ideas; the order of their options never changes. */
export function itemsOf(test: IdeasOfTest, form: Form): ShownItem[] {
  const ideas = Object.entries(test).sort(
    ([a, x], [b, y]) => x.notebook.localeCompare(y.notebook) || a.localeCompare(b),
  );
  const rounds = Array.from({ length: ITEMS_EACH }, (_, n) => ideas.map(([idea, about]) => ({ idea, about, n })));
  return rounds.flat().flatMap(({ idea, about, n }, k) => {
    const item = about[form].at(n);
    if (!item) return [];
    const question = choice({ notebook: about.notebook, ask: () => item });
    return [
      { ...drawn({ id: `${idea}-${n + 1}`, idea, question }, `form ${form}, ${SHUFFLE}`), place: k + 1, tests: idea },
    ];
  });
}

/** Letters by which options are named. */
export const letterAt = (option: number): string => String.fromCharCode(97 + option);

/** Of the items of a form that were answered, the index of the option. */
export type TestAnswers = Readonly<Record<string, number>>;

/** How somebody stands with one idea. */
export interface IdeaResult {
  idea: string;
  notebook: string;
  right: number;
  of: number;
  /** What was said instead of it, the most frequent first. */
  instead: readonly string[];
  /** The same in words. */
  spoken: string;
}

/** What is told about an idea. */
type ToldIdeas = Readonly<Record<string, Pick<TestIdea, 'says' | 'notebook'>>>;

/**
 * What the answers to the items of a form say, idea by idea. An item without an answer counts
 * as one that is not known.
 */
export function resultOfItems(items: readonly ShownItem[], test: ToldIdeas, answers: TestAnswers): IdeaResult[] {
  return [...new Set(items.map(({ tests }) => tests))].map((idea) => {
    const own = items.filter(({ tests }) => tests === idea);
    const given = own.map(({ id, prediction }) => {
      const option = answers[id] as number | undefined;
      if (prediction.kind !== 'choice' || option === undefined) return { isRight: false };
      return { isRight: option === prediction.answer, thought: prediction.options.at(option)?.idea };
    });
    const counts = new Map<string, number>();
    for (const { thought } of given) if (thought !== undefined) counts.set(thought, (counts.get(thought) ?? 0) + 1);
    const instead = [...counts].sort(([, a], [, b]) => b - a).map(([thought]) => thought);
    const right = given.filter(({ isRight }) => isRight).length;
    const { notebook, says } = test[idea];
    return {
      idea,
      notebook,
      right,
      of: own.length,
      instead,
      spoken: spokenOf({ says, right, of: own.length, instead }),
    };
  });
}

function spokenOf({
  says,
  right,
  of,
  instead,
}: {
  says: string;
  right: number;
  of: number;
  instead: readonly string[];
}): string {
  if (right === of) return `${says} You answered so each time.`;
  const often =
    right === 0 ? 'None of your answers says' : `${right} of your ${of} answers ${right === 1 ? 'says' : 'say'}`;
  const [thought] = instead;
  const other = (thought as string | undefined) === undefined ? '' : ` One said instead: “${IDEAS[thought]}”`;
  return `${says} ${often} so.${other}`;
}

/** Header of ideas.csv, which the report of a class reads. */
export const IDEAS_COLUMNS = ['student', 'form', 'item', 'option'] as const;

/** The table of one student's answers, with its heading. */
export const answerRows = (student: string, form: Form, answers: TestAnswers): string[][] => [
  [...IDEAS_COLUMNS],
  ...Object.entries(answers).map(([item, option]) => [student, form, item, letterAt(option)]),
];
