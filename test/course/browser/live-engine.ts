/** A notebook's engine in this process, with the messages that a page would hear. */
import * as mathjs from 'mathjs';
import * as figures from '../../../src/figures/index.js';
import * as library from '../../../src/index.js';
import type { CellOutput, SourceCell } from '../../../src/course/cells/notebook.js';
import { printed } from '../../../src/course/cells/outputs.js';
import { CellOutputs } from '../../../src/course/browser/cell-outputs.js';
import { CellServer } from '../../../src/course/browser/cell-server.js';
import { CellEngine } from '../../../src/course/browser/cell-engine.js';
import type { LiveCell, LiveReply, LiveRequest } from '../../../src/course/browser/live-messages.js';

const modules: Readonly<Record<string, Record<string, unknown>>> = {
  'rigid-body-lab': library,
  'rigid-body-lab/figures': figures,
  mathjs,
};

/** The last word about a cell. */
export interface CellState {
  outputs: CellOutput[];
  error?: string;
  line?: number | undefined;
  blockedBy?: string;
}

export class LiveEngine {
  readonly states = new Map<string, CellState>();
  readonly #outputs = new CellOutputs();
  readonly #server: CellServer;
  #replies: LiveReply[] = [];
  #number = 0;

  constructor(cells: readonly LiveCell[]) {
    const engine = new CellEngine((from) => Promise.resolve(modules[from]));
    this.#server = new CellServer(engine, this.#outputs, (reply) => {
      this.#replies.push(reply);
    });
    void this.#server.receive({ load: cells, number: 0 });
  }

  /** Makes a request and waits until it is done; returns its replies. */
  async ask(request: LiveRequest): Promise<LiveReply[]> {
    this.#replies = [];
    const own = { ...console };
    const symbols = Object.getOwnPropertySymbols(globalThis);
    this.#outputs.install(globalThis);
    try {
      await this.#server.receive({ ...request, number: ++this.#number });
    } finally {
      Object.assign(console, own);
      for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
        if (!symbols.includes(symbol)) Reflect.deleteProperty(globalThis, symbol);
      }
    }
    for (const reply of this.#replies) this.#note(reply);
    return this.#replies;
  }

  #note(reply: LiveReply): void {
    if (reply.kind === 'blocked') this.states.set(reply.cell, { outputs: [], blockedBy: reply.by });
    if (reply.kind !== 'ran') return;
    const { cell, outputs, error } = reply;
    const failure = error && { error: `${error.name}: ${error.message}`, line: error.line };
    this.states.set(cell, { outputs, ...failure });
  }

  /** Runs all cells in order, as from the top. */
  async runAll(cells: readonly LiveCell[]): Promise<void> {
    await this.ask({ run: cells.map(({ id }) => id) });
  }

  /** Edits one cell; returns the ids of the cells that ran. */
  async edit(id: string, source: string): Promise<string[]> {
    return cellsRun(await this.ask({ edits: [{ id, source }] }));
  }

  printed(id: string): string {
    return printed(this.states.get(id)?.outputs ?? [], 'stdout');
  }
}

export const cellsRun = (replies: readonly LiveReply[]): string[] =>
  replies.flatMap((reply) => (reply.kind === 'ran' ? [reply.cell] : []));

/** The code cells of a notebook. */
export const codeCells = (cells: readonly SourceCell[]): LiveCell[] =>
  cells.filter(({ kind }) => kind === 'code').map(({ id, source }) => ({ id, source }));

/** Cells `a`, `b`, `c` … with these texts. */
export const lettered = (...sources: readonly string[]): LiveCell[] =>
  sources.map((source, i) => ({ id: String.fromCharCode(97 + i), source }));
