/** A question with its numbers drawn: what is shown, and what each answer is worth. It is plain data. */
import { message } from '../../linear/expect.js';
import { judgeChoice, judgeNumber, predictionOf } from '../cells/predict-metadata.js';
import type { ChoicePrediction, Judged, NumberPrediction } from '../cells/predict-metadata.js';
import { variantOf } from '../judging/variant.js';
import type { WhatIsAsked, BankQuestion, Dice, QuestionKind, QuestionHead, TextOrNumber } from './question.js';
import { headOfQuestion, withUnit } from './question.js';

/** Things to be put in order; answers are indices of `items`. */
export interface OrderPrediction {
  kind: 'order';
  ends: readonly [first: string, last: string];
  /** As they are shown. */
  items: readonly string[];
  answer: readonly number[];
  reply: string;
  ideas: readonly { order: readonly number[]; idea: string; reply: string }[];
}

/** A choice among curves. */
export interface SketchPrediction extends Omit<ChoicePrediction, 'kind'> {
  kind: 'sketch';
  x: { label: string; unit: string; range: readonly [number, number] };
  y: { label: string; unit: string; range: readonly [number, number] };
  /** Of each option, at equal distances over the axis. */
  heights: readonly (readonly number[])[];
}

export type AnyPrediction = ChoicePrediction | NumberPrediction | OrderPrediction | SketchPrediction;

export interface DrawnQuestion extends QuestionHead {
  text: string;
  prediction: AnyPrediction;
}

/** The index of an option, a number, or the order of items by their indices. */
export type AnswerGiven = number | readonly number[];

/** Draws are repeated at most so often where two options come out alike. */
const MOST_DRAWS = 20;
/** Points of a sketched curve. */
const POINTS = 41;

/** Draws the numbers of a question. The same seed gives the same question on every machine. */
export function drawn(entry: BankQuestion, seed: string): DrawnQuestion {
  const { id } = entry;
  for (let k = 0; k < MOST_DRAWS; k++) {
    const dice = diceOf(seed, `${id}/${k}`);
    const question = shownWith(entry, entry.question.numbers?.(dice) ?? {}, dice);
    if (isClear(question.prediction)) return question;
  }
  throw new RangeError(
    message(
      `question ${id}`,
      'answers that differ',
      `none in ${MOST_DRAWS} draws`,
      'Draw from numbers that part them.',
    ),
  );
}

/** A question with numbers that are given. */
export const drawnWith = (entry: BankQuestion, numbers: object): DrawnQuestion =>
  shownWith(entry, numbers, diceOf('given', entry.id));

function shownWith(entry: BankQuestion, numbers: object, dice: Dice): DrawnQuestion {
  const { id, idea, question } = entry;
  const asked = question.ask(numbers as never);
  const prediction = predictions[question.kind](asked as never, { id, idea, dice });
  return { ...headOfQuestion(entry), text: asked.text, prediction };
}

/** Dice that fall by seed and name. */
export function diceOf(seed: string, name: string): Dice {
  const variant = variantOf(seed, name);
  const integer = (low: number, high: number): number => variant.integer(low, high);
  const some = <T>(count: number, list: readonly T[]): T[] => {
    const left = [...list];
    return Array.from({ length: count }, () => left.splice(integer(0, left.length - 1), 1)[0]);
  };
  return { pick: (list) => variant.pick(list), some, whole: integer };
}

interface Around {
  id: string;
  idea: string;
  dice: Dice;
}

