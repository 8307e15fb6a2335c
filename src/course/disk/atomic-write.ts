/** Writing files so that a reader, or a power cut, finds the old content or the new one and never a part. */
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/**
 * Writes the file, making its folder if needed. `isWanted` is asked once the content is on the disk,
 * just before it takes the file's place; false if it said no.
 */
export function writeAtomically(file: string, content: string | Uint8Array, isWanted = (): boolean => true): boolean {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  try {
    // On the disk before its name is: after a power cut an empty file could bear the name.
    writeFileSync(draft, content, { flush: true });
    const wanted = isWanted();
    if (wanted) renameWithRetry(draft, file);
    else rmSync(draft);
    return wanted;
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

const DRAFT = /^(.+)\.(\d+)\.tmp$/;

/** Whether a file is one that a living process is about to give its name. */
export function isLivingDraft(name: string): boolean {
  const draft = DRAFT.exec(name);
  return draft !== null && !hasEnded(Number(draft[2]));
}

/** Removes drafts of a folder's files and folders whose writers were killed in the middle of it. */
export function removeOrphanedDrafts(folder: string, files: readonly string[]): void {
  try {
    for (const name of readdirSync(folder)) {
      const [, file, pid] = DRAFT.exec(name) ?? [];
      if (files.includes(file) && hasEnded(Number(pid)))
        rmSync(path.join(folder, name), { recursive: true, force: true });
    }
  } catch {
    // There is no such folder, or it is not ours to change.
  }
}

/** Whether a process of this machine is no more. */
export function hasEnded(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** How Windows says that another program, such as a virus scanner or an indexer, has the file open. */
const IN_USE = new Set<unknown>(['EPERM', 'EBUSY', 'EACCES']);

/** Milliseconds after each attempt but the last, a second and a quarter in all: a scanner is done sooner. */
const WAITS = [10, 20, 40, 80, 160, 320, 640];

/** Gives a file its name, also where Windows lets another program hold the file of that name for a moment. */
export function renameWithRetry(from: string, to: string, { platform }: { platform: string } = process): void {
  for (const wait of platform === 'win32' ? WAITS : []) {
    try {
      renameSync(from, to);
      return;
    } catch (error) {
      if (!IN_USE.has((error as NodeJS.ErrnoException).code)) throw error;
    }
    sleep(wait);
  }
  renameSync(from, to);
}

/** Waits without giving other code its turn, as the writing itself does. */
export function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
