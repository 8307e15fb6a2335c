/** A file that cannot be read is kept, beside those kept before. */
import path from 'node:path';
import { renameWithRetry } from './atomic-write.js';
import { kindAt } from './regular-file.js';

/**
 * Renames the file to <file>.unreadable, or with the next free number; returns its new name without folder.
 */
export function putAside(file: string): string {
  let kept = `${file}.unreadable`;
  for (let n = 2; kindAt(kept) !== 'nothing'; n++) kept = `${file}.unreadable.${n}`;
  renameWithRetry(file, kept);
  return path.basename(kept);
}
