/**
 * What runs in a page's judge worker, which is trusted: checks, judges and the reference
 * solution, off the page's thread.
 */
import { compileWasm } from '../guest/wasm.js';
import type { Wasm } from '../guest/wasm.js';
import type { ExerciseModule } from '../judging/exercise-module.js';
import type { JudgeRequest } from './judge-messages.js';
import { JudgeServer } from './judge-server.js';
import { OrderedGuests } from './page-guests.js';
import { PageSandbox } from './page-sandbox.js';
import type { WorkerGlobal } from './web-worker.js';

interface Global extends WorkerGlobal {
  fetch: (address: string) => Promise<{ ok: boolean; status: number; arrayBuffer: () => Promise<ArrayBuffer> }>;
}

/** `folder` is the address of the files that the build lays beside this one. */
export function serveJudge(folder: string): void {
  const worker = globalThis as unknown as Global;
  const guests = new OrderedGuests((order, transfer) => {
    worker.postMessage(order, transfer);
  });
  const server = new JudgeServer({
    load: (exercise) => import(exercise) as Promise<ExerciseModule>,
    sandbox: new PageSandbox(guests.start, fetchWasm(worker, `${folder}quickjs.wasm`)),
    reply: (reply) => {
      worker.postMessage(reply);
    },
  });
  worker.onmessage = ({ data }) => {
    const request = data as JudgeRequest;
    if (request.kind === 'broke') guests.broke(request);
    else void server.receive(request);
  };
}

/** From bytes, not from the stream: not every static host knows the type of a .wasm file. */
async function fetchWasm({ fetch }: Global, address: string): Promise<Wasm> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return compileWasm(new Uint8Array(await response.arrayBuffer()));
}
