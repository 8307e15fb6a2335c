/** Runs a notebook in a kernel of its own. */
import type { Cell, SourceCell } from '../cells/notebook.js';
import { runCells } from '../cells/run-cells.js';
import { Kernel } from './kernel.js';

/** Options of {@link runNotebook}. */
export interface RunOptions {
  /** Cells resolve imports and files from here. */
  cwd: string;
  /** Milliseconds for one cell; 60,000 unless given. */
  timeout?: number;
}

/**
 * Starts a kernel, runs the cells, ends the kernel and returns the executed cells. Throws NotebookError
 * at the first cell that fails.
 */
export async function runNotebook(cells: readonly SourceCell[], { cwd, timeout }: RunOptions): Promise<Cell[]> {
  const kernel = await Kernel.start({ cwd });
  try {
    return await runCells(kernel, cells, timeout);
  } finally {
    await kernel.stop();
  }
}
