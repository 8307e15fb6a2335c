/** Runs the cells of a notebook one after the other and says which one failed, and why. */
import type { Cell, SourceCell } from './notebook.js';
import type { OutputListener } from './outputs.js';
import { OutputCollector, printed } from './outputs.js';

/** How one cell went. */
export interface CellReply {
  status: 'ok' | 'error' | 'abort';
  executionCount: number | null;
}

/** What runs a cell: a kernel, or a worker of a page. */
export interface CellRunner {
  /** Rejects when the cell runs past `timeout` milliseconds, and when the runner ends. */
  execute: (code: string, timeout: number, onOutput: OutputListener) => Promise<CellReply>;
  /** Waits until everything that was printed so far has been reported. */
  flush: () => Promise<void>;
}

/** Where and why a notebook failed. */
export interface CellFailure {
  /** Number of the cell in the notebook, counted from 1 over all cells. */
  cell: number;
  id: string;
  /** The first line of the cell that says something. */
  firstLine: string;
  message: string;
}

/** A cell failed; the message names it. */
export class NotebookError extends Error {
  override name = 'NotebookError';
  readonly failure: CellFailure;

  constructor(failure: CellFailure) {
    super(`cell ${failure.cell} (${failure.firstLine}): ${failure.message}`);
    this.failure = failure;
  }
}

const TIMEOUT = 60_000;
/** The frames of a stack that say nothing of the notebook. */
const FRAMES = /^ +at .*(?:node:|[\\/]tslab[\\/]|evalmachine\.).*\n?/gm;
/** tslab prints these and answers `ok`. */
const UNHANDLED = /^(?:UnhandledPromiseRejection|UncaughtException):/m;

/** The tags of a cell: `raises-exception` must fail, `measured` prints times, which no second run repeats. */
export const tags = ({ metadata }: SourceCell): readonly unknown[] =>
  Array.isArray(metadata['tags']) ? (metadata['tags'] as unknown[]) : [];

/** Runs cells where others may have run before. Throws NotebookError at the first that fails. */
export async function runCells(
  runner: CellRunner,
  cells: readonly SourceCell[],
  timeout: number = TIMEOUT,
): Promise<Cell[]> {
  const collector = new OutputCollector();
  const executed = cells.map(({ kind, id, metadata, source }): Cell => {
    return { kind, id, metadata, source, outputs: [], executionCount: null };
  });
  let count = 0;
  for (const [index, cell] of executed.entries()) {
    if (cell.kind !== 'code' || cell.source.trim() === '') continue;
    cell.executionCount = ++count;
    let reply: CellReply;
    try {
      reply = await runner.execute(cell.source, timeout, collector.listener(cell.outputs));
    } catch (error) {
      throw failureOf(index, cell, (error as Error).message);
    }
    const failed = reply.status !== 'ok';
    // tslab's error reply is empty: what went wrong stands on stderr only.
    const text = printed(cell.outputs, 'stderr').trim();
    if (tags(cell).includes('raises-exception')) {
      if (!failed) throw failureOf(index, cell, 'is tagged raises-exception and raised none');
    } else if (failed || UNHANDLED.test(text)) {
      throw failureOf(index, cell, text === '' ? `the kernel answered ${reply.status}` : text);
    }
  }
  // A rejection may be reported after the reply of its cell.
  await runner.flush();
  for (const [index, cell] of executed.entries()) {
    const text = printed(cell.outputs, 'stderr').trim();
    if (UNHANDLED.test(text) && !tags(cell).includes('raises-exception')) throw failureOf(index, cell, text);
  }
  return executed;
}

function failureOf(index: number, { id, source }: SourceCell, message: string): NotebookError {
  const firstLine =
    source
      .split('\n')
      .map((line) => line.trim())
      .find((line) => line !== '' && !line.startsWith('//')) ?? '';
  return new NotebookError({ cell: index + 1, id, firstLine, message: message.replace(FRAMES, '').trim() });
}
