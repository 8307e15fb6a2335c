/** What is wrong with a question or with the bank: a sentence each, for an author. Empty when all is well. */
import { IDEAS } from '../judging/ideas.js';
import { didYouMean } from '../judging/near-name.js';
import type { AnyPrediction, DrawnQuestion } from './drawn-question.js';
import { diceOf, drawn, rightAnswer } from './drawn-question.js';
import type { BankQuestion } from './question.js';
import { rounded } from './question.js';
import type { Form, IdeasOfTest, ShownItem } from './test-of-ideas.js';
import { FORMS, ITEMS_EACH, itemsOf } from './test-of-ideas.js';

/** Seeds that a question is drawn with when it is checked. */
export const SEEDS = 200;
/** A reply of fewer characters does not say when an idea would be right. */
const LEAST_REPLY = 25;
/** Questions whose numbers are drawn come out in at least so many ways. */
const LEAST_WAYS = 5;
/** Of choices in words the right one is the longest in at most this share, of four options or three. */
const MOST_LONGEST = 1 / 3;
/** Few questions prove no habit. */
const LEAST_CHOICES = 9;

/** The wrong answers of a drawn question, with what is told about each. */
export function wrongAnswers(prediction: AnyPrediction): { idea: string; reply: string }[] {
  if (prediction.kind === 'number' || prediction.kind === 'order') return [...prediction.ideas];
  return prediction.options.filter((_, i) => i !== prediction.answer).map(({ idea = '', reply }) => ({ idea, reply }));
}

/** What can be answered, whatever the order in which it is shown. */
const answersOf = (prediction: AnyPrediction): string[] =>
  'options' in prediction ? prediction.options.map(({ text }) => text).sort() : [rightAnswer(prediction)];

const repliesOf = (prediction: AnyPrediction): string[] => [
  ...wrongAnswers(prediction).map(({ reply }) => reply),
  'options' in prediction ? prediction.options[prediction.answer].reply : prediction.reply,
];

/** Of one drawing: what its texts lack. */
function textProblems({ text, prediction }: DrawnQuestion): string[] {
  const replies = repliesOf(prediction);
  const unknown = wrongAnswers(prediction).filter(({ idea }) => !Object.hasOwn(IDEAS, idea));
  return [
    ...(/[.?]$/.test(text.trim()) ? [] : [`text: expected a question or a request, got "${text}".`]),
    ...unknown.map(({ idea }) => `wrong: there is no idea "${idea}".${didYouMean(idea, Object.keys(IDEAS))}`),
    ...replies
      .filter((reply) => reply.length < LEAST_REPLY)
      .map((reply) => `reply: "${reply}" does not say when the answer is right, or would be.`),
    ...(new Set(replies).size === replies.length ? [] : ['reply: two answers get the same one.']),
    ...(/undefined|NaN|Infinity/.test([text, ...replies, ...answersOf(prediction)].join(' '))
      ? [`text: a number is missing in "${[text, ...answersOf(prediction)].join(' ')}".`]
      : []),
  ];
}

/** What is wrong with a question. */
export function questionProblems(entry: BankQuestion): string[] {
  const { idea, question } = entry;
  const fields = [
    ...(Object.hasOwn(IDEAS, idea)
      ? []
      : [`folder: there is no idea "${idea}".${didYouMean(idea, Object.keys(IDEAS))}`]),
    ...(/^\d\d$/.test(question.notebook) ? [] : [`notebook: expected two digits, got "${question.notebook}".`]),
  ];
  try {
    const all = Array.from({ length: SEEDS }, (_, k) => drawn(entry, `check ${k}`));
    const ways = new Set(all.map(({ text, prediction }) => [text, ...answersOf(prediction)].join('\n'))).size;
    const few = question.numbers !== undefined && ways < LEAST_WAYS;
    return [
      ...fields,
      ...new Set(all.flatMap(textProblems)),
      ...(few ? [`numbers: only ${ways} ways in ${SEEDS} draws. Let more of it vary.`] : []),
      ...byHandProblems(entry),
    ];
  } catch (error) {
    return [...fields, (error as Error).message];
  }
}

