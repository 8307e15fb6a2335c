/**
 * The public checks of exercises as data. What known mistakes would answer takes up to two seconds for
 * an exercise and a seed, and a class of 300 asks 5,000 times: so there is a thread for each core.
 */
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { BUILT } from '../disk/places.js';

export interface SealingRequest {
  exercise: string;
  /** What the inputs of its public checks are drawn from. */
  seed: string;
}

export type SealingReply = { bytes: Uint8Array } | { error: unknown };

interface Job {
  request: SealingRequest;
  resolve: (bytes: Uint8Array) => void;
  reject: (error: unknown) => void;
}

const ENDED = 'the sealing of checks was ended';

/** Threads that seal; each loads an exercise once. */
export class Sealing {
  readonly #root: string;
  readonly #waiting: Job[] = [];
  readonly #idle: Worker[] = [];
  readonly #threads = new Map<Worker, Job | undefined>();
  #closed = false;

  /** `root` is the folder of the course. */
  constructor(root: string) {
    this.#root = root;
  }

  /** The bytes of the sealed file. @throws what the exercise's own formulas throw */
  sealed(request: SealingRequest): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      if (this.#closed) throw new Error(ENDED);
      this.#waiting.push({ request, resolve, reject });
      this.#next();
    });
  }

  /** Ends the threads; what has not been answered is refused. */
  close(): void {
    this.#closed = true;
    const left = [...this.#waiting.splice(0), ...this.#threads.values()];
    for (const job of left) job?.reject(new Error(ENDED));
    for (const thread of this.#threads.keys()) void thread.terminate();
  }

  #next(): void {
    const isFull = this.#threads.size >= os.availableParallelism();
    if (this.#waiting.length === 0 || (this.#idle.length === 0 && isFull)) return;
    const thread = this.#idle.pop() ?? this.#begun();
    const job = this.#waiting.shift()!;
    this.#threads.set(thread, job);
    thread.postMessage(job.request);
  }

  #begun(): Worker {
    const thread = new Worker(BUILT.sealingThread, { workerData: this.#root });
    thread.on('message', (reply: SealingReply) => {
      const job = this.#threads.get(thread);
      this.#threads.set(thread, undefined);
      this.#idle.push(thread);
      if ('bytes' in reply) job?.resolve(reply.bytes);
      else job?.reject(reply.error);
      this.#next();
    });
    // Out of memory, or a dist that is being built anew.
    thread.on('error', (error) => {
      this.#threads.get(thread)?.reject(error);
      this.#threads.delete(thread);
      this.#next();
    });
    return thread;
  }
}
