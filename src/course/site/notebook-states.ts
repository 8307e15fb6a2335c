/** Brings the notebooks' results up to date and says what each page has to show. */
import path from 'node:path';
import type { Cell, SourceCell } from '../cells/notebook.js';
import type { NotebookResult } from '../notebooks/refresh.js';
import { runStaleNotebooks } from '../notebooks/refresh.js';
import { latestOf, notebookEntries, resultIn } from '../notebooks/store.js';
import type { NotebookState, PageProblem } from './course-pages.js';

const unexecuted = ({ kind, id, metadata, source }: SourceCell): Cell => {
  return { kind, id, metadata, source, outputs: [], executionCount: null };
};

/** What a result has to tell on the page; undefined when all is well. */
export function problemOf({ error, failure }: NotebookResult): PageProblem | undefined {
  if (failure) return { cell: `${failure.cell}, “${failure.firstLine}”,`, id: failure.id, message: failure.message };
  return error === undefined ? undefined : { message: error };
}

/** A new cell that fails is not in the last good result. */
function shownIn(cells: readonly Cell[], { id, ...problem }: PageProblem): PageProblem {
  return id !== undefined && cells.some((cell) => cell.id === id) ? { ...problem, id } : problem;
}

/**
 * The last good result of each notebook, or its cells without results when there is none, and its problem.
 */
export function notebookStates(root: string, problems: ReadonlyMap<string, PageProblem>): NotebookState[] {
  return notebookEntries(root).map((entry) => {
    const problem = problems.get(entry.name);
    // Of two fresh results the committed one has pictures of its charts.
    const committed = resultIn(entry.committedFile, entry);
    const latest = committed?.fresh ? committed : latestOf(entry);
    const cells = latest?.notebook.cells ?? entry.cells.map(unexecuted);
    return {
      name: entry.name,
      source: path.relative(root, entry.sourceFile).split(path.sep).join('/'),
      notebook: latest?.notebook ?? { cells },
      ...(problem && { problem: { ...shownIn(cells, problem), hasResult: latest !== undefined } }),
    };
  });
}

/** Runs what is stale, tells of it line by line, and returns the problems by notebook. */
export async function refreshNotebooks(root: string, out: (line: string) => void): Promise<Map<string, PageProblem>> {
  const results = await runStaleNotebooks(root, {
    onProgress: (event) => {
      if (event.kind === 'start') return;
      const { outcome, milliseconds, error } = event.result;
      const seconds = (milliseconds / 1000).toFixed(1);
      if (outcome === 'ran') out(`  ran     ${event.name} (${seconds} s)`);
      if (outcome === 'failed') out(`  failed  ${event.name} (${seconds} s)\n${error ?? ''}`);
    },
  });
  return new Map(
    results.flatMap((result) => {
      const problem = problemOf(result);
      return problem ? [[result.name, problem] as const] : [];
    }),
  );
}
