/**
 * Checks answers in a page: what the theme calls. The work is done in a worker, which loads
 * what it needs by itself.
 */
import type { CheckResult, Verdict } from '../judging/verdict.js';
import type { GuestOrder, JudgeReply, JudgeRequest } from './judge-messages.js';
import { PageGuests } from './page-guests.js';
import type { WebWorker } from './web-worker.js';

export interface PageJudgeOptions {
  /**
   * The folder of judge-worker.js, guest-worker.js and quickjs.wasm, as an absolute
   * address that ends with `/`.
   */
  engineUrl: string;
  /** Makes a worker; the tests put others in its place. */
  open?: (address: string) => WebWorker;
}

export interface CheckOptions {
  /** Called with the results of the fixed checks, before the sweeps begin. */
  onChecks?: (results: readonly CheckResult[]) => void;
}

/** A check that another has replaced, or that was stopped: nobody waits for its verdict. */
export class GivenUp extends Error {
  override name = 'GivenUp';
}

interface Waiting extends CheckOptions {
  number: number;
  resolve: (reply: JudgeReply) => void;
  reject: (error: Error) => void;
}

export class PageJudge {
  readonly #open: (name: string) => WebWorker;
  readonly #folder: string;
  #worker: WebWorker | undefined;
  #guests: PageGuests | undefined;
  #exercise: string | undefined;
  #sent = 0;
  readonly #waiting = new Map<number, Waiting>();
  /** The check that runs. */
  #running: number | undefined;

  constructor({ engineUrl, open = openWorker }: PageJudgeOptions) {
    this.#folder = engineUrl;
    this.#open = (name) => open(addressOf(name, engineUrl));
  }

  /**
   * Takes up an exercise and loads what its checks need, so that the first check need not wait.
   * `exercise` is the address of its module, absolute or from the engine's folder.
   */
  async prepare(exercise: string): Promise<void> {
    this.#exercise = addressOf(exercise, this.#folder);
    await this.#ask((number) => ({ kind: 'prepare', number, exercise: this.#exercise! }));
  }

  /**
   * Checks an answer. One that is being checked is given up: its promise rejects with {@link GivenUp}.
   * What the judge itself cannot do is the outcome `grader-error`.
   *
   * @throws Error if the engine or the exercise cannot be loaded; the next check tries again.
   */
  async check(source: string, options: CheckOptions = {}): Promise<Verdict> {
    const exercise = this.#exercise;
    if (exercise === undefined) throw new Error('Judge: expected an exercise to check. Call prepare first.');
    this.#giveUp();
    const reply = this.#ask((number) => {
      this.#running = number;
      return { kind: 'check', number, exercise, source };
    }, options);
    return ((await reply) as JudgeReply & { kind: 'verdict' }).verdict;
  }

  /** Gives up the check that runs. */
  stop(): void {
    if (this.#giveUp()) this.#worker?.postMessage({ kind: 'stop' } satisfies JudgeRequest);
  }

  /** Ends the workers. */
  close(): void {
    this.#end(new GivenUp('The judge was closed.'));
  }

  #giveUp(): boolean {
    const running = this.#waiting.get(this.#running ?? 0);
    this.#running = undefined;
    if (!running) return false;
    this.#waiting.delete(running.number);
    running.reject(new GivenUp('The check was given up.'));
    return true;
  }

  #ask(request: (number: number) => JudgeRequest, options: CheckOptions = {}): Promise<JudgeReply> {
    const number = ++this.#sent;
    const answer = new Promise<JudgeReply>((resolve, reject) => {
      this.#waiting.set(number, { ...options, number, resolve, reject });
    });
    this.#opened().postMessage(request(number));
    return answer;
  }

  #opened(): WebWorker {
    if (this.#worker) return this.#worker;
    const worker = this.#open('judge-worker.js');
    this.#worker = worker;
    const guests = new PageGuests(
      () => this.#open('guest-worker.js'),
      (message) => {
        worker.postMessage(message);
      },
    );
    this.#guests = guests;
    worker.onmessage = ({ data }) => {
      const message = data as JudgeReply | GuestOrder;
      if (this.#worker !== worker) return;
      if ('guest' in message) guests.obey(message);
      else this.#heard(message);
    };
    worker.onerror = ({ message = '' }) => {
      if (this.#worker === worker) this.#end(new Error(`The page could not load what checks the exercise. ${message}`));
    };
    return worker;
  }

  #heard(reply: JudgeReply): void {
    const waiting = this.#waiting.get(reply.number);
    if (reply.kind === 'checks') {
      waiting?.onChecks?.(reply.results);
      return;
    }
    if (reply.kind === 'failed') {
      this.#end(new Error(reply.message));
      return;
    }
    this.#waiting.delete(reply.number);
    waiting?.resolve(reply);
    // Something could not be loaded, perhaps: a new worker tries again.
    if (reply.kind === 'verdict' && reply.verdict.outcome === 'grader-error')
      this.#end(new Error('The judge broke down.'));
  }

  /** Ends the worker, and with it everything that waits. */
  #end(error: Error): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#guests?.close();
    this.#running = undefined;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

export function openJudge(options: PageJudgeOptions): PageJudge {
  return new PageJudge(options);
}

function openWorker(address: string): WebWorker {
  const { Worker } = globalThis as unknown as { Worker: new (address: string, options: object) => WebWorker };
  return new Worker(address, { type: 'module' });
}

function addressOf(name: string, folder: string): string {
  const { URL } = globalThis as unknown as { URL: new (name: string, base: string) => { href: string } };
  return new URL(name, folder).href;
}
