/** What the page knows of a live cell. */
import type { Change } from '@dist/course/cells/change-metadata.js';
import type { Control } from '@dist/course/cells/control-metadata.js';
import type { CellOutput } from '@dist/course/cells/notebook.js';
import { shallowReactive } from 'vue';

/** What the page is told of a code cell when it is built. */
export interface CellAbout {
  id: string;
  /** Its number among the code cells. */
  place: number;
  /** How many outputs are stored. */
  stored: number;
  /** What a cell that only imports takes. */
  imports?: string;
  change?: Change;
  controls: readonly Control[];
}

/**
 * `written`: its result is the stored one, or equal to it. `ran`: something changed, here or above,
 * and it ran. `edited`: changed and not yet run. `stale`: waits for another cell, or for the end of a drag.
 */
export type CellStatus = 'written' | 'ran' | 'edited' | 'running' | 'stale' | 'failed';

/** What ended a cell, in words for its reader. */
export interface ShownFailure {
  message: string;
  /** Line of the cell, from 1. */
  line?: number;
}

export interface CellState {
  readonly about: CellAbout;
  readonly original: string;
  text: string;
  /** The text of the last run that ended well. */
  lastGood: string;
  status: CellStatus;
  /** Milliseconds of the last run. */
  ms?: number | undefined;
  /** When it began to run, by `performance.now()`. */
  since: number;
  /** The cell whose failure it waits for. */
  waitsFor?: string | undefined;
  failure?: ShownFailure | undefined;
  /** What it gave when it ran here; the stored outputs stand until then. */
  outputs?: readonly CellOutput[] | undefined;
}

export function newCellState(about: CellAbout, original: string): CellState {
  return shallowReactive<CellState>({
    about,
    original,
    text: original,
    lastGood: original,
    status: 'written',
    since: 0,
  });
}

export const isChanged = (cell: CellState): boolean => cell.text !== cell.original;

const milliseconds = (ms: number): string => (ms < 9.95 ? ms.toFixed(1) : ms.toFixed(0));

/** The state in words: the first is bold. `now` is the time by the same clock as `since`. */
export function stateInWords(cell: CellState, now: number): [word: string, rest: string] {
  const ran = cell.ms === undefined ? '' : `ran in ${milliseconds(cell.ms)} ms`;
  switch (cell.status) {
    case 'written':
      return ran === '' ? ['', 'Output as stored'] : ['As written', `, ${ran}`];
    case 'ran':
      return [isChanged(cell) ? 'Changed' : 'Follows a change', ran === '' ? '' : `, ${ran}`];
    case 'edited':
      return ['Edited', ', not yet run'];
    case 'running':
      return ['Computing', now - cell.since < 1000 ? '' : `, ${((now - cell.since) / 1000).toFixed(1)} s`];
    case 'stale':
      return ['Out of date', cell.waitsFor === undefined ? '' : ', waits for '];
    case 'failed':
      return [cell.failure?.line === undefined ? 'Stopped' : `Stopped in line ${cell.failure.line}`, ''];
  }
}
