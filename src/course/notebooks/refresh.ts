/** Runs the notebooks whose results are stale, several at once, and caches the results. */
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compactNotebook } from '../cells/compact-notebook.js';
import { formatNotebook } from '../cells/notebook.js';
import type { CellFailure } from '../cells/run-cells.js';
import { NotebookError } from '../cells/run-cells.js';
import { writeAtomically } from '../disk/atomic-write.js';
import { runNotebook } from './run-notebook.js';
import type { NotebookEntry } from './store.js';
import { cellsHash, latestOf, notebookEntries } from './store.js';

/** How the refreshing of one notebook ended. */
export interface NotebookResult {
  name: string;
  /** `fresh`: nothing had to be done. `failed`: the last good result stays. */
  outcome: 'fresh' | 'ran' | 'failed';
  milliseconds: number;
  /** One text for a person: file and line, cell, message. Present when the outcome is `failed`. */
  error?: string;
  /** The cell that failed; absent when the source is no notebook or no kernel started. */
  failure?: CellFailure;
}

/** `start` comes when a notebook is handed to a kernel, `end` for every notebook. */
export type NotebookProgress = { kind: 'start'; name: string } | { kind: 'end'; name: string; result: NotebookResult };

/** Options of {@link runStaleNotebooks}. */
export interface RefreshOptions {
  /** Only these notebooks; all when absent. */
  names?: readonly string[];
  /** Kernels at once; the number of cores when absent. */
  jobs?: number;
  /** Run also what is fresh. */
  force?: boolean;
  /** Milliseconds for one cell. */
  timeout?: number;
  onProgress?: (event: NotebookProgress) => void;
}

/**
 * Brings the results of notebooks up to date. Never rejects because of a notebook:
 * its result says what went wrong.
 */
export async function runStaleNotebooks(root: string, options: RefreshOptions = {}): Promise<NotebookResult[]> {
  const { names, jobs = os.availableParallelism(), force = false, timeout, onProgress } = options;
  const entries = notebookEntries(root).filter(({ name }) => names?.includes(name) ?? true);
  const results = new Map<string, NotebookResult>();
  // A long one that begins last would leave the other cores idle; how long it takes goes roughly by its code.
  const size = ({ cells }: NotebookEntry): number =>
    cells.reduce((sum, { kind, source }) => (kind === 'code' ? sum + source.length : sum), 0);
  const queue = [...entries].sort((one, other) => size(other) - size(one));
  const work = async (): Promise<void> => {
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      const { name } = entry;
      let result: NotebookResult;
      if (!force && latestOf(entry)?.fresh) result = { name, outcome: 'fresh', milliseconds: 0 };
      else {
        onProgress?.({ kind: 'start', name });
        result = await refresh(root, entry, timeout);
      }
      results.set(name, result);
      onProgress?.({ kind: 'end', name, result });
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, Math.min(jobs, entries.length)) }, work));
  return entries.map(({ name }) => results.get(name)!);
}

async function refresh(root: string, entry: NotebookEntry, timeout: number | undefined): Promise<NotebookResult> {
  const { name, cells, hash, problem } = entry;
  const begin = performance.now();
  const end = (rest: Pick<NotebookResult, 'outcome'> & Partial<NotebookResult>): NotebookResult => {
    return { name, milliseconds: Math.round(performance.now() - begin), ...rest };
  };
  if (problem !== undefined) return end({ outcome: 'failed', error: problem });
  const folder = path.dirname(entry.committedFile);
  try {
    const cwd = existsSync(folder) ? folder : root;
    const executed = await runNotebook(cells, timeout === undefined ? { cwd } : { cwd, timeout });
    const notebook = compactNotebook({ cells: executed, record: { cells: cellsHash(cells), hash } });
    writeAtomically(entry.cachedFile, formatNotebook(notebook));
    return end({ outcome: 'ran' });
  } catch (error) {
    if (!(error instanceof NotebookError))
      return end({ outcome: 'failed', error: `${name}: ${(error as Error).message}` });
    const line = cells[error.failure.cell - 1].line;
    const place = `${path.relative(root, entry.sourceFile)}:${line}`;
    return end({ outcome: 'failed', error: `${place}: ${error.message}`, failure: error.failure });
  }
}
