/** A browser's workers from both sides; the types of the DOM are not loaded here. */

/** A browser's Worker, as far as it is used here. */
export interface WebWorker {
  postMessage: (message: unknown, transfer?: object[]) => void;
  terminate: () => void;
  onmessage: ((event: { data: unknown }) => void) | null;
  onerror: ((event: { message?: string }) => void) | null;
}

/** A worker's own global object. */
export interface WorkerGlobal {
  postMessage: (message: unknown, transfer?: object[]) => void;
  onmessage: ((event: { data: unknown }) => void) | null;
}
