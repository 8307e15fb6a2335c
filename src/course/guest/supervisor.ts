/**
 * Runs the probes of one submission in a disposable worker. A probe that hangs, crashes or floods
 * costs itself: the worker is killed, a clean one opens the file again, and the next probe runs there.
 * Which kind of worker, a process or a browser's, is the caller's choice.
 */
import type { Uses } from './declarations.js';
import { isExchange } from './exchange.js';
import type { Limits } from './limits.js';
import type { Loan } from './loan.js';
import { printable } from './printable.js';
import type { Watch } from './probe.js';
import { noEnd } from './refusals.js';
import type { Refused } from './refusals.js';
import { readReply, readRest } from './reply.js';
import type { Answer, Outcome, ProbeReply } from './reply.js';

/** A file as it was handed in, and what it may use. */
export interface SubmittedFile {
  source: string;
  /** Names of the library that it may import, and the script that provides them. */
  imports: readonly string[];
  library: string;
  /** The exports that the exercise asks for. */
  names: readonly string[];
  /** Methods that results may bring. */
  methods: readonly string[];
  /** Those of the exports that are texts and no functions. */
  constants?: readonly string[];
}

/** One probe to run. */
export interface Job {
  /** Text of the probe function. */
  source: string;
  /** What it is called with, one after the other, encoded. */
  inputs: readonly string[];
  /**
   * Probes of different groups never share an interpreter: what a file learns in one it
   * cannot tell in the other.
   */
  group: 'public' | 'hidden';
  watch: Watch;
  /** Processor time for all inputs together. */
  ms: number;
  /** Right functions that stand for the file's own, in an interpreter that runs nothing else. */
  loan?: Loan;
}

/** One message to a worker. */
export type WorkerRequest =
  | { open: SubmittedFile & { limits: Limits; loan?: Loan } }
  | { load: true }
  | { probe: Pick<Job, 'source' | 'inputs' | 'watch' | 'ms'> };

/** Its answer: to `open` the names that the file exports or why it may not run, else the reply of a probe. */
export type WorkerReply = Partial<ProbeReply> & {
  exported?: string[];
  uses?: Uses[];
  replaceable?: string[];
  refused?: string;
  line?: number;
  /** Milliseconds of the processor that it took. */
  used?: number;
};

/** An answer, or how the worker ended instead. */
export type Exchange = WorkerReply & { ended?: 'deadline' | 'memory' | 'flood' | 'exit' };

/** A worker as the supervisor sees it. */
export interface GuestWorker {
  readonly alive: boolean;
  /** One question and its answer, or the end of the worker after so many milliseconds on the wall. */
  ask(request: WorkerRequest, ms: number): Promise<Exchange>;
  kill(): void;
}

/** What a supervisor needs of its surroundings. */
export interface SessionOptions {
  limits: Limits;
  /** Whether the clock on the wall keeps the worker's limits: then a timeout may be the machine's doing. */
  onTheWall?: boolean;
  /** A worker that is ready; rejects with a SandboxFault where none can be had. */
  openWorker: () => Promise<GuestWorker>;
}

/** Thrown when the sandbox itself does not work: never the student's fault, so never a score. */
export class SandboxFault extends Error {
  override name = 'SandboxFault';
}

/**
 * The interpreter ends a loop after its limit of processor time. What it cannot interrupt, and what waits
 * for a busy machine, lives until this much of the clock on the wall.
 */
const wallDeadline = (limitMs: number): number => 3 * limitMs + 500;

/**
 * What is known of a file that may run; of the functions asked for, which calls which,
 * and which a loan can stand for.
 */
export interface Accepted {
  exported: string[];
  uses?: readonly Uses[];
  replaceable?: readonly string[];
}

/** One submission in a worker, opened when it is first needed. */
export class Session {
  readonly #around: SessionOptions;
  readonly #submission: SubmittedFile;
  /**
   * What its probes took: of the processor, since the clock on the wall is also everybody else's.
   * Loans have a time of their own.
   */
  readonly #spentMs = { own: 0, lent: 0 };
  readonly #timeouts = { own: 0, lent: 0 };
  #doubtful = false;
  #worker: GuestWorker | undefined;
  /** Opened, with that loan if with any, and nothing of the file has run yet. */
  #fresh: { loan: Loan | undefined } | undefined;
  /** What the file has been loaded for. */
  #loaded: { group: Job['group']; loan: Loan | undefined } | undefined;
  #mayRetry = true;
  /** Why the file cannot be loaded, with a loan or without any. */
  readonly #broken = new Map<Loan | undefined, Outcome>();

  constructor(submission: SubmittedFile, around: SessionOptions) {
    this.#submission = submission;
    this.#around = around;
  }

  /** This machine may have made the end: the clock on the wall ran out, or the worker ended by itself. */
  get doubtful(): boolean {
    return this.#doubtful;
  }

