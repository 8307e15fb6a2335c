/** One command at a time: two that change one file, or fill one folder, would undo each other's work. */
import { randomUUID } from 'node:crypto';
import { closeSync, linkSync, mkdirSync, openSync, renameSync, rmSync, statSync, utimesSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { hasEnded, sleep } from './atomic-write.js';
import { textIn } from './regular-file.js';

/** A change takes some milliseconds: who holds a lock for longer was ended or stopped in the middle of it. */
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
    const holder = textIn(lock);
    if (Date.now() - statSync(lock).mtimeMs >= STALE_MS) remove(lock, holder, token);
  } catch {
    // Gone meanwhile.
  }
}

/** Removes a lock of which another process is still the holder by now; a later one gets it back. */
function remove(lock: string, holder: string, token: string): void {
  const taken = `${lock}.${token.split(' ').at(-1)!}`;
  try {
    renameSync(lock, taken);
    if (textIn(taken) !== holder) linkSync(taken, lock);
  } catch {
    // Another was quicker.
  }
  rmSync(taken, { recursive: true, force: true });
}

/** A lock is another process's; the message ends a sentence. */
export class LockHeld extends Error {
  override name = 'LockHeld';
}

/** How often a lock of long work says that its holder lives, and after how long without that it has ended. */
const BEAT_MS = 10_000;
const SILENT_MS = 12 * BEAT_MS;

/** Of its own processes this machine knows who has ended; those of another one have to tell. */
function hasGone(lock: string, holder: string): boolean {
  const [pid, host] = holder.split(' ');
  if (host === os.hostname()) return hasEnded(Number(pid));
  const stat = statSync(lock, { throwIfNoEntry: false });
  return stat === undefined || Date.now() - stat.mtimeMs > SILENT_MS;
}

/**
 * Holds a lock for as long as the work takes, hours too. Returns what gives it back. Throws a LockHeld where
 * a living process holds it.
 */
export function hold(lock: string): () => void {
  const own = `${process.pid} ${os.hostname()} ${randomUUID()}`;
  while (!isMade(lock, own)) {
    const holder = textIn(lock);
    if (holder === '') {
      // It is about to say whose it is, or was ended just before.
      removeStale(lock, own);
      sleep(STEP_MS);
    } else if (hasGone(lock, holder)) remove(lock, holder, own);
    else throw new LockHeld(`process ${holder.split(' ').slice(0, 2).join(' on ')}`);
  }
  const isOurs = (): boolean => textIn(lock) === own;
  const beat = setInterval(() => {
    try {
      if (isOurs()) utimesSync(lock, new Date(), new Date());
    } catch {
      // The next beat may come through.
    }
  }, BEAT_MS).unref();
  return () => {
    clearInterval(beat);
    if (isOurs()) rmSync(lock, { force: true });
  };
}
