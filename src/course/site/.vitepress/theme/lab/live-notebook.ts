/** The engine of a page: a worker that is loaded when the reader comes near a cell. */
import { LiveNotebook } from '@dist/course/browser/live-notebook.js';
import type { CellWorker } from '@dist/course/browser/live-notebook.js';
import { withBase } from 'vitepress';
import type { OpenLiveNotebook } from './session.js';

/** Where the site serves the files of the engine. */
const WORKER = '/engine/cell-worker.js';

export const openLiveNotebook: OpenLiveNotebook = (cells) =>
  new LiveNotebook(() => new Worker(withBase(WORKER), { type: 'module' }) as unknown as CellWorker, cells);
