/**
 * A question of the bank, as its author writes it: a file in questions/bank/<idea>/, whose folder
 * is the idea that it tests.
 *
 *     export default choice({
 *       notebook: '05',
 *       numbers: ({ some }) => ({ place: some(3, [1, 2, 3, 4]) }),
 *       ask: ({ place: [x, y, z] }) => ({
 *         text: `A mass of 1 kg sits at (${x}, ${y}, ${z}) m. What is its moment about the x axis?`,
 *         unit: 'kg m²',
 *         right: { value: …, reply: 'So it is: …' },
 *         wrong: [{ value: …, reply: 'So it would be if …' }, …],
 *       }),
 *     });
 */

/** Draws the numbers of one asking. */
export interface Dice {
  /** One of the list. */
  pick: <T>(list: readonly T[]) => T;
  /** So many different ones of the list, in any order. */
  some: <T>(count: number, list: readonly T[]) => T[];
  /** An integer from low to high, both included. */
  whole: (low: number, high: number) => number;
}

/** What all kinds have. */
interface Common<N> {
  /** Number of the notebook that teaches it, such as 05. */
  notebook: string;
  /**
   * The question of that notebook which this one asks again: the id of its cell, or the
   * beginning of a closing question.
   */
  repeats?: string;
  /** The numbers with which the notebook asks it: with them the right answer is the notebook's. */
  asThere?: N;
  /** Absent where the question is the same each time. */
  numbers?: (dice: Dice) => N;
  /** The right answer on another way than that of `ask`: a number, or the text of an option. */
  byHand?: (numbers: N) => number | string;
}

/** A text, or a number with the unit of the question. */
export type TextOrNumber = { text: string } | { value: number };
/**
 * An answer; the reply to a wrong one says when it would be right. The idea behind it is that of
 * the folder unless given.
 */
export type RightOption = TextOrNumber & { reply: string };
export type WrongOption = RightOption & { idea?: string };

export interface ChoiceAsked {
  text: string;
  /** Of options that are numbers; empty for pure ones. */
  unit?: string;
  right: RightOption;
  wrong: readonly WrongOption[];
}

export interface NumberAsked {
  text: string;
  /** Empty for a pure number. */
  unit: string;
  answer: number;
  /** As far away a number is right; a twentieth of the answer unless given. */
  within?: number;
  from?: number;
  to?: number;
  /** Says why, whatever was given. */
  reply: string;
  ideas: readonly { value: number; idea?: string; reply: string }[];
}

export interface OrderAsked {
  text: string;
  /** What stands first and what last, such as easiest and hardest. */
  ends: readonly [first: string, last: string];
  /** In the right order. */
  items: readonly string[];
  /** Says why, whatever was given. */
  reply: string;
  wrong: readonly { items: readonly string[]; idea?: string; reply: string }[];
}

/** A curve over the axis, and its shape in words: they are all that a screen reader and a terminal have. */
type Curve = { curve: (x: number) => number; text: string };

export interface SketchAsked {
  text: string;
  x: { label: string; unit: string; range: readonly [number, number] };
  y: { label: string; unit: string; range: readonly [number, number] };
  right: Curve & { reply: string };
  wrong: readonly (Curve & { idea?: string; reply: string })[];
}

interface AskedByKind {
  choice: ChoiceAsked;
  number: NumberAsked;
  order: OrderAsked;
  sketch: SketchAsked;
}
export type QuestionKind = keyof AskedByKind;
export type WhatIsAsked<K extends QuestionKind = QuestionKind> = AskedByKind[K];

/** A question, whatever its numbers are: only its own functions know them. */
interface Written<K extends QuestionKind> extends Omit<Common<object>, 'byHand'> {
  kind: K;
  ask: (numbers: never) => WhatIsAsked<K>;
  byHand?: (numbers: never) => number | string;
}
export type AuthoredQuestion = { [K in QuestionKind]: Written<K> }[QuestionKind];

const of =
  <K extends QuestionKind>(kind: K) =>
  <N extends object = object>(question: Common<N> & { ask: (numbers: N) => WhatIsAsked<K> }): AuthoredQuestion =>
    ({ kind, ...question }) as unknown as AuthoredQuestion;

/** Several answers, one of them right. */
export const choice: ReturnType<typeof of<'choice'>> = of('choice');
/** A size. */
export const number: ReturnType<typeof of<'number'>> = of('number');
/** Things to be put in order. */
export const order: ReturnType<typeof of<'order'>> = of('order');
/** Which of some drawn curves it is. */
export const sketch: ReturnType<typeof of<'sketch'>> = of('sketch');

/** A question of the bank with its place: `momentum-along-omega/shaft`. */
export interface BankQuestion {
  id: string;
  idea: string;
  question: AuthoredQuestion;
}

/** What of a question one must know to choose it. */
export interface QuestionHead {
  id: string;
  idea: string;
  notebook: string;
  kind: QuestionKind;
}

export const headOfQuestion = ({ id, idea, question: { notebook, kind } }: BankQuestion): QuestionHead => ({
  id,
  idea,
  notebook,
  kind,
});

/** A number as questions write it: three digits, a true minus. */
export function rounded(value: number): string {
  const short = Number(value.toPrecision(3));
  return String(short === 0 ? 0 : short).replace('-', '−');
}

/** A number with its unit. */
export const withUnit = (value: number, unit: string): string =>
  unit === '' ? rounded(value) : unit === '°' ? `${rounded(value)}°` : `${rounded(value)} ${unit}`;
