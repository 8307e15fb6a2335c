/** A tslab process and the client that drives it. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OutputListener } from '../cells/outputs.js';
import type { CellReply, CellRunner } from '../cells/run-cells.js';
import type { Connection } from './connection.js';
import { openConnection } from './connection.js';
import { kernelProgram } from './kernel-spec.js';
import type { Message, Socket } from './protocol.js';

/** The kernel process ended, or was ended because it did not answer. */
export class KernelDied extends Error {
  override name = 'KernelDied';
}

/** A cell ran past its time. */
export class CellTimeout extends Error {
  override name = 'CellTimeout';
}

interface Pending {
  onReply: (message: Message) => void;
  onPublished: (message: Message) => void;
  reject: (error: Error) => void;
}

const START_TIMEOUT = 60_000;
/** A subscription needs a moment; requests are repeated until one is answered on both sockets. */
const RESEND = 100;
/** Between asking a cell or a kernel to stop and killing it. */
const GRACE = 3_000;
/** The message that a cell has ended may be lost; its reply alone then counts after this time. */
const IDLE_TIMEOUT = 4_000;
/** tslab answers `abort` for 200 ms after an error. */
const ABORT_WINDOW = { step: 75, tries: 20 };

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Options of {@link Kernel.start}. */
export interface KernelOptions {
  /** The folder against which cells resolve imports. */
  cwd: string;
  env?: Readonly<Record<string, string>>;
}

/** A running kernel. Stop it, or its process outlives the work. */
export class Kernel implements CellRunner {
  #death: KernelDied | undefined;
  #log = '';
  readonly #child: ChildProcess;
  readonly #exited: Promise<void>;
  readonly #connection: Connection;
  readonly #pending = new Map<string, Pending>();

  private constructor({ cwd, env }: KernelOptions, connection: Connection) {
    this.#connection = connection;
    const [command, ...args] = kernelProgram(connection.file);
    // The IPC channel tells the kernel when this process is gone (preload.cjs).
    this.#child = spawn(command, args, {
      cwd,
      env: { ...process.env, LAB_VIEWER: 'none', NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child.channel?.unref();
    running.add(this.#child);
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (data: Buffer) => (this.#log = (this.#log + data.toString()).slice(-4000)));
    }
    this.#exited = new Promise((resolve) => {
      const end = (reason: string): void => {
        this.#die(reason);
        resolve();
      };
      this.#child.once('error', (error) => {
        end(error.message);
      });
      this.#child.once('close', (code, signal) => {
        end(`the kernel ended (${signal ?? `exit code ${code}`})`);
      });
    });
    void this.#listen(connection.shell, 'onReply');
    void this.#listen(connection.control, 'onReply');
    void this.#listen(connection.published, 'onPublished');
  }

  /** Starts a kernel and waits until it answers and its published messages arrive. */
  static async start(options: KernelOptions): Promise<Kernel> {
    const kernel = new Kernel(options, await openConnection());
    try {
      await kernel.#ready();
      return kernel;
    } catch (error) {
      await kernel.stop();
      throw error;
    }
  }

  async #ready(): Promise<void> {
    for (let waited = 0; waited < START_TIMEOUT; waited += RESEND) {
      if (await settledWithin(this.flush(), RESEND)) return;
    }
    throw new KernelDied(`the kernel did not answer within ${START_TIMEOUT / 1000} s\n${this.#log}`);
  }

  /**
   * Runs one cell. Throws CellTimeout when it runs past `timeout` milliseconds and
   * KernelDied when the kernel ends.
   */
  async execute(code: string, timeout: number, onOutput: OutputListener): Promise<CellReply> {
    const content = { code, silent: false, store_history: true, user_expressions: {}, allow_stdin: false };
    for (let tries = 0; ; tries++) {
      const reply = this.#request(this.#connection.shell, 'execute_request', content, onOutput);
      if (!(await settledWithin(reply, timeout))) {
        await this.#interrupt(reply);
        throw new CellTimeout(`ran longer than ${timeout / 1000} s`);
      }
      const { status, execution_count: count } = (await reply).content;
      if (status !== 'abort' || tries === ABORT_WINDOW.tries) {
        return { status: status as CellReply['status'], executionCount: typeof count === 'number' ? count : null };
      }
      await sleep(ABORT_WINDOW.step);
    }
  }

  /** Waits until everything that the kernel has published so far is here. */
  async flush(): Promise<void> {
    await this.#request(this.#connection.shell, 'kernel_info_request', {});
  }

  /** Asks the kernel to end, and ends it when it does not. */
  async stop(): Promise<void> {
    if (!this.#death) {
      this.#request(this.#connection.control, 'shutdown_request', { restart: false }).catch(() => undefined);
      if (!(await settledWithin(this.#exited, GRACE))) await this.#kill();
    }
    this.#connection.close();
  }

  /** SIGINT breaks a loop and an awaited promise, and the kernel lives; SIGKILL ends what does not listen. */
  async #interrupt(reply: Promise<Message>): Promise<void> {
    this.#child.kill('SIGINT');
    const ended = reply.catch(() => undefined);
    if (!(await settledWithin(ended, GRACE))) await this.#kill();
  }

  async #kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#exited;
  }

  #die(reason: string): void {
    if (this.#death) return;
    running.delete(this.#child);
    this.#death = new KernelDied(this.#log === '' ? reason : `${reason}\n${this.#log.trim()}`);
    for (const { reject } of this.#pending.values()) reject(this.#death);
    this.#pending.clear();
  }

  async #listen(socket: Socket, kind: 'onReply' | 'onPublished'): Promise<void> {
    // A closed socket ends the loop.
    for await (const frames of socket) {
      const message = this.#connection.codec.decode(frames);
      if (message) this.#pending.get(message.parent)?.[kind](message);
    }
  }

  /** Resolves with the reply once the kernel is idle again. The listener stays: output may come later. */
  #request(socket: Socket, type: string, content: object, onOutput?: OutputListener): Promise<Message> {
    if (this.#death) return Promise.reject(this.#death);
    const id = randomUUID();
    return new Promise((resolve, reject) => {
      let reply: Message | undefined;
      let idle = false;
      const settle = (): void => {
        if (reply && idle) resolve(reply);
      };
      this.#pending.set(id, {
        reject,
        onReply: (message) => {
          reply = message;
          settle();
          setTimeout(resolve, IDLE_TIMEOUT, message).unref();
        },
        onPublished: (message) => {
          if (message.type === 'status') {
            idle ||= message.content['execution_state'] === 'idle';
            settle();
          } else onOutput?.(message.type, message.content);
        },
      });
      socket.send(this.#connection.codec.encode(id, type, content)).catch(reject);
    });
  }
}

/**
 * Whether a promise settles in time; its rejection is thrown. The timer is cleared: it would
 * delay the end of the process.
 */
async function settledWithin(promise: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const timer = new AbortController();
  const late = sleep(milliseconds, false, { signal: timer.signal }).catch(() => false);
  promise.catch(() => undefined);
  try {
    return await Promise.race([promise.then(() => true), late]);
  } finally {
    timer.abort();
  }
}
