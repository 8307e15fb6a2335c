/** An answer as somebody writes it in the terminal: a letter, a number, or letters in order. */
import type { AnyPrediction, AnswerGiven } from './drawn-question.js';
import { letterAt } from './test-of-ideas.js';

const letters = (count: number): string => Array.from({ length: count }, (_, i) => letterAt(i)).join('');

/** The answer in a text, or what is wrong with the text. */
export function answerWritten(prediction: AnyPrediction, text: string): AnswerGiven | { problem: string } {
  const written = text.trim().toLowerCase();
  if (prediction.kind === 'number') {
    const plain = written.replace(/−/g, '-').replace(',', '.').split(/\s/)[0];
    const value = Number(plain);
    return plain !== '' && Number.isFinite(value) ? value : { problem: `"${text.trim()}" is no number, such as 2.5` };
  }
  const known = letters(prediction.kind === 'order' ? prediction.items.length : prediction.options.length);
  const places = Array.from(written.replace(/[\s,]/g, '')).map((letter) => known.indexOf(letter));
  if (prediction.kind !== 'order') {
    return places.length === 1 && places[0] >= 0
      ? places[0]
      : { problem: `expected one letter from a to ${known.at(-1)!}, got "${text.trim()}"` };
  }
  const isWhole = places.length === known.length && new Set(places).size === known.length && !places.includes(-1);
  return isWhole ? places : { problem: `expected each of the letters ${known} once, such as ${known}` };
}
