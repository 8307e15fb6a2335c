/** The worker's side: takes requests, runs what is stale in order, and says how each cell went. */
import type { CellOutputs } from './cell-outputs.js';
import type { CellEngine } from './cell-engine.js';
import type { LiveReply, NumberedRequest } from './live-messages.js';

export class CellServer {
  readonly #engine: CellEngine;
  readonly #outputs: CellOutputs;
  readonly #reply: (reply: LiveReply) => void;
  readonly #stale = new Set<number>();
  readonly #waiting: NumberedRequest[] = [];
  #isRunning = false;
  #work: Promise<void> = Promise.resolve();
  /** The cells whose text the reader holds: they run whatever they cost. */
  #edited = new Set<number>();
  #visible = new Set<number>();
  #budget = Infinity;
  #began = 0;

  constructor(engine: CellEngine, outputs: CellOutputs, reply: (reply: LiveReply) => void) {
    this.#engine = engine;
    this.#outputs = outputs;
    this.#reply = reply;
  }

  /**
   * Takes a request. One that comes while cells run is taken up between two of them.
   * Resolves when all are done.
   */
  async receive(request: NumberedRequest): Promise<void> {
    this.#waiting.push(request);
    if (!this.#isRunning) this.#work = this.#runAll();
    await this.#work;
  }

  async #runAll(): Promise<void> {
    this.#isRunning = true;
    let number = 0;
    for (;;) {
      for (const request of this.#waiting.splice(0)) {
        number = request.number;
        this.#take(request);
      }
      const left = this.#late();
      const next = Math.min(...[...this.#stale].filter((k) => !left.has(k)));
      if (next === Infinity) {
        this.#reply({ kind: 'done', number, waiting: [...left].map((k) => this.#engine.idOf(k)) });
        if (this.#waiting.length > 0) continue;
        this.#isRunning = false;
        return;
      } else {
        await this.#run(next);
        await messagesIn();
      }
    }
  }

  #take({ load, held, edits = [], run = [], budget = Infinity, visible = [] }: NumberedRequest): void {
    const engine = this.#engine;
    if (load) {
      engine.load(load, held);
      this.#stale.clear();
    }
    const known = visible.filter((id) => engine.has(id));
    this.#visible = new Set(known.map((id) => engine.indexOf(id)));
    this.#budget = budget;
    this.#began = performance.now();
    this.#edited = new Set(edits.map(({ id }) => engine.indexOf(id)));
    for (const { id, source } of edits) for (const k of engine.edit(id, source)) this.#stale.add(k);
    for (const id of run) {
      const k = engine.indexOf(id);
      for (const i of engine.again(k)) this.#stale.add(i);
    }
    // A cell whose inputs have never run pulls them in.
    for (const k of [...this.#stale]) for (const i of engine.unrun(k)) this.#stale.add(i);
    if (this.#stale.size > 0) this.#reply({ kind: 'stale', cells: this.#inOrder().map((k) => engine.idOf(k)) });
  }

  #inOrder(): number[] {
    return [...this.#stale].sort((a, b) => a - b);
  }

  /** What stays stale while a number is dragged: cells out of sight or too slow, and what needs them. */
  #late(): Set<number> {
    const late = new Set<number>();
    if (this.#budget === Infinity) return late;
    const spent = performance.now() - this.#began;
    const engine = this.#engine;
    const stale = this.#inOrder();
    const seen = (k: number): boolean =>
      stale.some((i) => this.#visible.has(i) && (i === k || engine.ancestors(i).has(k)));
    const needed = new Set([...this.#edited].flatMap((k) => [k, ...engine.ancestors(k)]));
    for (const k of stale) {
      if (needed.has(k)) continue;
      const isLate = !seen(k) || spent + engine.costOf(k) > this.#budget;
      if (isLate || [...late].some((i) => engine.ancestors(k).has(i))) late.add(k);
    }
    return late;
  }

  async #run(k: number): Promise<void> {
    const engine = this.#engine;
    const cell = engine.idOf(k);
    this.#stale.delete(k);
    const by = engine.missing(k);
    if (by !== undefined) {
      engine.forget(k);
      this.#reply({ kind: 'blocked', cell, by: engine.idOf(by) });
      return;
    }
    this.#reply({ kind: 'begins', cell });
    const began = performance.now();
    this.#outputs.begin();
    const error = await engine.run(k);
    const outputs = this.#outputs.end();
    if (error) for (const i of engine.failed(k)) this.#stale.add(i);
    this.#reply({ kind: 'ran', cell, outputs, ms: performance.now() - began, ...(error && { error }) });
  }
}

/** A MessageChannel as browsers and Node have it; Node's types know the port otherwise. */
interface Channel {
  port1: { onmessage: (() => void) | null; close: () => void };
  port2: { postMessage: (message: unknown) => void };
}

/** Lets messages in that wait: a port takes a turn at once, setTimeout would wait 4 ms. */
function messagesIn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel() as unknown as Channel;
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
