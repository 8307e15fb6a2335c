/**
 * Predictions, declared in the head of the Markdown cell whose text asks, so that Jupyter and
 * GitHub ask the same in words.
 *
 *     // %% [markdown] flip {"predict": {"answer": 2,
 *                           "options": [{"text": "not at all", "idea": "…", "reply": "…"}, …]}}
 *     // %% [markdown] damping {"predict": {"number": "s", "answer": 20, "within": 0.5, "reply": "…",
 *                              "ideas": [{"value": 80, "idea": "…", "reply": "…"}]}}
 *     // %% [markdown] short-axis {"predict": {"twinOf": "flip", "options": […], "answer": 1}}
 *     // %% [markdown] any-angle {"predict": {"draw": "I[0][2]", "cell": "sweep", "reply": "…"}}
 *
 * In the file each head is one line.
 */
import { message } from '../../linear/expect.js';
import { expectFields, expectList, expectOneOf } from '../../linear/expect-fields.js';
import {
  asIdea,
  asIndex,
  asNumber,
  asFields,
  asText,
  asOptionalText,
  expectDifferent,
  headOf,
} from './metadata-fields.js';
import type { Json } from './metadata-fields.js';
import type { SourceCell } from './notebook.js';

interface PredictionBase {
  /** The question when the sentence behind `**Predict:**` in the text is not the one to ask. */
  question?: string;
  /**
   * Id of the last cell that gives the answer: everything from the question to its end is covered.
   * The next text unless given.
   */
  until?: string;
  /** Id of the question whose idea this one asks again in another dress, once its answer is known. */
  twinOf?: string;
}

/** One of several answers. */
export interface ChoicePrediction extends PredictionBase {
  kind: 'choice';
  options: readonly PredictedOption[];
  /** Index of the right one. */
  answer: number;
}

export interface PredictedOption {
  text: string;
  /** Id of the idea behind a wrong option; the right one has none. */
  idea?: string;
  /** What the reader who chose it is told: that it is so, or when it would be. */
  reply: string;
}

/** A size. */
export interface NumberPrediction extends PredictionBase {
  kind: 'number';
  /** Empty for a pure number. */
  unit: string;
  answer: number;
  /** As far away a number is right. */
  within: number;
  /**
   * Ends of the line on which the number is marked: from zero to a round number above twice
   * the answer unless given.
   */
  from: number;
  to: number;
  /** Says why, whatever was given. */
  reply: string;
  /** Numbers that a known idea gives. */
  ideas: readonly NumberIdea[];
}

export interface NumberIdea {
  value: number;
  idea: string;
  reply: string;
}

/** A curve, drawn before it is seen. */
export interface CurvePrediction extends PredictionBase {
  kind: 'curve';
  /** Name of the curve in the chart. */
  curve: string;
  /** Id of the code cell with the chart; the next code cell unless given. */
  cell?: string;
  reply: string;
}

export type Prediction = ChoicePrediction | NumberPrediction | CurvePrediction;

const COMMON = ['question', 'until', 'twinOf'];
const BY_KIND = {
  options: ['options', 'answer', ...COMMON],
  number: ['number', 'answer', 'within', 'from', 'to', 'reply', 'ideas', ...COMMON],
  draw: ['draw', 'cell', 'reply', ...COMMON],
} as const;
const FIELDS = [...new Set(Object.values(BY_KIND).flat())];
const REPLY = 'It is what the reader is told afterwards.';

/**
 * The prediction that a cell's head declares, if it declares one. Throws when a field is not as it must be.
 */
export function predictionOf(cell: Pick<SourceCell, 'id' | 'kind' | 'metadata'>): Prediction | undefined {
  const declared = cell.metadata['predict'];
  if (declared === undefined) return undefined;
  const where = headOf(cell);
  if (cell.kind !== 'markdown') {
    throw new RangeError(
      message(where, 'predict in the head of a markdown cell', cell.kind, 'Its text asks the same.'),
    );
  }
  const fields = asFields(where, 'predict', declared, FIELDS);
  expectOneOf(where, 'predict', fields, ['options', 'number', 'draw']);
  const kind = 'options' in fields ? 'options' : 'number' in fields ? 'number' : 'draw';
  expectFields(where, `predict with ${kind}`, declared, BY_KIND[kind]);
  const question = asOptionalText(where, 'predict.question', fields['question'], 'The text asks without it.');
  const until = asOptionalText(
    where,
    'predict.until',
    fields['until'],
    'It is the id of the cell that gives the answer.',
  );
  const twinOf = asOptionalText(
    where,
    'predict.twinOf',
    fields['twinOf'],
    'It is the id of the cell whose question this one repeats.',
  );
  return {
    ...readers[kind](where, fields),
    ...(question !== undefined && { question }),
    ...(until !== undefined && { until }),
    ...(twinOf !== undefined && { twinOf }),
  };
}

const readers = { options: choiceOf, number: numberOf, draw: curveOf };

