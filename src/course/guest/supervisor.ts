/**
 * Runs the probes of one submission after the other in a worker process. A probe that hangs, crashes or floods costs
 * itself: the worker is killed, a clean one loads the file again, and the next probe runs there.
 */
import { detectLayers } from '../sandbox/layers.js';
import type { Layers } from '../sandbox/layers.js';
import { DEFAULT_LIMITS } from './limits.js';
import type { Limits } from './limits.js';
import { printable, readReply } from './reply.js';
import type { Outcome } from './reply.js';
import { WorkerProcess } from '../sandbox/worker-process.js';
import type { Exchange } from '../sandbox/worker-process.js';

/** One probe to run. */
export interface Job {
  /** Text of the probe function. */
  source: string;
  /** Its inputs, as the agent's `encode` writes them. */
  inputs: string;
  /** Probes of different groups never share an interpreter: what a file learns in one it cannot tell in the other. */
  group: 'public' | 'hidden';
}

/** A compiled file and what to run against it. */
export interface Submission {
  code: string;
  /** The exports that the exercise asks for. */
  names: readonly string[];
  jobs: readonly Job[];
  /** Finds the line of the student's own file in an error's stack. */
  lineOf: (stack: string) => number | undefined;
}

export interface SandboxOptions {
  limits?: Partial<Limits>;
  layers?: Layers;
  /** Another worker program; the tests replace it to see what the outer layers hold back. */
  worker?: string;
}

/**
 * The interpreter ends a loop after its limit of processor time. What it cannot interrupt, and what waits for a busy
 * machine, lives until this much of the clock on the wall.
 */
const wallDeadline = (limitMs: number): number => 3 * limitMs + 500;
/** Starting Node and compiling the interpreter takes 0.1 s on an idle machine; a loaded one may need much more. */
const START_MS = 20_000;
/** How bubblewrap begins each of its complaints; the worker is not running then. */
const BWRAP_REFUSES = /^bwrap: /m;
/** A probe that used this part of its time may have lost it to a busy machine: it is run once more in a clean worker. */
const NEAR_DEADLINE = 0.8;

/** Thrown when the sandbox itself does not work: never the student's fault, so never a score. */
export class SandboxFault extends Error {
  override name = 'SandboxFault';
}

/** A reusable place to run submissions. Call `close` when done. */
export class Sandbox {
  readonly limits: Limits;
  #layers: Layers;
  readonly #program: string | undefined;
  #worker: WorkerProcess | undefined;
  #open: Submission | undefined;
  #openGroup: Job['group'] | undefined;

  constructor({ limits, layers, worker }: SandboxOptions = {}) {
    this.limits = { ...DEFAULT_LIMITS, ...limits };
    this.#layers = layers ?? detectLayers();
    this.#program = worker;
  }

  /** What surrounds the worker; certain once a worker has answered. */
  get layers(): Layers {
    return this.#layers;
  }

  /** Starts the worker ahead of its first use, so that its start overlaps with compiling the submission. */
  warmUp(): void {
    if (this.#worker?.alive) return;
    this.#worker = new WorkerProcess(this.#layers, this.limits, this.#program);
    this.#open = undefined;
  }

  /** One outcome per job, in order. */
  async run(submission: Submission): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    const started = performance.now();
    let broken: Outcome | undefined;
    let mayRetry = true;
    this.#open = undefined;
    for (const job of submission.jobs) {
      if (broken) outcomes.push(broken);
      else if (performance.now() - started > this.limits.submissionMs) outcomes.push({ kind: 'not-run' });
      else {
        const { outcome, near } = await this.#attempt(submission, job);
        if (near && mayRetry) {
          mayRetry = false;
          this.#discard();
          const second = await this.#attempt(submission, job);
          outcomes.push(outcome.kind === 'value' && second.outcome.kind !== 'value' ? outcome : second.outcome);
        } else outcomes.push(outcome);
        // A file that cannot even be loaded fails every check for the same reason: running it again tells nothing.
        const last = outcomes[outcomes.length - 1];
        if (last.atLoad) broken = last;
      }
    }
    return outcomes;
  }

  close(): void {
    this.#discard();
  }

  #discard(): void {
    this.#worker?.kill();
    this.#worker = undefined;
    this.#open = undefined;
  }

  async #attempt(submission: Submission, job: Job): Promise<{ outcome: Outcome; near: boolean }> {
    if (this.#open !== submission || this.#openGroup !== job.group) {
      const { loadMs } = this.limits;
      const request = { open: { code: submission.code, names: submission.names, limits: this.limits } };
      const loaded = await this.#exchange(request, loadMs, submission);
      if (loaded) return { outcome: { ...loaded.outcome, atLoad: true }, near: loaded.near };
      this.#open = submission;
      this.#openGroup = job.group;
    }
    const request = { probe: { source: job.source, inputs: job.inputs } };
    const done = await this.#exchange(request, this.limits.checkMs, submission);
    return done ?? { outcome: { kind: 'crash', reason: 'process' }, near: false };
  }

  async #readyWorker(): Promise<WorkerProcess> {
    this.warmUp();
    const worker = this.#worker!;
    if (await worker.ready(START_MS)) return worker;
    this.#discard();
    // Some systems install bubblewrap but forbid user namespaces. It says so before anything of a student has been sent.
    if (this.#layers.bwrap === null || !BWRAP_REFUSES.test(worker.complaint)) {
      throw new SandboxFault(`the sandbox does not start. ${worker.complaint}`);
    }
    this.#layers = { ...this.#layers, bwrap: null };
    return this.#readyWorker();
  }

  /** Asks once. Returns undefined for "loaded". */
  async #exchange(
    request: Parameters<WorkerProcess['ask']>[0],
    limitMs: number,
    { lineOf }: Submission,
  ): Promise<{ outcome: Outcome; near: boolean } | undefined> {
    const worker = await this.#readyWorker();
    const started = performance.now();
    const answer = await worker.ask(request, wallDeadline(limitMs));
    const near = performance.now() - started > NEAR_DEADLINE * limitMs;
    const stopped = stopOf(answer, limitMs);
    if (stopped) {
      this.#discard();
      return { outcome: stopped, near: near || stopped.kind === 'timeout' };
    }
    if (answer.reply?.startsWith('{"loaded":true')) return undefined;
    const outcome = readReply(answer.reply ?? '', this.limits, lineOf);
    return { outcome: outcome ?? { kind: 'crash', reason: 'process' }, near };
  }
}

function stopOf(answer: Exchange, limitMs: number): Outcome | undefined {
  const output = answer.output ? { output: printable(answer.output) } : {};
  if (answer.stopped === 'timeout' || answer.ended === 'deadline') return { kind: 'timeout', limitMs, ...output };
  if (answer.stopped === 'memory' || answer.ended === 'memory') return { kind: 'crash', reason: 'memory', ...output };
  if (answer.stopped || answer.ended) return { kind: 'crash', reason: 'process', ...output };
  return undefined;
}
