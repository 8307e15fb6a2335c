/** A question of the bank in the terminal: it reads the same in a pipe. */
import { rightAnswer, rightReply } from '../../questions/drawn-question.js';
import type { AnyPrediction, DrawnQuestion } from '../../questions/drawn-question.js';
import { withUnit } from '../../questions/question.js';
import type { Said } from '../../questions/sitting.js';
import { letterAt } from '../../questions/test-of-ideas.js';
import { wrap } from './style.js';
import type { Style } from './style.js';

const BARS = '▁▂▃▄▅▆▇█';
/** Columns of a curve in a line of text. */
const BAR_COLUMNS = 21;

/** A curve as a row of bars, as far as a line of text can draw one. */
export function barsOf(heights: readonly number[], [low, high]: readonly [number, number]): string {
  return Array.from({ length: BAR_COLUMNS }, (_, k) => {
    const height = heights[Math.round((k * (heights.length - 1)) / (BAR_COLUMNS - 1))];
    const share = Math.min(1, Math.max(0, (height - low) / (high - low)));
    return BARS[Math.round(share * (BARS.length - 1))];
  }).join('');
}

/** A text behind a sign; further lines stand under its beginning. */
export function behind(sign: string, text: string, style: Style, indent = '  '): string[] {
  const deep = `${indent}${' '.repeat(sign.length + 1)}`;
  const [first = '', ...rest] = wrap(text, style.width, deep);
  return [`${indent}${sign} ${first.trimStart()}`, ...rest];
}

/** What can be answered, a line each, and how an answer is written. */
function answerLines(prediction: AnyPrediction, style: Style): string[] {
  const letter = (i: number): string => `${letterAt(i)})`;
  if (prediction.kind === 'number') {
    const unit = prediction.unit === '' ? 'a number' : `a number in ${prediction.unit}`;
    return [`    ${style.faint(`Answer with ${unit}.`)}`];
  }
  if (prediction.kind === 'order') {
    const [first, last] = prediction.ends;
    const items = prediction.items.flatMap((item, i) => behind(letter(i), item, style, '    '));
    return [...items, '', `    ${style.faint(`Answer with the letters, the ${first} first and the ${last} last.`)}`];
  }
  return prediction.options.flatMap(({ text }, i) => [
    ...(prediction.kind === 'sketch' ? [`    ${letter(i)} ${barsOf(prediction.heights[i], prediction.y.range)}`] : []),
    ...(prediction.kind === 'sketch' ? wrap(text, style.width, '       ') : behind(letter(i), text, style, '    ')),
  ]);
}

/** A question and its answers. */
export function questionLines({ text, prediction }: DrawnQuestion, style: Style): string[] {
  const axes =
    prediction.kind === 'sketch'
      ? [
          '',
          `    ${style.faint(`upwards ${prediction.y.label} [${prediction.y.unit}], to the right ${prediction.x.label} [${prediction.x.unit}]`)}`,
        ]
      : [];
  return ['', ...wrap(text, style.width, '  '), ...axes, '', ...answerLines(prediction, style), ''];
}

/** Every answer with what is told about it, the right one first. */
export function replyLines({ prediction }: DrawnQuestion, style: Style): string[] {
  const wrong =
    prediction.kind === 'number'
      ? prediction.ideas.map(({ value, ...rest }) => ({ text: withUnit(value, prediction.unit), ...rest }))
      : prediction.kind === 'order'
        ? prediction.ideas.map(({ order, ...rest }) => ({
            text: order.map((k) => prediction.items[k]).join(', '),
            ...rest,
          }))
        : prediction.options.filter((_, i) => i !== prediction.answer);
  return [
    ...behind(style.good('✓'), `${rightAnswer(prediction)}. ${rightReply(prediction)}`, style),
    ...wrong.flatMap(({ text, reply, idea = '' }) => behind('·', `${text}. ${reply} (${idea})`, style)),
  ];
}

/** What is said of an answer. */
export const saidLines = ({ right, it, reply, why }: Said, style: Style): string[] =>
  right
    ? behind(style.good('✓'), why, style)
    : [
        ...(reply === undefined ? [] : behind('·', reply, style)),
        ...behind(style.accent('→'), `It is: ${it}. ${why}`, style),
      ];
