/** Where submissions run in a page: one after the other, in workers that can be ended. */
import type { Wasm } from '../guest/wasm.js';
import type { Limits } from '../guest/limits.js';
import { SandboxFault, Session } from '../guest/supervisor.js';
import type { SubmittedFile } from '../guest/supervisor.js';
import { PageWorker } from './page-worker.js';
import type { StartGuest } from './page-worker.js';

/** A worker loads in 0.1 s from the cache; a slow network may need much more. */
const START_MS = 60_000;

export class PageSandbox {
  readonly #start: StartGuest;
  readonly #wasm: Promise<Wasm>;
  #spare: PageWorker | undefined;
  #session: Session | undefined;

  constructor(start: StartGuest, wasm: Promise<Wasm>) {
    this.#start = start;
    this.#wasm = wasm;
  }

  /** Starts a worker ahead of its first use, unless there is one. */
  warmUp(): void {
    this.#reclaim();
    if (!this.#spare?.alive) this.#spare = this.#startOne();
  }

  /** Begins with a submission; the one before is over, finished or not. */
  open(submission: SubmittedFile, limits: Limits): Session {
    this.#reclaim();
    const isOver = (): boolean => this.#session !== session;
    const session: Session = new Session(submission, {
      limits,
      onTheWall: true,
      openWorker: async () => {
        const worker = isOver() ? undefined : await this.#readyWorker(limits);
        if (worker && !isOver()) return worker;
        worker?.kill();
        throw new SandboxFault('the submission was given up');
      },
    });
    this.#session = session;
    return session;
  }

  /** Ends what runs. */
  close(): void {
    this.#session?.close();
    this.#session = undefined;
    this.#spare?.kill();
    this.#spare = undefined;
  }

  /**
   * Takes the worker of the session before, if it is still good. One that is at work would
   * answer the wrong question.
   */
  #reclaim(): void {
    const kept = this.#session?.release();
    this.#session = undefined;
    if (!(kept instanceof PageWorker)) return;
    if (kept.busy || this.#spare?.alive) kept.kill();
    else this.#spare = kept;
  }

  #startOne(): PageWorker {
    return new PageWorker(this.#start, this.#wasm);
  }

  async #readyWorker({ replyBytes }: Limits): Promise<PageWorker> {
    const worker = this.#spare?.alive ? this.#spare : this.#startOne();
    this.#spare = undefined;
    worker.replyBytes = replyBytes;
    if (await worker.ready(START_MS)) return worker;
    worker.kill();
    throw new SandboxFault(`the sandbox does not start. ${worker.complaint}`);
  }
}
