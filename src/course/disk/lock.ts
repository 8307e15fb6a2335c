/** One command at a time: two that read, change and write the same file would undo each other's change. */
import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import { sleep } from './atomic-write.js';
import { textIn } from './regular-file.js';

/** A change takes some milliseconds: who holds a lock for longer was ended, or stopped, in the middle of it. */
const STALE_MS = 5_000;
const STEP_MS = 10;

/**
 * Runs the change while no other process runs one under the same lock. Others take the lock from a process
 * that stands still, so a change asks `isOurs` just before it writes, and says whether it is done: one that
 * is not, since the lock was lost, is run again.
 */
export function withLock(lock: string, change: (isOurs: () => boolean) => boolean): void {
  mkdirSync(path.dirname(lock), { recursive: true });
  for (let isDone = false; !isDone;) {
    const token = take(lock);
    const isOurs = (): boolean => textIn(lock) === token;
    try {
      isDone = change(isOurs);
    } finally {
      if (isOurs()) rmSync(lock, { force: true });
    }
  }
}

/** Waits for the lock, and returns what stands in it as long as it is ours. */
function take(lock: string): string {
  const token = randomUUID();
  // More patience than a dead holder needs; behind a living one stand as many as there are commands at once.
  for (let waited = 0; waited < 6 * STALE_MS; waited += STEP_MS) {
    if (isMade(lock, token)) return token;
    removeStale(lock, token);
    sleep(STEP_MS);
  }
  throw new Error(`another command holds ${path.basename(lock)}`);
}

function isMade(lock: string, token: string): boolean {
  let handle: number;
  try {
    handle = openSync(lock, 'wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  try {
    writeSync(handle, token);
    return true;
  } catch (error) {
    rmSync(lock, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
}

function removeStale(lock: string, token: string): void {
  try {
    if (Date.now() - statSync(lock).mtimeMs < STALE_MS) return;
    // It may be a new one by now: whose it is sees that before writing.
    const taken = `${lock}.${token}`;
    renameSync(lock, taken);
    rmSync(taken, { recursive: true });
  } catch {
    // Gone meanwhile.
  }
}