const predictions: { [K in QuestionKind]: (asked: WhatIsAsked<K>, around: Around) => AnyPrediction } = {
  choice: ({ unit, right, wrong }, around) => {
    const textOf = (said: TextOrNumber): string =>
      'text' in said ? said.text : withUnit(said.value, expectUnit(around, unit));
    return choiceOf(
      [right, ...wrong].map((option) => ({ ...option, text: textOf(option) })),
      around,
    );
  },
  number: ({ unit, answer, within, from, to, reply, ideas }, { id, idea }) =>
    asPrediction(id, {
      number: unit,
      answer,
      within: within ?? Math.abs(answer) / 20,
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      reply,
      // A number that comes out as the right one says nothing about an idea.
      ideas: ideas.map((wrong) => ({ idea, ...wrong })).filter(({ value }) => !isNear(value, answer, within)),
    }),
  order: ({ ends, items, reply, wrong }, { dice, idea }) => {
    const shown = dice.some(items.length, items);
    const places = (order: readonly string[]): number[] => order.map((item) => shown.indexOf(item));
    return {
      kind: 'order',
      ends,
      items: shown,
      answer: places(items),
      reply,
      ideas: wrong.map((each) => ({ idea, ...each })).map((each) => ({ ...each, order: places(each.items) })),
    };
  },
  sketch: ({ x, y, right, wrong }, around) => {
    const all = [right, ...wrong];
    const choice = choiceOf(all, around);
    const heightsOf = (text: string): number[] => {
      const { curve } = all.find((option) => option.text === text)!;
      const [low, high] = x.range;
      return Array.from({ length: POINTS }, (_, k) => curve(low + ((high - low) * k) / (POINTS - 1)));
    };
    return { ...choice, kind: 'sketch', x, y, heights: choice.options.map(({ text }) => heightsOf(text)) };
  },
};

const isNear = (value: number, answer: number, within = Math.abs(answer) / 20): boolean =>
  Math.abs(value - answer) <= within;

function expectUnit({ id }: Around, unit: string | undefined): string {
  if (unit !== undefined) return unit;
  throw new TypeError(message(`question ${id}`, 'a unit of the numbers', unit, "Leave it '' for pure ones."));
}

/** The first of the options is right; they are shown in any order. */
function choiceOf(
  options: readonly { text: string; reply: string; idea?: string }[],
  { id, idea, dice }: Around,
): ChoicePrediction {
  const [right, ...wrong] = options.map(({ text, reply, ...rest }) => ({ text, reply, idea: rest.idea ?? idea }));
  const shown = dice.some(options.length, [{ text: right.text, reply: right.reply }, ...wrong]);
  const answer = shown.findIndex((option) => !('idea' in option));
  // Two that come out alike are told by isClear, and drawn again.
  const isTwice = new Set(shown.map(({ text }) => text)).size < shown.length;
  if (isTwice) return { kind: 'choice', options: shown, answer };
  return asPrediction(id, { options: shown, answer }) as ChoicePrediction;
}

/** By the checks of the notebooks' predictions, which name the field that is wrong. */
function asPrediction(id: string, predict: object): ChoicePrediction | NumberPrediction {
  const metadata = { predict };
  return predictionOf({ id, kind: 'markdown', metadata }) as ChoicePrediction | NumberPrediction;
}

/** Whether every answer can be told from every other one. */
function isClear(prediction: AnyPrediction): boolean {
  if (prediction.kind === 'number') return Number.isFinite(prediction.answer);
  if (prediction.kind === 'order') {
    const orders = [prediction.answer, ...prediction.ideas.map(({ order }) => order)].map((order) => order.join());
    return new Set(orders).size === orders.length;
  }
  return new Set(prediction.options.map(({ text }) => text)).size === prediction.options.length;
}

/** What an answer is worth, and what the reader is told. */
export function judgeAnswer(prediction: AnyPrediction, given: AnswerGiven): Judged {
  if (prediction.kind === 'number') return judgeNumber(prediction, given as number);
  if (prediction.kind !== 'order') return judgeChoice({ ...prediction, kind: 'choice' }, given as number);
  const isGiven = (order: readonly number[]): boolean => order.join() === (given as readonly number[]).join();
  if (isGiven(prediction.answer)) return { right: true, reply: prediction.reply };
  const known = prediction.ideas.find(({ order }) => isGiven(order));
  return known ? { right: false, reply: known.reply, idea: known.idea } : { right: false, reply: prediction.reply };
}

/** The right answer in words. */
export function rightAnswer(prediction: AnyPrediction): string {
  if (prediction.kind === 'number') return withUnit(prediction.answer, prediction.unit);
  if (prediction.kind === 'order') return prediction.answer.map((k) => prediction.items[k]).join(', ');
  return prediction.options[prediction.answer].text;
}

/** What is said of the right answer. */
export const rightReply = (prediction: AnyPrediction): string =>
  'options' in prediction ? prediction.options[prediction.answer].reply : prediction.reply;
