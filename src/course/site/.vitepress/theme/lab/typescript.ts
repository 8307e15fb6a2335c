/**
 * What TypeScript says of the cells of a page. It is 1 MB, and is loaded when a reader
 * first asks for a proposal.
 */
import type { TypeProblem } from '@dist/course/browser/cell-types.js';
import type { LiveCell } from '@dist/course/browser/live-messages.js';
import type { TypesReply, TypesRequest } from '@dist/course/browser/types-worker.js';
import { withBase } from 'vitepress';

const WORKER = '/engine/types-worker.js';

export class TypeScriptOfPage {
  readonly #cells: () => LiveCell[];
  readonly #waiting = new Map<number, (reply: TypesReply) => void>();
  #worker: Worker | undefined;
  #number = 0;

  /** `cells` gives the code cells as they stand, in order. */
  constructor(cells: () => LiveCell[]) {
    this.#cells = cells;
  }

  #ask(at?: TypesRequest['at']): Promise<TypesReply> {
    this.#worker ??= this.#open();
    const number = ++this.#number;
    this.#worker.postMessage({ number, cells: this.#cells(), ...(at && { at }) } satisfies TypesRequest);
    return new Promise((resolve) => this.#waiting.set(number, resolve));
  }

  #open(): Worker {
    const worker = new Worker(withBase(WORKER), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<TypesReply>) => {
      this.#waiting.get(data.number)?.(data);
      this.#waiting.delete(data.number);
    };
    return worker;
  }

  /** What can be written at a place of a cell. */
  async names(cell: string, offset: number): Promise<string[]> {
    const reply = await this.#ask({ cell, offset });
    return reply.kind === 'completions' ? reply.names : [];
  }

  /** What is wrong in a cell; nothing is asked before the reader has wanted a proposal. */
  async problems(cell: string): Promise<TypeProblem[]> {
    if (!this.#worker) return [];
    const reply = await this.#ask();
    return reply.kind === 'problems' ? reply.problems.filter((problem) => problem.cell === cell) : [];
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#waiting.clear();
  }
}
