/**
 * What a worker does with a message, whatever kind of worker it is. It knows nothing of
 * judges, wanted values or files.
 */
import { compile } from './compile.js';
import { openEngine } from './engine.js';
import type { Engine } from './engine.js';
import { DEFAULT_LIMITS } from './limits.js';
import type { WorkerReply, WorkerRequest } from './supervisor.js';
import type { Wasm } from './wasm.js';

type Probe = Extract<WorkerRequest, { probe: unknown }>['probe'];
const probed = (engine: Engine, { source, inputs, watch, ms }: Probe): WorkerReply =>
  engine.probe(source, inputs, watch, ms);

/** Answers one message after the other; `now` is the clock of the limits in milliseconds. */
export function createService(wasm: Wasm, now: () => number): (request: WorkerRequest) => Promise<WorkerReply> {
  let engine: Engine | undefined;
  let load: (() => WorkerReply) | undefined;
  return async (request) => {
    if ('open' in request) {
      const { source, imports, library, names, methods, constants, limits, loan } = request.open;
      engine?.dispose();
      engine = undefined;
      const program = compile(source, imports, { names, lent: loan?.names });
      if ('refused' in program) return program;
      const opened = await openEngine(wasm, { limits, methods, constants, now });
      engine = opened;
      const { code, exported, uses, replaceable } = program;
      load = () => opened.load({ code, library, names, loan });
      return { exported, uses, replaceable };
    }
    if (!engine || !load) return { replies: [], stopped: 'crash' };
    const started = now();
    const reply = 'load' in request ? load() : probed(engine, request.probe);
    return { ...reply, used: now() - started };
  };
}

/** A first file for a new worker: it would wait 60 ms for what is compiled at its first use. */
export const WARM_UP: WorkerRequest = {
  open: {
    source: 'export const one: number = 1;',
    imports: [],
    library: '({})',
    names: [],
    methods: [],
    limits: DEFAULT_LIMITS,
  },
};