  /** Compiles the file: the names that it exports, or why it may not run. */
  async accept(): Promise<Accepted | Refused> {
    let opened = await this.#open();
    if (opened.ended === 'deadline') opened = await this.#open();
    const { exported, uses, replaceable, refused = noEnd(this.#around.limits.compileMs), line } = opened;
    if (exported) return { exported, ...(uses && { uses }), ...(replaceable && { replaceable }) };
    return { refused: printable(refused), ...(line === undefined ? {} : { line }) };
  }

  /** Runs one probe. A file that cannot be loaded fails every check for the same reason: it is tried once. */
  async run(job: Job): Promise<Answer> {
    const broken = this.#broken.get(job.loan);
    if (broken) return same(job, broken);
    const { submissionMs, timeouts } = this.#around.limits;
    const purse = purseOf(job);
    if (this.#timeouts[purse] >= timeouts) return same(job, { kind: 'not-run', after: timeouts });
    if (this.#spentMs[purse] > submissionMs) return same(job, { kind: 'not-run' });
    let attempt = await this.#attempt(job);
    // A busy machine ran out of the clock on the wall, or the worker itself ended: once more, in a clean one.
    if (attempt.unsure && this.#mayRetry) {
      this.#mayRetry = false;
      attempt = await this.#attempt(job);
    }
    if (attempt.unsure) this.#doubtful = true;
    if (attempt.answer.outcomes.some(isEndless)) this.#timeouts[purse]++;
    const first = attempt.answer.outcomes.at(0);
    if (first?.atLoad) this.#broken.set(job.loan, first);
    return attempt.answer;
  }

  close(): void {
    this.#worker?.kill();
    this.#worker = undefined;
    this.#loaded = undefined;
    this.#fresh = undefined;
  }

  /** Gives the worker away alive, for the next submission. */
  release(): GuestWorker | undefined {
    const worker = this.#worker;
    this.#worker = undefined;
    return worker?.alive ? worker : undefined;
  }

  async #open(loan?: Loan): Promise<Exchange> {
    const { limits, openWorker } = this.#around;
    if (!this.#worker?.alive) this.#worker = await openWorker();
    this.#loaded = undefined;
    const open = { ...this.#submission, limits, ...(loan && { loan }) };
    const answer = checked(await this.#worker.ask({ open }, limits.compileMs));
    this.#fresh = answer.exported === undefined ? undefined : { loan };
    if (this.#fresh || answer.refused !== undefined) return answer;
    this.close();
    return answer;
  }

  async #attempt(job: Job): Promise<{ answer: Answer; unsure?: boolean }> {
    const { limits } = this.#around;
    const { group, loan } = job;
    if (!this.#worker?.alive || this.#loaded?.group !== group || this.#loaded.loan !== loan) {
      if (this.#fresh?.loan !== loan) this.#fresh = undefined;
      if (!this.#fresh) await this.#open(loan);
      // It was accepted before: only a machine in trouble refuses it now.
      if (!this.#fresh) return { answer: same(job, { kind: 'crash', reason: 'process' }), unsure: true };
      this.#fresh = undefined;
      const reply = await this.#ask({ load: true }, limits.loadMs, job);
      if (!reply.replies?.at(0)?.startsWith('{"loaded":')) {
        const outcome = this.#stopOf(reply, limits.loadMs) ?? readReply(reply.replies?.at(0), limits);
        const { output } = readRest({ replies: [], ...reply });
        const answer = same(job, { ...outcome, atLoad: true });
        return { answer: output === undefined ? answer : { ...answer, output }, unsure: this.#isUnsure(reply) };
      }
      this.#loaded = { group, loan };
    }
    const { source, inputs, watch, ms } = job;
    const reply = await this.#ask({ probe: { source, inputs, watch, ms } }, ms, job);
    const stopped = this.#stopOf(reply, ms);
    const outcomes = (reply.replies ?? []).slice(0, inputs.length).map((text) => readReply(text, limits));
    // The input at which it was stopped has this outcome; those after it were never tried.
    while (outcomes.length < inputs.length) {
      const isFirst = outcomes.length === (reply.replies ?? []).length;
      outcomes.push(isFirst ? (stopped ?? { kind: 'crash', reason: 'process' }) : { kind: 'not-run' });
    }
    return { answer: { outcomes, ...readRest({ replies: [], ...reply }) }, unsure: this.#isUnsure(reply) };
  }

  /** Asks once; a worker that was stopped is not used again. */
  async #ask(request: WorkerRequest, limitMs: number, job: Job): Promise<Exchange> {
    const reply = checked(await this.#worker!.ask(request, wallDeadline(limitMs)));
    if (reply.stopped || reply.ended) this.close();
    // One that was killed cannot tell: it had as much as it may, and its like must not go on for ever.
    this.#spentMs[purseOf(job)] += reply.used ?? limitMs;
    return reply;
  }

  /** Ends that need not be the file's doing. */
  #isUnsure({ ended, stopped }: Exchange): boolean {
    const isSlow = stopped === 'timeout' && this.#around.onTheWall === true;
    return ended === 'deadline' || ended === 'exit' || isSlow;
  }

  #stopOf({ stopped, ended }: Exchange, limitMs: number): Outcome | undefined {
    if (stopped === 'timeout' || ended === 'deadline') return { kind: 'timeout', limitMs };
    if (stopped === 'crossings') return { kind: 'crossings', limit: this.#around.limits.crossings };
    if (stopped === 'memory' || ended === 'memory') return { kind: 'crash', reason: 'memory' };
    return stopped || ended ? { kind: 'crash', reason: 'process' } : undefined;
  }
}

const isEndless = ({ kind }: Outcome): boolean => kind === 'timeout' || kind === 'crossings';

const purseOf = ({ loan }: Job): 'own' | 'lent' => (loan ? 'lent' : 'own');

/** The worker is not trusted: an answer of another shape than ours is its end. */
const checked = (answer: Exchange): Exchange => (isExchange(answer) ? answer : { ended: 'exit' });

/** One outcome for every input. */
const same = ({ inputs }: Job, outcome: Outcome): Answer => ({
  outcomes: inputs.map(() => outcome),
  findings: [],
  calls: [],
});
