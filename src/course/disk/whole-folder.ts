/** A new folder that is there when all of it is: who makes one and is killed has made none. */
import { existsSync, mkdirSync, rmSync, rmdirSync } from 'node:fs';
import process from 'node:process';
import { renameWithRetry } from './atomic-write.js';

/** Makes the folder, which is not there or empty, from a draft beside it. */
export function makeWhole<T>(folder: string, make: (draft: string) => T): T {
  const draft = `${folder}.${process.pid}.tmp`;
  try {
    mkdirSync(draft, { recursive: true });
    const made = make(draft);
    if (existsSync(folder)) rmdirSync(folder);
    renameWithRetry(draft, folder);
    return made;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
