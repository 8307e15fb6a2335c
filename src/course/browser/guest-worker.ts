/** What runs in the page's disposable worker: the student's interpreter. It may be ended at any time. */
import type { Wasm } from '../guest/wasm.js';
import { createService, WARM_UP } from '../guest/serve.js';
import type { WorkerRequest } from '../guest/supervisor.js';
import type { WorkerGlobal } from './web-worker.js';

/** Waits for the port at which the judge asks. */
export function serveGuest(worker: WorkerGlobal = globalThis as unknown as WorkerGlobal): void {
  worker.onmessage = ({ data: port }) => {
    serveJudgeAt(port as WorkerGlobal);
  };
}

/**
 * A page has no clock of the processor. Its clock on the wall also counts what else the machine does:
 * it runs slower, so that a right answer on a busy machine is not called too slow. The supervisor allows
 * three times the limit on the wall.
 */
const PATIENCE = 2.5;
const patientClock = (): number => performance.now() / PATIENCE;

/** Takes the interpreter's program, then texts; answers each with a text, in order. */
export function serveJudgeAt(port: WorkerGlobal, now: () => number = patientClock): void {
  const send = (message: object): void => {
    port.postMessage(JSON.stringify(message));
  };
  port.onmessage = ({ data: wasm }) => {
    const answer = createService(wasm as Wasm, now);
    let last: Promise<unknown> = answer(WARM_UP);
    port.onmessage = ({ data }) => {
      last = last.then(async () => {
        send(await answer(JSON.parse(data as string) as WorkerRequest));
      });
      last.catch(breakDown);
    };
    last.catch(breakDown);
    send({ ready: true });
  };
}

/** Outside a promise, so that the page hears of it. */
function breakDown(error: unknown): void {
  setTimeout(() => {
    throw error;
  }, 0);
}