/** The right answer on the other way, for each of some draws. */
function byHandProblems({ id, question }: BankQuestion): string[] {
  const { byHand, numbers, ask, kind } = question;
  if (!byHand) return [];
  for (let k = 0; k < SEEDS; k++) {
    const numbersOf = (numbers?.(diceOf(`by hand ${k}`, id)) ?? {}) as never;
    const asked = ask(numbersOf);
    const wanted = byHand(numbersOf);
    const right = 'right' in asked ? asked.right : undefined;
    const got =
      kind === 'number'
        ? (asked as { answer: number }).answer
        : right && 'value' in right
          ? right.value
          : (right?.text ?? (asked as { items: readonly string[] }).items.join(', '));
    const agrees =
      typeof wanted === 'string'
        ? got === wanted
        : Math.abs(Number(got) - wanted) <= 1e-9 * Math.max(1, Math.abs(wanted));
    if (!agrees) {
      const shown = [wanted, got].map((value) => (typeof value === 'number' ? rounded(value) : value));
      return [`byHand: gives ${shown[0]} where ask has ${shown[1]}, for ${JSON.stringify(numbersOf)}.`];
    }
  }
  return [];
}

/** What the form of the options gives away, over many of them. */
export function formProblems(all: readonly DrawnQuestion[], least: number = LEAST_CHOICES): string[] {
  const choices = all.flatMap(({ id, prediction }) => (prediction.kind === 'choice' ? [{ id, ...prediction }] : []));
  const inWords = choices.filter(({ options }) => options.some(({ text }) => /[a-z]{4}/i.test(text)));
  const longest = inWords.filter(({ options, answer }) =>
    options.every(({ text }, i) => i === answer || text.length < options[answer].text.length),
  );
  if (inWords.length < least || longest.length <= MOST_LONGEST * inWords.length) return [];
  return [
    `options: the right one is the longest in ${longest.length} of ${inWords.length} choices: ${longest.map(({ id }) => id).join(', ')}.`,
  ];
}

/** What is wrong with the test of ideas. */
export function testProblems(test: IdeasOfTest): string[] {
  const fields = Object.entries(test).flatMap(([idea, about]) => [
    ...(Object.hasOwn(IDEAS, idea) ? [] : [`${idea}: there is no such idea.${didYouMean(idea, Object.keys(IDEAS))}`]),
    ...FORMS.filter((form) => about[form].length !== ITEMS_EACH).map(
      (form) => `${idea}: expected ${ITEMS_EACH} items in form ${form}, got ${about[form].length}.`,
    ),
  ]);
  const forms = FORMS.flatMap((form) => {
    try {
      return formOfTestProblems(itemsOf(test, form), form);
    } catch (error) {
      return [(error as Error).message];
    }
  });
  return [...fields, ...forms];
}

function formOfTestProblems(items: readonly ShownItem[], form: Form): string[] {
  const texts = items.flatMap((item) => textProblems(item).map((problem) => `form ${form}, ${item.id}: ${problem}`));
  const own = items.filter(({ tests, prediction }) => !wrongAnswers(prediction).some(({ idea }) => idea === tests));
  return [
    ...texts,
    ...own.map(({ id, tests }) => `form ${form}, ${id}: expected a wrong option with the idea ${tests}, got none.`),
    ...[...formProblems(items), ...placeProblems(items)].map((problem) => `form ${form}, ${problem}`),
  ];
}

/** Places where right options are too often or too rarely, among the items with as many options. */
function placeProblems(items: readonly ShownItem[]): string[] {
  const choices = items.flatMap(({ prediction }) => (prediction.kind === 'choice' ? [prediction] : []));
  return [...new Set(choices.map(({ options }) => options.length))].flatMap((count) => {
    const answers = choices.filter(({ options }) => options.length === count).map(({ answer }) => answer);
    const fair = answers.length / count;
    const places = Array.from({ length: count }, (_, place) => answers.filter((answer) => answer === place).length);
    return answers.length < LEAST_CHOICES || places.every((n) => n > fair / 2 && n < 2 * fair)
      ? []
      : [
          `of ${answers.length} items with ${count} options the right one is at (a), (b) … ${places.join(', ')} times. Shuffle otherwise.`,
        ];
  });
}
