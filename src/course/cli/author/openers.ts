/**
 * Writes the cell with which each notebook opens, from the bank, into its source and its committed result.
 */
import { readFileSync } from 'node:fs';
import { OPENER, openerCell } from '../../bank/opener-cell.js';
import type { SourceCell } from '../../cells/notebook.js';
import { formatNotebook } from '../../cells/notebook.js';
import { formatPercent } from '../../cells/percent.js';
import { writeAtomically } from '../../disk/atomic-write.js';
import { cellsHash, notebookEntries, notebookEntry, resultIn } from '../../notebooks/store.js';
import type { BankQuestion } from '../../questions/question.js';

/** What became of a notebook. `stale`: its result was out of date already, and has to be made anew. */
export interface Opened {
  name: string;
  outcome: 'same' | 'written' | 'stale';
}

/** Cells with the opener behind the title. */
function withOpener<Cell extends SourceCell>(cells: readonly Cell[], opener: Cell | undefined): Cell[] {
  const others = cells.filter(({ id }) => id !== OPENER);
  return opener ? [...others.slice(0, 1), opener, ...others.slice(1)] : others;
}

const BLOCK = /^\/\/ %% \[markdown\] opener [^\n]*\n\/\*\n[\s\S]*?\n\*\/\n\n/m;

/** The source with the opener behind the title; nothing else of it changes. */
export function openedSource(text: string, opener: SourceCell | undefined): string {
  const others = text.replace(BLOCK, '');
  if (!opener) return others;
  const second = others.indexOf('\n// %%', 1) + 1;
  return `${others.slice(0, second)}${formatPercent([opener])}\n${others.slice(second)}`;
}

/** What should stand behind the title of a notebook; undefined where the bank has nothing from before. */
export const openerOfNotebook = (
  bank: readonly BankQuestion[],
  name: string,
  names: readonly string[],
): SourceCell | undefined =>
  openerCell(bank, name.slice(0, 2), Object.fromEntries(names.map((each) => [each.slice(0, 2), each])));

/**
 * Brings the openers of the named notebooks up to date. A fresh result stays fresh:
 * no output depends on the cell.
 */
export function writeOpeners(root: string, bank: readonly BankQuestion[], names: readonly string[]): Opened[] {
  const all = notebookEntries(root);
  const every = all.map(({ name }) => name);
  return all
    .filter(({ name }) => names.includes(name))
    .map((entry): Opened => {
      const { name, sourceFile, committedFile } = entry;
      const cell = openerOfNotebook(bank, name, every);
      const text = readFileSync(sourceFile, 'utf8');
      const next = openedSource(text, cell);
      if (next === text) return { name, outcome: 'same' };
      const committed = resultIn(committedFile, entry);
      writeAtomically(sourceFile, next);
      if (!committed?.fresh) return { name, outcome: 'stale' };
      const { cells, hash } = notebookEntry(root, name);
      const made = cell && { ...cell, outputs: [], executionCount: null };
      const notebook = { cells: withOpener(committed.notebook.cells, made), record: { cells: cellsHash(cells), hash } };
      writeAtomically(committedFile, formatNotebook(notebook));
      return { name, outcome: 'written' };
    });
}
