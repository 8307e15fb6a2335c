/** Takes the sentences out of a script (judging/late-texts.ts). */
import { parseExpressionAt } from 'acorn';
import type { Token } from 'acorn';
import { markOf } from '../judging/late-texts.js';

/** What is shorter is a title, a unit or a word of the code, and needed at once. */
const LEAST = 50;

/** The script, which is an expression, with marks in the place of its sentences, and these in order. */
export function withoutSentences(script: string): { script: string; sentences: string[] } {
  // What a token stands for is missing in acorn's types.
  const tokens: (Token & { value?: unknown })[] = [];
  parseExpressionAt(script, 0, { ecmaVersion: 2022, onToken: tokens });
  const found = tokens.filter(
    ({ type, value }) =>
      (type.label === 'string' && isSentence(value as string)) ||
      (type.label === 'template' && isProse(value as string)),
  );
  const kept = found.map(({ start, type }, i) => {
    const from = i === 0 ? 0 : found[i - 1].end;
    const mark = markOf(i);
    return `${script.slice(from, start)}${type.label === 'string' ? `"${mark}"` : mark}`;
  });
  return {
    script: [...kept, script.slice(found.at(-1)?.end ?? 0)].join(''),
    sentences: found.map(({ value }) => value as string),
  };
}

/** What is written for a person, and no list of words that the code takes apart. */
const isSentence = (text: string): boolean => text.length >= LEAST && / [^]*[.?!)]$/.test(text);

/** A part of a template may begin and end within a sentence: it ends one, too. */
const isProse = (text: string): boolean =>
  isSentence(text) || (text.length >= LEAST && /\p{Ll}[.?!](?: \p{Lu}|$)/u.test(text));
