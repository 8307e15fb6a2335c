/**
 * A guest worker of the page as the supervisor sees it: a question, an answer, and a
 * deadline kept by `terminate`.
 */
import type { Wasm } from '../guest/wasm.js';
import { DEFAULT_LIMITS } from '../guest/limits.js';
import type { Exchange, GuestWorker, WorkerReply, WorkerRequest } from '../guest/supervisor.js';
import type { WebWorker } from './web-worker.js';

/** Makes a worker that runs guest-worker.ts. */
export type StartGuest = () => WebWorker;

function objectIn(text: unknown): WorkerReply | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const value = JSON.parse(text) as WorkerReply | null;
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

export class PageWorker implements GuestWorker {
  /** The limit of one reply, in characters. */
  replyBytes: number = DEFAULT_LIMITS.replyBytes;
  readonly #worker: WebWorker;
  readonly #ready: Promise<boolean>;
  #complaint = '';
  #waiting: ((exchange: Exchange) => void) | undefined;
  #ended: Exchange['ended'];

  /** Gives the worker its interpreter as soon as that is there. */
  constructor(start: StartGuest, wasm: Promise<Wasm>) {
    this.#worker = start();
    this.#worker.onmessage = ({ data }) => {
      this.#receive(data);
    };
    this.#worker.onerror = ({ message = '' }) => {
      this.#complain(message);
    };
    this.#ready = this.#next().then((first) => (first as { ready?: unknown }).ready === true);
    wasm.then(
      (program) => {
        this.#worker.postMessage(program);
      },
      (error: unknown) => {
        this.#complain(String(error));
      },
    );
  }

  get alive(): boolean {
    return this.#ended === undefined;
  }

  /** Whether it owes an answer. */
  get busy(): boolean {
    return this.#waiting !== undefined;
  }

  /** What went wrong outside the interpreter: our own faults. */
  get complaint(): string {
    return this.#complaint;
  }

  /** Waits until the worker can be asked; false when it cannot. */
  ready(ms: number): Promise<boolean> {
    return this.#within(ms, this.#ready);
  }

  async ask(request: WorkerRequest, ms: number): Promise<Exchange> {
    if (this.#ended !== undefined) return { ended: this.#ended };
    const answer = this.#next();
    this.#worker.postMessage(JSON.stringify(request));
    return this.#within(ms, answer);
  }

  kill(): void {
    this.#end('exit');
  }

  #next(): Promise<Exchange> {
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  async #within<T>(ms: number, answer: Promise<T>): Promise<T> {
    const deadline = setTimeout(() => {
      this.#end('deadline');
    }, ms);
    const given = await answer;
    clearTimeout(deadline);
    return given;
  }

  #receive(data: unknown): void {
    if (!this.alive) return;
    if (typeof data === 'string' && data.length > this.replyBytes) {
      this.#end('flood');
      return;
    }
    const reply = objectIn(data);
    // Not one of our texts, or one that nobody asked for: the worker is not what it should be.
    if (reply && this.busy) this.#settle(reply);
    else this.#end('exit');
  }

  #complain(message: string): void {
    this.#complaint ||= message;
    this.#end('exit');
  }

  #end(reason: NonNullable<Exchange['ended']>): void {
    this.#worker.terminate();
    this.#ended ??= reason;
    this.#settle({ ended: this.#ended });
  }

  #settle(exchange: Exchange): void {
    const resolve = this.#waiting;
    this.#waiting = undefined;
    resolve?.(exchange);
  }
}
