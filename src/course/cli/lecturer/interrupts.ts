/** Ctrl-C in commands that leave nothing half done. */
import process from 'node:process';
import type { Io } from '../command.js';

/** The first Ctrl-C, or a request to end, ends after what is whole; the second ends at once. */
export function onInterrupt(interrupt: AbortController, io: Io): () => void {
  const stop = (): void => {
    if (interrupt.signal.aborted) process.exit(130);
    io.err('');
    interrupt.abort();
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.on(signal, stop);
  return () => {
    for (const signal of signals) process.off(signal, stop);
  };
}
