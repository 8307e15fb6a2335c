/**
 * The disposable process around the interpreter. It reads one JSON line, answers with one, and knows nothing of
 * judges, wanted values or files. The supervisor (supervisor.ts) starts it without environment and may kill it at any time.
 */
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import v8 from 'node:v8';
import { compileWasm, openQuickJs } from '../guest/engine.js';
import type { Engine } from '../guest/engine.js';
import type { Limits } from '../guest/limits.js';
import type { WorkerReply } from '../guest/reply.js';

/** One line to the worker. */
export type WorkerRequest =
  { open: { code: string; names: readonly string[]; limits: Limits } } | { probe: { source: string; inputs: string } };

// Node opens its debugger on SIGUSR1 for any process of the same user, unless somebody listens.
process.on('SIGUSR1', () => undefined);

// V8's optimising compiler would spend 1.2 s of processor time on the interpreter, most of what a check may use, and its
// code is a quarter faster than the baseline compiler's: a check would be over before it pays.
v8.setFlagsFromString('--liftoff-only');

const wasm = await compileWasm(await readFile(new URL(import.meta.resolve('quickjs-wasi/quickjs.wasm'))));

/** Milliseconds of processor time that this process has used. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

let engine: Engine | undefined;

async function answer(request: WorkerRequest): Promise<WorkerReply> {
  if ('open' in request) {
    engine?.dispose();
    engine = await openQuickJs(wasm, request.open.limits, processorTime);
    return engine.load(request.open.code, request.open.names);
  }
  return engine ? engine.probe(request.probe.source, request.probe.inputs) : { stopped: 'crash' };
}

const send = (message: object): void => {
  process.stdout.write(`${JSON.stringify(message)}\n`);
};

let pending = '';
process.stdin.setEncoding('utf8');
send({ ready: true });
for await (const chunk of process.stdin) {
  pending += chunk as string;
  for (let end = pending.indexOf('\n'); end >= 0; end = pending.indexOf('\n')) {
    const line = pending.slice(0, end);
    pending = pending.slice(end + 1);
    send(await answer(JSON.parse(line) as WorkerRequest));
  }
}
