/**
 * One process at a time installs or builds. Plain JavaScript without dependencies: it runs
 * before anything is installed.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Holds the number of the one process that installs or builds. Its time is that of the beginning, and a
 * complete build makes it the stamp: what is saved while the compiler works is newer.
 */
const lock = fileURLToPath(new URL('../../../dist/.building', import.meta.url));
/** Whoever holds the lock for longer was ended, and its number is another process's by now. */
const LONGEST_MS = 15 * 60_000;
export const STEP_MS = 100;
let isHolder = false;
process.on('exit', release);

/** Takes the lock, unless a living process has it. */
export function take() {
  try {
    mkdirSync(path.dirname(lock), { recursive: true });
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    isHolder = true;
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST' || error.syscall !== 'open') {
      console.error(`Nothing can be installed or built here: ${error.message}.`);
      process.exit(1);
    }
  }
  if (isHeld()) return false;
  rmSync(lock, { force: true });
  return take();
}

function isHeld() {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return Date.now() - statSync(lock).mtimeMs < LONGEST_MS;
  } catch (error) {
    // The process of another user.
    return error.code === 'EPERM';
  }
}

export function release() {
  if (isHolder) rmSync(lock, { force: true });
  isHolder = false;
}

/** Works while no other process installs or builds. */
export function alone(work) {
  for (let waited = 0; !take(); waited += STEP_MS) {
    if (waited === 0) console.log('Waiting for another process that installs or builds …');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, STEP_MS);
  }
  work();
  release();
}

/** Ends the lock as a mark of what has been built: with the time of its beginning. */
export function keepLockAs(file) {
  renameSync(lock, file);
  isHolder = false;
}
