/**
 * Folds: what a reader may leave out, declared in the head of the text with which it begins.
 * Jupyter and GitHub show it unfolded, under a heading with the fold's title.
 *
 *     // %% [markdown] splitting {"fold": {"title": "Further: splitting", "until": "splitting-run"}}
 *
 * In the file each head is one line.
 */
import { message } from '../../linear/expect.js';
import { asFields, asOptionalText, asText, headOf } from './metadata-fields.js';
import type { SourceCell } from './notebook.js';

/** A run of cells that is shut until it is opened. */
export interface FoldedCells {
  title: string;
  /** Indices of its first and its last cell. */
  from: number;
  until: number;
}

/**
 * The folds of a notebook, in order. Throws when a field is not as it must be, and when
 * one fold lies in another.
 */
export function foldedCellsOf(cells: readonly SourceCell[]): FoldedCells[] {
  const folds: FoldedCells[] = [];
  cells.forEach((cell, from) => {
    const declared = cell.metadata['fold'];
    if (declared === undefined) return;
    const where = headOf(cell);
    const fields = asFields(where, 'fold', declared, ['title', 'until']);
    const title = asText(where, 'fold.title', fields['title'], 'It is what the reader sees of the fold.');
    if (cell.kind !== 'markdown' || headingOf(cell.source) !== title) {
      const reason = 'Jupyter shows no head, only the text.';
      throw new RangeError(message(where, `a text that begins with the heading ${title}`, firstLine(cell), reason));
    }
    const last = asOptionalText(where, 'fold.until', fields['until'], 'It is the id of the last cell in the fold.');
    const until = last === undefined ? from : cells.findIndex(({ id }) => id === last);
    if (until < from) {
      throw new RangeError(message(where, 'fold.until to be a later cell', last, 'A fold ends behind its beginning.'));
    }
    if (folds.some((fold) => fold.until >= from)) {
      const { id } = cells[folds[folds.length - 1].until];
      throw new RangeError(message(where, `a fold that begins after ${id}`, cell.id, 'A fold in a fold hides twice.'));
    }
    folds.push({ title, from, until });
  });
  return folds;
}

const HEADING = /^#{2,3} (.+)\n*/;

const headingOf = (markdown: string): string | undefined => HEADING.exec(markdown)?.[1];
const firstLine = ({ source }: Pick<SourceCell, 'source'>): string => source.split('\n', 1)[0];

/** The text of a fold without its heading, which its title says already. */
export const withoutHeading = (markdown: string): string => markdown.replace(HEADING, '');
