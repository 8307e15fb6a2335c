/** The page's guest worker in this process: the same code behind the face of a browser's Worker. */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { serveJudgeAt } from '../../../src/course/browser/guest-worker.js';
import type { WebWorker, WorkerGlobal } from '../../../src/course/browser/web-worker.js';
import { compileWasm } from '../../../src/course/guest/wasm.js';
import type { Wasm } from '../../../src/course/guest/wasm.js';
import { inPackage } from '../../../src/course/disk/places.js';

/** The interpreter as the build left it. */
export const wasmHere = (): Promise<Wasm> =>
  compileWasm(readFileSync(inPackage('dist/course/browser/judge/quickjs.wasm')));

export function guestHere(): WebWorker {
  let isAlive = true;
  const later = (deliver: () => void): void => {
    setImmediate(() => {
      if (isAlive) deliver();
    });
  };
  const outside: WebWorker = {
    postMessage: (data) => {
      later(() => inside.onmessage?.({ data }));
    },
    terminate: () => {
      isAlive = false;
    },
    onmessage: null,
    onerror: null,
  };
  const inside: WorkerGlobal = {
    postMessage: (data) => {
      later(() => outside.onmessage?.({ data }));
    },
    onmessage: null,
  };
  // As in the terminal's worker: a busy machine costs nobody a check.
  serveJudgeAt(inside, () => process.cpuUsage().user / 1000);
  return outside;
}
