/**
 * The page's side of a notebook: one worker that holds the values of its cells, and at
 * most one request that waits.
 */
import type { LiveCell, LiveReply, LiveRequest, NumberedRequest } from './live-messages.js';
import type { WebWorker } from './web-worker.js';

export type { WebWorker as CellWorker } from './web-worker.js';

export type LiveEvent =
  | Exclude<LiveReply, { kind: 'ready' }>
  /**
   * Everything that ran was ended. `cell` is the one that ran then, `stale` are those that
   * would have run after it.
   */
  | { kind: 'stopped'; reason: StopCause; cell?: string; stale: string[] }
  /** The worker's code could not be loaded, or it broke; the next request tries again. */
  | { kind: 'broken'; message: string };

export type StopCause = 'asked' | 'too-long';

/** Milliseconds that one cell may take. */
const LIMIT = 10_000;

export interface LiveNotebookOptions {
  limit?: number;
}

export class LiveNotebook {
  readonly #open: () => WebWorker;
  readonly #sources: Map<string, string>;
  readonly #limit: number;
  readonly #listeners = new Set<(event: LiveEvent) => void>();
  #worker: WebWorker | undefined;
  #isReady = false;
  #next: LiveRequest | undefined;
  /** Numbers of the last request that was sent and of the last that is done. */
  #sent = 0;
  #done = 0;
  #running: string | undefined;
  #stale = new Set<string>();
  #held = new Set<string>();
  #watchdog: ReturnType<typeof setTimeout> | undefined;

  /**
   * `open` makes a worker: `() => new Worker(url, { type: 'module' })`. Cells are the code cells
   * of the notebook, in order.
   */
  constructor(open: () => WebWorker, cells: readonly LiveCell[], { limit = LIMIT }: LiveNotebookOptions = {}) {
    this.#open = open;
    this.#sources = new Map(cells.map(({ id, source }) => [id, source]));
    this.#limit = limit;
  }

  /** Hears of everything that happens, until the function that it returns is called. */
  listen(listener: (event: LiveEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** The text of a cell as it was last given. */
  sourceOf(id: string): string {
    const source = this.#sources.get(id);
    if (source === undefined) throw new RangeError(`LiveNotebook: expected the id of a code cell, got ${id}.`);
    return source;
  }

  get isBusy(): boolean {
    return this.#next !== undefined || this.#done < this.#sent;
  }

  /** Loads the worker: worth doing when the reader comes near a cell. */
  warm(): void {
    if (this.#worker) return;
    const worker = this.#open();
    this.#worker = worker;
    this.#isReady = false;
    worker.onmessage = ({ data }) => {
      if (this.#worker === worker) this.#heard(data as LiveReply);
    };
    worker.onerror = ({ message = 'The page could not load what runs the cells.' }) => {
      if (this.#worker !== worker) return;
      this.#end();
      this.#tell({ kind: 'broken', message });
    };
  }

  /**
   * Asks for work. Requests that wait become one, with the newest text of each cell:
   * a drag ends at its last value.
   */
  ask(request: Omit<LiveRequest, 'load' | 'held'>): void {
    for (const { id, source } of request.edits ?? []) {
      this.sourceOf(id);
      this.#sources.set(id, source);
    }
    this.#next = merged(this.#next, request);
    this.warm();
    if (this.#done === this.#sent) this.#send();
  }

  /** Ends whatever runs, at once. The values are gone; the next request runs again what it needs. */
  stop(reason: StopCause = 'asked'): void {
    const cell = this.#running;
    const stale = [...this.#stale].filter((id) => id !== cell);
    if (cell !== undefined) this.#held.add(cell);
    this.#end();
    this.#tell({ kind: 'stopped', reason, stale, ...(cell !== undefined && { cell }) });
    if (this.#next) {
      this.warm();
      this.#send();
    }
  }

  /** Ends the worker for good, as when the reader leaves the page. */
  close(): void {
    this.#next = undefined;
    this.#end();
    this.#listeners.clear();
  }

  #end(): void {
    clearTimeout(this.#watchdog);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isReady = false;
    this.#done = this.#sent;
    this.#running = undefined;
    this.#stale.clear();
  }

  #send(): void {
    if (!this.#isReady || !this.#next) return;
    const request: NumberedRequest = { ...this.#next, number: ++this.#sent };
    this.#next = undefined;
    for (const id of [...(request.run ?? []), ...(request.edits ?? []).map((edit) => edit.id)]) this.#held.delete(id);
    this.#worker?.postMessage(request);
    this.#watch();
  }

  #load(): void {
    const load = [...this.#sources].map(([id, source]) => ({ id, source }));
    const first: NumberedRequest = { load, held: [...this.#held], number: ++this.#sent };
    this.#worker?.postMessage(first);
    this.#watch();
  }

  #watch(): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => {
      this.stop('too-long');
    }, this.#limit);
  }

  #heard(reply: LiveReply): void {
    if (reply.kind === 'ready') {
      this.#isReady = true;
      this.#load();
      this.#send();
      return;
    }
    this.#watch();
    if (reply.kind === 'stale') this.#stale = new Set(reply.cells);
    if (reply.kind === 'begins') this.#running = reply.cell;
    if (reply.kind === 'ran' || reply.kind === 'blocked') {
      this.#running = undefined;
      this.#stale.delete(reply.cell);
    }
    if (reply.kind === 'done') this.#done = reply.number;
    if (this.#done === this.#sent) clearTimeout(this.#watchdog);
    this.#tell(reply);
    // Between two cells the worker takes a newer request up.
    if (reply.kind === 'ran' || reply.kind === 'done') this.#send();
  }

  #tell(event: LiveEvent): void {
    for (const listener of [...this.#listeners]) listener(event);
  }
}

/** Two requests as one. A budget counts only if both are made while a number is dragged. */
function merged(first: LiveRequest | undefined, second: LiveRequest): LiveRequest {
  if (!first) return second;
  const edits = new Map([...(first.edits ?? []), ...(second.edits ?? [])].map(({ id, source }) => [id, source]));
  const run = [...new Set([...(first.run ?? []), ...(second.run ?? [])])];
  const isDrag = first.budget !== undefined && second.budget !== undefined;
  return {
    ...(edits.size > 0 && { edits: [...edits].map(([id, source]) => ({ id, source })) }),
    ...(run.length > 0 && { run }),
    ...(isDrag && { budget: second.budget }),
    ...(second.visible && { visible: second.visible }),
  };
}
