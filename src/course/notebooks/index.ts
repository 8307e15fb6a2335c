/** Notebooks of the course: sources, kernel, results. */
export type { KernelStatus } from './kernel-spec.js';
export { installKernel, kernelsFolder, kernelStatus, uninstallKernel } from './kernel-spec.js';
export type { Cell, CellOutput, DisplayOutput, Notebook, SourceCell, StreamOutput } from '../cells/notebook.js';
export { formatNotebook, readNotebook } from '../cells/notebook.js';
export { formatPercent, parsePercent } from '../cells/percent.js';
export type { NotebookProgress, NotebookResult, RefreshOptions } from './refresh.js';
export { runStaleNotebooks } from './refresh.js';
export type { CellFailure, RunOptions } from './run-notebook.js';
export { NotebookError, runNotebook } from './run-notebook.js';
export type { LatestNotebook, NotebookEntry } from './store.js';
export { latestNotebook, notebookEntries, notebookHash } from './store.js';
