/** A notebook's page in steps, for a room: what is shown at a time. */

/** What stands on the page, in order. */
export interface Item {
  /** A cover stands for everything that a question still hides. */
  kind: 'heading' | 'text' | 'cell' | 'question' | 'cover';
  words: number;
}

/** So many words of prose fill a screen at the size of a lecture. */
const FULL = 90;

/**
 * The numbers of the items of each step. A heading begins one, a cell ends one, a question stands alone
 * with what it covers or, once that is uncovered, with the cell that answers it.
 *
 * @example
 * const heading = { kind: 'heading', words: 2 },
 *   question = { kind: 'question', words: 9 },
 *   cover = { kind: 'cover', words: 0 };
 * stepsOf([heading, { kind: 'text', words: 30 }, question, cover, heading]); // => [[0, 1], [2, 3], [4]]
 */
export function stepsOf(items: readonly Item[]): number[][] {
  const steps: number[][] = [];
  let open: number[] = [];
  const close = (): void => {
    if (open.length > 0) steps.push(open);
    open = [];
  };
  const wordsOf = (step: readonly number[]): number => step.reduce((sum, i) => sum + items[i].words, 0);
  const hasText = (): boolean => open.some((i) => items[i].kind !== 'heading');
  items.forEach((item, i) => {
    const before = i > 0 ? items[i - 1].kind : undefined;
    const answers = before === 'question' && (item.kind === 'cover' || item.kind === 'cell');
    if (!answers) {
      if (before === 'question' || item.kind === 'question' || item.kind === 'heading') {
        if (hasText()) close();
      } else if (item.kind === 'text' && hasText() && wordsOf(open) + item.words > FULL) close();
    }
    open.push(i);
    if (item.kind === 'cell' || item.kind === 'cover') close();
  });
  close();
  return steps;
}
