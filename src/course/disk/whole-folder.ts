/** A new folder that is there when all of it is: who makes one and is killed has made none. */
import { existsSync, mkdirSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { removeOrphanedDrafts, renameWithRetry } from './atomic-write.js';

/** Makes the folder, which is not there or empty, from a draft beside it. The draft of a killed one goes. */
export async function makeWhole<T>(folder: string, make: (draft: string) => T | Promise<T>): Promise<T> {
  const place = path.resolve(folder);
  removeOrphanedDrafts(path.dirname(place), [path.basename(place)]);
  const draft = `${place}.${process.pid}.tmp`;
  try {
    mkdirSync(draft, { recursive: true });
    const made = await make(draft);
    if (existsSync(folder)) rmdirSync(folder);
    renameWithRetry(draft, folder);
    return made;
  } finally {
    rmSync(draft, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Writes a new file of a folder; in its name there, `/` leads into folders, which are made. */
export function putInto(folder: string, name: string, content: string | Uint8Array): void {
  const file = path.join(folder, ...name.split('/'));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
