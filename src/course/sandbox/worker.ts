/**
 * The disposable process around the interpreter. It reads one JSON line and answers with one.
 * It is started without environment and may be killed at any time. The build bundles it, with all
 * that it imports, to one file.
 */
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import v8 from 'node:v8';
import { compileWasm } from '../guest/wasm.js';
import { createService, WARM_UP } from '../guest/serve.js';
import type { WorkerRequest } from '../guest/supervisor.js';

// Node opens its debugger on SIGUSR1 for any process of the same user, unless somebody listens.
process.on('SIGUSR1', () => undefined);

// V8's optimising compiler would spend 1.2 s of processor time on the interpreter, most of what a check may
// use, and its code is a quarter faster than the baseline compiler's: a check would be over before it pays.
v8.setFlagsFromString('--liftoff-only');

/** Milliseconds of processor time that this process has used. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const wasm = await compileWasm(await readFile(new URL('quickjs.wasm', import.meta.url)));
const answer = createService(wasm, processorTime);

const send = (message: object): void => {
  process.stdout.write(`${JSON.stringify(message)}\n`);
};

let pending = '';
process.stdin.setEncoding('utf8');
send({ ready: true });
// Now the checks are being loaded elsewhere.
await answer(WARM_UP);
for await (const chunk of process.stdin) {
  pending += chunk as string;
  for (let end = pending.indexOf('\n'); end >= 0; end = pending.indexOf('\n')) {
    const line = pending.slice(0, end);
    pending = pending.slice(end + 1);
    send(await answer(JSON.parse(line) as WorkerRequest));
  }
}