function choiceOf(where: string, fields: Json): ChoicePrediction {
  const given = fields['options'];
  expectList(where, 'predict.options', given, { least: 2, reason: 'One leaves nothing to choose.' });
  const answer = asIndex(where, 'predict.answer', fields['answer'], given.length);
  const options = given.map((value, i) => optionOf(where, `predict.options[${i}]`, value, i === answer));
  expectDifferent(
    where,
    'predict.options',
    options.map(({ text }) => text),
  );
  return { kind: 'choice', options, answer };
}

function optionOf(where: string, name: string, value: unknown, isRight: boolean): PredictedOption {
  const fields = asFields(where, name, value, ['text', 'idea', 'reply']);
  const text = asText(where, `${name}.text`, fields['text'], 'It is what the reader says.');
  const reply = asText(where, `${name}.reply`, fields['reply'], REPLY);
  if (!isRight) return { text, idea: asIdea(where, `${name}.idea`, fields['idea']), reply };
  if (fields['idea'] === undefined) return { text, reply };
  throw new RangeError(message(where, `no ${name}.idea`, fields['idea'], 'The right answer is no mistaken idea.'));
}

function numberOf(where: string, fields: Json): NumberPrediction {
  const unit = fields['number'];
  if (typeof unit !== 'string') {
    throw new TypeError(
      message(where, 'predict.number to be a unit such as s', unit, 'Leave it empty for a pure number.'),
    );
  }
  const answer = asNumber(where, 'predict.answer', fields['answer']);
  const within = asNumber(where, 'predict.within', fields['within']);
  if (within <= 0) {
    throw new RangeError(message(where, 'predict.within > 0', within, 'Nobody guesses a number to its last digit.'));
  }
  const end = roundAbove(2 * Math.abs(answer));
  const from = fields['from'] === undefined ? (answer < 0 ? -end : 0) : asNumber(where, 'predict.from', fields['from']);
  const to = fields['to'] === undefined ? (answer > 0 ? end : 0) : asNumber(where, 'predict.to', fields['to']);
  if (answer <= from || answer >= to) {
    throw new RangeError(message(where, `predict.answer between from ${from} and to ${to}`, answer, 'Widen the line.'));
  }
  const reply = asText(where, 'predict.reply', fields['reply'], REPLY);
  const given = fields['ideas'] ?? [];
  expectList(where, 'predict.ideas', given, { least: 0, reason: 'Each is {value, idea, reply}.' });
  const ideas = given.map((value, i) => numberIdeaOf(where, `predict.ideas[${i}]`, value));
  const right = ideas.find(({ value }) => Math.abs(value - answer) <= within);
  if (right) {
    throw new RangeError(
      message(where, 'predict.ideas farther from the answer', right.value, 'This one counts as right.'),
    );
  }
  return { kind: 'number', unit, answer, within, from, to, reply, ideas };
}

function numberIdeaOf(where: string, name: string, value: unknown): NumberIdea {
  const fields = asFields(where, name, value, ['value', 'idea', 'reply']);
  return {
    value: asNumber(where, `${name}.value`, fields['value']),
    idea: asIdea(where, `${name}.idea`, fields['idea']),
    reply: asText(where, `${name}.reply`, fields['reply'], REPLY),
  };
}

/** The next of 1, 2, 5, 10 … above a positive number. */
function roundAbove(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return [2, 5, 10].map((digit) => digit * power).find((round) => round > value) ?? 20 * power;
}

function curveOf(where: string, fields: Json): CurvePrediction {
  const cell = asOptionalText(where, 'predict.cell', fields['cell'], 'It is the id of the code cell with the chart.');
  return {
    kind: 'curve',
    curve: asText(where, 'predict.draw', fields['draw'], 'It is the name of a curve in the chart.'),
    reply: asText(where, 'predict.reply', fields['reply'], REPLY),
    ...(cell !== undefined && { cell }),
  };
}

/** What a reader's answer is worth. */
export interface Judged {
  right: boolean;
  /** What the reader is told. */
  reply: string;
  /** The idea that gives this answer, if it is a known one. */
  idea?: string;
}

/** Judges the index of an option. */
export function judgeChoice({ options, answer }: ChoicePrediction, chosen: number): Judged {
  const { reply, idea } = options[chosen];
  return { right: chosen === answer, reply, ...(idea !== undefined && { idea }) };
}

/** Judges a number: right within the declared distance, else by the nearest idea whose number is as near. */
export function judgeNumber({ answer, within, reply, ideas }: NumberPrediction, given: number): Judged {
  if (Math.abs(given - answer) <= within) return { right: true, reply };
  const [near] = ideas
    .filter(({ value }) => Math.abs(given - value) <= within)
    .sort((a, b) => Math.abs(given - a.value) - Math.abs(given - b.value)) as (NumberIdea | undefined)[];
  return near ? { right: false, reply: near.reply, idea: near.idea } : { right: false, reply };
}
