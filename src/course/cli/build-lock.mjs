/**
 * One process at a time installs or builds. Plain JavaScript without dependencies: it runs
 * before anything is installed.
 */
import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Says which process installs or builds: its number, and a text that no other has. Its time is that of the
 * beginning, and a complete build makes it the stamp: what is saved while the compiler works is newer.
 */
const lock = fileURLToPath(new URL('../../../dist/.building', import.meta.url));
const own = `${process.pid} ${randomUUID()}`;
/** Packages come over slow lines. Who holds the lock for longer was ended, and its number is another's. */
const LONGEST_MS = 60 * 60_000;
export const STEP_MS = 100;
process.on('exit', release);

/** Takes the lock, unless a living process has it. */
export function take() {
  try {
    mkdirSync(path.dirname(lock), { recursive: true });
    writeFileSync(lock, own, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST' || error.syscall !== 'open') {
      console.error(`Nothing can be installed or built here: ${error.message}.`);
      process.exit(3);
    }
  }
  const holder = textOf(lock);
  return holder !== undefined && !isAlive(holder) && remove(holder) && take();
}

function textOf(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function isAlive(holder) {
  try {
    // Where the number is not written yet it is 0, which is this process.
    process.kill(Number(holder.split(' ')[0]), 0);
    return Date.now() - statSync(lock).mtimeMs < Math.min(LONGEST_MS, os.uptime() * 1000);
  } catch (error) {
    // The process of another user; or the lock is free by now.
    return error.code === 'EPERM' || error.code === 'ENOENT';
  }
}

/** Removes the lock of a process that has ended. By now a living one may hold it: that one gets it back. */
function remove(holder) {
  const taken = `${lock}.${process.pid}`;
  try {
    renameSync(lock, taken);
    if (textOf(taken) !== holder) linkSync(taken, lock);
    return true;
  } catch {
    // Another was quicker.
    return false;
  } finally {
    rmSync(taken, { force: true });
  }
}

const isOurs = () => textOf(lock) === own;

export function release() {
  if (isOurs()) rmSync(lock, { force: true });
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
  if (isOurs()) renameSync(lock, file);
}
