/** Collects what happens in quick succession and handles it together, one batch at a time. */

/** What `batches` returns. */
export interface Batches<T> {
  add: (item: T) => void;
  /** Drops what is waiting and resolves when the batch being handled is done. */
  stop: () => Promise<void>;
}

/**
 * Calls `handle` with the distinct items of a burst once nothing has been added for `quiet` milliseconds.
 * Items that come while a batch is handled wait for the next one.
 */
export function batches<T>(handle: (items: T[]) => Promise<void>, quiet: number): Batches<T> {
  let waiting = new Set<T>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const start = (): void => {
    timer = undefined;
    if (running) return;
    const items = [...waiting];
    waiting = new Set();
    running = handle(items).finally(() => {
      running = undefined;
      if (waiting.size > 0 && !timer) start();
    });
  };
  return {
    add: (item) => {
      waiting.add(item);
      clearTimeout(timer);
      timer = setTimeout(start, quiet);
    },
    stop: async () => {
      clearTimeout(timer);
      timer = undefined;
      waiting.clear();
      await running;
    },
  };
}
