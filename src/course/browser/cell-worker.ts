/**
 * What runs in a page's cell worker. The build writes the entry that hands it the modules, so that mathjs
 * and what needs it come only when a cell imports them.
 */
import { CellOutputs } from './cell-outputs.js';
import { CellServer } from './cell-server.js';
import { CellEngine } from './cell-engine.js';
import type { LiveReply, NumberedRequest } from './live-messages.js';

type Exports = Record<string, unknown>;

/** By its name, what gives of a module at least the exports with these names; `*` are all. */
export type Modules = Readonly<Record<string, (names: readonly string[]) => Exports | Promise<Exports>>>;

/** A worker's own global object. */
interface WorkerGlobal {
  console: object;
  postMessage: (message: LiveReply) => void;
  onmessage: ((event: { data: NumberedRequest }) => void) | null;
}

/** Frames that an error keeps: a cell's own may lie below many of the library. */
const FRAMES = 50;

export function serveCells(modules: Modules): void {
  const worker = globalThis as unknown as WorkerGlobal;
  Object.assign(Error, { stackTraceLimit: FRAMES });
  const outputs = new CellOutputs();
  outputs.install(worker);
  const engine = new CellEngine(async (from, names) =>
    Object.hasOwn(modules, from) ? modules[from](names) : undefined,
  );
  const server = new CellServer(engine, outputs, (reply) => {
    worker.postMessage(reply);
  });
  worker.onmessage = ({ data }) => {
    void server.receive(data);
  };
  worker.postMessage({ kind: 'ready' });
}
