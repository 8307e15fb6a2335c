/** Where submissions run on this machine: worker processes behind the layers that it has. */
import { DEFAULT_LIMITS } from '../guest/limits.js';
import type { Limits } from '../guest/limits.js';
import { SandboxFault, Session } from '../guest/supervisor.js';
import type { GuestWorker, SubmittedFile } from '../guest/supervisor.js';
import { detectLayers } from './layers.js';
import type { Layers } from './layers.js';
import { WorkerProcess } from './worker-process.js';

export interface SandboxOptions {
  limits?: Partial<Limits>;
  layers?: Layers;
  /** Another worker program; the tests replace it to see what the outer layers hold back. */
  worker?: string;
}

/**
 * Starting Node and compiling the interpreter takes 0.1 s on an idle machine;
 * a loaded one may need much more.
 */
const START_MS = 20_000;
/** How bubblewrap begins each of its complaints; the worker is not running then. */
const BWRAP_REFUSES = /^bwrap: /m;

/** A reusable place to run submissions, one at a time. Call `close` when done. */
export class Sandbox {
  readonly limits: Limits;
  #layers: Layers;
  readonly #program: string | undefined;
  #spare: WorkerProcess | undefined;
  #session: Session | undefined;

  constructor({ limits, layers, worker }: SandboxOptions = {}) {
    this.limits = { ...DEFAULT_LIMITS, ...limits };
    this.#layers = layers ?? detectLayers();
    this.#program = worker;
  }

  /** What surrounds the worker; certain once a worker has answered. */
  get layers(): Layers {
    return this.#layers;
  }

  /** Starts a worker ahead of its first use, so that its start overlaps with loading the checks. */
  warmUp(): void {
    this.#reclaim();
    if (!this.#spare?.alive) this.#spare = new WorkerProcess(this.#layers, this.limits, this.#program);
  }

  /** Begins with a submission; the one before is over. */
  open(submission: SubmittedFile): Session {
    this.#reclaim();
    this.#session = new Session(submission, {
      limits: this.limits,
      openWorker: () => this.#readyWorker(),
    });
    return this.#session;
  }

  close(): void {
    this.#session?.close();
    this.#spare?.kill();
    this.#spare = undefined;
  }

  /** Takes the worker of the session before, if it is still good. */
  #reclaim(): void {
    const kept = this.#session?.release();
    this.#session = undefined;
    if (this.#spare?.alive) kept?.kill();
    else if (kept instanceof WorkerProcess) this.#spare = kept;
  }

  async #readyWorker(): Promise<GuestWorker> {
    if (!this.#spare?.alive) this.#spare = new WorkerProcess(this.#layers, this.limits, this.#program);
    const worker = this.#spare;
    this.#spare = undefined;
    if (await worker.ready(START_MS)) return worker;
    worker.kill();
    // Some systems install bubblewrap but forbid user namespaces. It says so before anything
    // of a student has been sent.
    if (this.#layers.bwrap === null || !BWRAP_REFUSES.test(worker.complaint)) {
      throw new SandboxFault(`the sandbox does not start. ${worker.complaint}`);
    }
    this.#layers = { ...this.#layers, bwrap: null };
    return this.#readyWorker();
  }
}
