/** The numbers of a cell that its head declares: they wear a frame, the others wait for the hand. */
import { controlPlace } from '@dist/course/browser/control-place.js';
import { numbersIn } from '@dist/course/browser/numbers.js';
import type { Span } from '@dist/course/browser/numbers.js';
import { changedSource } from '@dist/course/cells/change-metadata.js';
import type { Change } from '@dist/course/cells/change-metadata.js';
import type { CellAbout } from './cell-state.js';

/** What two texts have in common at their beginning and at their end is left out. */
function difference(before: string, after: string): [from: number, tail: number] {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let tail = 0;
  while (tail < shorter - from && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return [from, tail];
}

/** The places of the declared numbers in a text of the cell. */
export function declaredSpans(text: string, { change, controls }: Pick<CellAbout, 'change' | 'controls'>): Span[] {
  const spans = controls.flatMap(({ path, kind }): Span[] =>
    (kind === 'slider' ? [controlPlace(text, path) ?? []] : []).flat(),
  );
  const at = change ? text.indexOf(change.replace) : -1;
  if (change && at >= 0) {
    const [from, tail] = difference(change.replace, change.with);
    const end = at + change.replace.length - tail;
    const touched = numbersIn(text).filter((number) => number.to >= at + from && number.from <= end);
    if (touched.length <= 2) spans.push(...touched);
  }
  return spans;
}

/** Whether a text has the change, whatever else was moved in it. */
export function hasChange(text: string, original: string, change: Change): boolean {
  const has = (part: string): boolean => text.split(part).some((after, k) => k > 0 && !/^[\w.]/.test(after));
  return text === changedSource(original, change) || (has(change.with) && !has(change.replace));
}

/** The change in few signs: `0.001 → 0.01`, by whole numbers where nothing but one number differs. */
export function shownChange({ replace, with: by }: Change): { from: string; to: string } {
  const [before, after] = [numbersIn(replace), numbersIn(by)];
  const k = before.findIndex(({ text }, i) => text !== after.at(i)?.text);
  const [was, is] = [before.at(k), after.at(k)];
  const aroundOf = (text: string, { from, to }: Span): string => `${text.slice(0, from)}#${text.slice(to)}`;
  if (was && is && aroundOf(replace, was) === aroundOf(by, is)) return { from: was.text, to: is.text };
  const value = (text: string): string => text.replace(/^(?:const|let)\s+[^=]*=\s*/, '');
  return { from: value(replace), to: value(by) };
}
