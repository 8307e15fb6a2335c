/**
 * One worker process as the supervisor sees it: a question, an answer, and a deadline
 * that is kept by SIGKILL.
 */
import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import process from 'node:process';
import type { Readable, Writable } from 'node:stream';
import type { Exchange, GuestWorker, WorkerReply, WorkerRequest } from '../guest/supervisor.js';
import type { Limits } from '../guest/limits.js';
import { workerCommand } from './layers.js';
import type { Layers } from './layers.js';
import { treeState } from './process-tree.js';

/** How often the resident memory is looked at. */
const MEMORY_POLL_MS = 40;
/**
 * A worker that wants to run, and had less of the processor than this part of its time, waits for a busy
 * machine: that is not its doing, and it gets as much time again. So often at most.
 */
const LEAST_SHARE = 1 / 3;
const MOST_WAITS = 12;

const running = new Set<WorkerProcess>();
process.on('exit', () => {
  for (const worker of running) worker.kill();
});
// Without a listener, SIGUSR1 from any process of this user opens Node's debugger here.
if (process.platform !== 'win32') process.on('SIGUSR1', () => undefined);

function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // It has just ended.
  }
}

function objectIn(line: string): WorkerReply | undefined {
  try {
    const value = JSON.parse(line) as WorkerReply | null;
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

export class WorkerProcess implements GuestWorker {
  readonly #child: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #limits: Limits;
  /** Whether the child leads a group of its own. */
  readonly #leads: boolean;
  #pending = '';
  #complaint = '';
  #waiting: ((exchange: Exchange) => void) | undefined;
  /** The line of a worker that was ready before anybody asked. */
  #early: Exchange | undefined;
  #ended: Exchange['ended'];
  #started = false;

  constructor(layers: Layers, limits: Limits, worker?: string) {
    const { program, args } = workerCommand(layers, worker);
    this.#limits = limits;
    this.#leads = layers.bwrap !== null;
    this.#child = spawn(program, args, {
      env: {},
      stdio: ['pipe', 'pipe', 'pipe'],
      windowsHide: true,
      detached: this.#leads,
    });
    running.add(this);
    this.#child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      this.#receive(chunk);
    });
    this.#child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      this.#complaint = (this.#complaint + chunk).slice(0, 2000);
    });
    this.#child.stdin.on('error', () => undefined);
    this.#child.on('error', (error) => {
      this.#complaint += error.message;
      this.#end('exit');
    });
    this.#child.on('close', () => {
      this.#end('exit');
    });
  }

  get alive(): boolean {
    return this.#ended === undefined;
  }

  /** What the process wrote to its error stream: our own faults, never the student's output. */
  get complaint(): string {
    return this.#complaint.trim();
  }

  /** Waits for the first line of a new process. */
  async ready(ms: number): Promise<boolean> {
    if (this.#started) return this.alive;
    const { ready } = (await this.#next(ms)) as { ready?: unknown };
    this.#started = ready === true;
    return this.#started;
  }

  async ask(request: WorkerRequest, ms: number): Promise<Exchange> {
    if (this.alive) this.#child.stdin.write(`${JSON.stringify(request)}\n`);
    return this.#next(ms);
  }

  kill(): void {
    this.#stop('exit');
  }

  async #next(ms: number): Promise<Exchange> {
    if (this.#ended !== undefined) return { ended: this.#ended };
    const early = this.#early;
    this.#early = undefined;
    if (early) return early;
    const answer = new Promise<Exchange>((resolve) => {
      this.#waiting = resolve;
    });
    const before = this.#tree()?.usedMs ?? 0;
    let waits = 0;
    const end = (): void => {
      const tree = this.#tree();
      const isStarved = tree?.isRunnable === true && tree.usedMs - before < LEAST_SHARE * ms;
      if (!isStarved || ++waits === MOST_WAITS) this.#stop('deadline');
      else deadline = setTimeout(end, ms);
    };
    let deadline = setTimeout(end, ms);
    const memory = setInterval(() => {
      if ((this.#tree()?.residentBytes ?? 0) > this.#limits.workerBytes) this.#stop('memory');
    }, MEMORY_POLL_MS);
    const exchange = await answer;
    clearTimeout(deadline);
    clearInterval(memory);
    return exchange;
  }

  #receive(chunk: string): void {
    if (!this.alive) return;
    this.#pending += chunk;
    if (this.#pending.length > this.#limits.replyBytes) {
      this.#stop('flood');
      return;
    }
    const end = this.#pending.indexOf('\n');
    if (end < 0) return;
    const line = this.#pending.slice(0, end);
    // One line for each question: one that comes unasked could be taken for the answer to the next file.
    const isUnasked = this.#waiting === undefined && (this.#started || this.#early !== undefined);
    const reply = end + 1 === this.#pending.length && !isUnasked ? objectIn(line) : undefined;
    this.#pending = '';
    // Not one of our lines: the worker is not what it should be.
    if (reply) this.#settle(reply);
    else this.#stop('exit');
  }

  #tree(): ReturnType<typeof treeState> {
    return this.#child.pid === undefined ? undefined : treeState(this.#child.pid);
  }

  #stop(reason: NonNullable<Exchange['ended']>): void {
    const { pid, exitCode, signalCode } = this.#child;
    // Bubblewrap is two processes, and the inner one stays for ever if the outer dies
    // before it has let it go.
    if (this.#leads && pid !== undefined && exitCode === null && signalCode === null) killGroup(pid);
    else this.#child.kill('SIGKILL');
    this.#end(reason);
  }

  #end(reason: NonNullable<Exchange['ended']>): void {
    this.#ended ??= reason;
    running.delete(this);
    this.#settle({ ended: this.#ended });
  }

  #settle(exchange: Exchange): void {
    const resolve = this.#waiting;
    this.#waiting = undefined;
    if (resolve) resolve(exchange);
    else this.#early = exchange;
  }
}
