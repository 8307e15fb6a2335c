/** What a page and its cell worker say to each other. */
import type { CellOutput } from '../cells/notebook.js';

/** A code cell as the engine needs it. */
export interface LiveCell {
  id: string;
  source: string;
}

/** What the page asks for; the parts are taken in this order. */
export interface LiveRequest {
  /** All code cells of the notebook, in order; replaces what was there. Nothing runs. */
  load?: readonly LiveCell[];
  /**
   * Of those to load: cells that were stopped. They wait for an edit or a run of their
   * own, whatever needs them.
   */
  held?: readonly string[];
  /** Gives cells other texts and runs them and what depends on the change. */
  edits?: readonly LiveCell[];
  /** Runs these cells, also those that are not stale, and before them what they need. */
  run?: readonly string[];
  /**
   * While a number is dragged: how many milliseconds the cells below may take in all. A cell that is slower
   * or out of sight stays stale, is named in `waiting` and follows with the next request that has no budget.
   */
  budget?: number;
  /** Cells that the reader sees; counts while there is a budget. */
  visible?: readonly string[];
}

/** A request on its way. */
export interface NumberedRequest extends LiveRequest {
  /** Counted from 1. */
  number: number;
}

/** What ended a cell. */
export interface CellError {
  name: string;
  message: string;
  /** Line of the cell's text, from 1; not there when the error names none. */
  line?: number;
}

export type LiveReply =
  /** The worker's code is there. */
  | { kind: 'ready' }
  /** These cells are out of date, in the order in which they will run. */
  | { kind: 'stale'; cells: string[] }
  | { kind: 'begins'; cell: string }
  /** The cell was not run: it needs the cell `by`, which failed or was stopped. */
  | { kind: 'blocked'; cell: string; by: string }
  | { kind: 'ran'; cell: string; outputs: CellOutput[]; error?: CellError; ms: number }
  /**
   * All requests up to this number are done; cells that are stale all the same wait for one without a budget.
   */
  | { kind: 'done'; number: number; waiting: string[] };
