/** One command at a time: two that read, change and write the same file would undo each other's change. */
import { closeSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { sleep } from './atomic-write.js';

/** A change takes some milliseconds: who holds a lock for longer was ended in the middle of it. */
const STALE_MS = 5_000;
const STEP_MS = 10;

/** Runs the change while no other process runs one under the same lock. */
export function withLock(lock: string, change: () => void): void {
  mkdirSync(path.dirname(lock), { recursive: true });
  take(lock);
  try {
    change();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock: string): void {
  // More patience than a dead holder needs; behind a living one stand as many as there are commands at once.
  for (let waited = 0; waited < 6 * STALE_MS; waited += STEP_MS) {
    try {
      closeSync(openSync(lock, 'wx'));
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    removeStale(lock);
    sleep(STEP_MS);
  }
  throw new Error(`another command holds ${path.basename(lock)}`);
}

function removeStale(lock: string): void {
  try {
    if (Date.now() - statSync(lock).mtimeMs < STALE_MS) return;
    // Only one of those who wait can rename it.
    const taken = `${lock}.${process.pid}`;
    renameSync(lock, taken);
    rmSync(taken, { recursive: true });
  } catch {
    // Gone meanwhile.
  }
}
