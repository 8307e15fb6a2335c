/**
 * hints.md: under each "## n. …" heading a list, one item per rung of the ladder; the last
 * one may be lines to order.
 */
import { linesToOrderIn } from './lines-to-order.js';
import type { LinesToOrder } from './lines-to-order.js';

/** One hint. */
export interface Rung {
  text: string;
  /** The lines of the function, to be put in order. */
  order?: LinesToOrder;
}

/** The hints by task, in order. */
export function ladders(markdown: string): Rung[][] {
  const sections = markdown.split(/^## +\d+\. .*$/m).slice(1);
  return sections.map((section) => section.split(/^- /m).slice(1).map(rungIn));
}

/** The block of a rung: its lines stand two columns to the right, as the text of the item does. */
const BLOCK = /^ {2}```ts order\n([\s\S]*?)^ {2}```$/m;

function rungIn(item: string): Rung {
  const block = BLOCK.exec(item);
  const text = item.replace(BLOCK, '').replace(/\s+/g, ' ').trim();
  return block ? { text, order: linesToOrderIn(block[1].replace(/^ {2}/gm, '')) } : { text };
}

/** The hints without the lines to order. */
export const withoutOrders = (markdown: string): string => markdown.replace(new RegExp(BLOCK, 'gm'), '');

/** The hints without the rungs that ask for an order of lines. */
export const withoutOrderRungs = (markdown: string): string =>
  markdown
    .split(/^(?=- |## )/m)
    .filter((part) => !BLOCK.test(part))
    .join('');

/** The titles of the "## n. …" headings of a statement or of its hints. */
export function taskHeadings(markdown: string): string[] {
  return [...markdown.matchAll(/^## +\d+\. +(.*)$/gm)].map((match) => match[1].trim());
}

/** How far a student has climbed a task's ladder. */
export interface Climb {
  /** Rungs that were shown; 0 at the foot. */
  shown: number;
  /** Fingerprint of the file when the last of them was shown; absent once the file was checked. */
  file?: string | undefined;
}

/** The rung to show, by its index, and whether it is a new one: the next opens after an edit or a check. */
export function nextRung({ shown, file }: Climb, rungs: number, fileNow: string): { index: number; isNew: boolean } {
  const isNew = shown < rungs && (shown === 0 || file !== fileNow);
  return { index: Math.min(isNew ? shown : shown - 1, rungs - 1), isNew };
}
