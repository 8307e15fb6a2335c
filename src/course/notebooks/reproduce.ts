/** Whether the committed notebooks are what their sources and the library give now. */
import path from 'node:path';
import { differences } from '../cells/compare.js';
import type { SourceCell } from '../cells/notebook.js';
import { readNotebook } from './notebook-file.js';
import type { RefreshOptions } from './refresh.js';
import { runStaleNotebooks } from './refresh.js';
import type { NotebookEntry } from './store.js';
import { cellsHash, notebookEntries, resultIn } from './store.js';

/** How a committed notebook compares with a run: everything that is wrong; nothing when it is reproduced. */
export interface Reproduction {
  name: string;
  problems: string[];
}

/**
 * Runs the notebooks, unless a fresh result is cached, and compares cells, printed numbers and chart data
 * with the committed ones.
 */
export async function reproduceNotebooks(root: string, options: RefreshOptions = {}): Promise<Reproduction[]> {
  const { names, force = false } = options;
  const entries = notebookEntries(root).filter(({ name }) => names?.includes(name) ?? true);
  const stale = entries.filter((entry) => force || !resultIn(entry.cachedFile, entry)?.fresh).map(({ name }) => name);
  const results = await runStaleNotebooks(root, { ...options, names: stale, force: true });
  const errors = new Map(results.map(({ name, error }) => [name, error]));
  return entries.map((entry) => {
    const error = errors.get(entry.name);
    return { name: entry.name, problems: error === undefined ? compared(root, entry) : [error] };
  });
}

function compared(root: string, entry: NotebookEntry): string[] {
  const file = path.relative(root, entry.committedFile);
  const committed = readNotebook(entry.committedFile);
  if (!committed) return [`${file} is missing. Run node lab notebooks run --commit.`];
  const cell = firstDifference(entry.cells, committed.cells);
  if (cell !== undefined) {
    return [
      `${file}: cell ${cell} is not that of the source. Run node lab notebooks run --commit, or pull to keep it.`,
    ];
  }
  return differences(committed.cells, readNotebook(entry.cachedFile)!.cells);
}

/** Number of the first cell that two lists do not share, counted from 1. */
function firstDifference(source: readonly SourceCell[], committed: readonly SourceCell[]): number | undefined {
  const length = Math.max(source.length, committed.length);
  for (let i = 0; i < length; i++) {
    if (cellsHash(source.slice(i, i + 1)) !== cellsHash(committed.slice(i, i + 1))) return i + 1;
  }
  return undefined;
}
