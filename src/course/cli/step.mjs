// A line that says what `npm start` is doing. Plain JavaScript without dependencies:
// it runs before anything is installed.
import { Worker } from 'node:worker_threads';

/**
 * Draws a step's line, once a second. The cursor stays at its beginning: whatever is
 * printed meanwhile begins there.
 */
const CLOCK = `
const { existsSync, writeSync } = require('node:fs');
const { says, files, begun, over } = require('node:worker_threads').workerData;
setInterval(() => {
  const count = files.length > 0 ? files.filter((file) => existsSync(file)).length + ' of ' + files.length + ', ' : '';
  const line = says + ' ' + count + Math.round((Date.now() - begun) / 1000) + ' s';
  try {
    if (Atomics.load(over, 0) === 0) writeSync(1, '\\r\\x1b[2K' + line + '\\r');
  } catch {
    // A terminal that is busy gets the next one.
  }
}, 1000);`;

let endOfStep = () => undefined;

/** Ends the step that goes on, if there is one: what is printed next has a line of its own. */
export const endStep = () => endOfStep();

/**
 * Says what is done from now on, until the returned function is called or the next step begins.
 * Somebody at a terminal sees the seconds go by, and how many of the files are there; a thread counts,
 * as most work blocks this one.
 */
export function step(says, files = []) {
  endStep();
  if (!process.stdout.isTTY) {
    console.log(says);
    return () => undefined;
  }
  const begun = Date.now();
  const over = new Int32Array(new SharedArrayBuffer(4));
  process.stdout.write(`${says}\r`);
  const clock = new Worker(CLOCK, { eval: true, execArgv: [], workerData: { says, files, begun, over } });
  clock.unref();
  endOfStep = () => {
    Atomics.store(over, 0, 1);
    void clock.terminate();
    process.stdout.write(`\r\x1b[2K${says} ${((Date.now() - begun) / 1000).toFixed(1)} s\n`);
    endOfStep = () => undefined;
  };
  return endStep;
}
