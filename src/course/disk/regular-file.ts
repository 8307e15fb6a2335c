/**
 * Reading what ought to be a file: a folder, a pipe or a device may stand at its place,
 * and must not be waited for.
 */
import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync } from 'node:fs';
import type { Stats } from 'node:fs';

export type FileKind = 'nothing' | 'a file' | 'a link' | 'a folder' | 'a pipe or a device';

/** What stands at a path, without following a link. */
export function kindAt(file: string): FileKind {
  const stat = lstatSync(file, { throwIfNoEntry: false });
  return stat === undefined ? 'nothing' : kindOf(stat);
}

/** What a look at it says. */
export function kindOf(stat: Stats): Exclude<FileKind, 'nothing'> {
  if (stat.isFile()) return 'a file';
  if (stat.isSymbolicLink()) return 'a link';
  return stat.isDirectory() ? 'a folder' : 'a pipe or a device';
}

/** More than any file of the course has; /proc and sparse files can claim anything. */
const MOST_BYTES = 64 * 2 ** 20;

/** The text of a file; empty where there is none that can be read. */
export function textIn(file: string): string {
  try {
    return readText(file);
  } catch {
    return '';
  }
}

/** The text of a file, without a byte order mark. Throws if it is none, and never waits. */
export function readText(file: string): string {
  // Where the system knows no such flag it is undefined and counts as 0.
  const handle = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const stat = fstatSync(handle);
    if (!stat.isFile()) throw new Error(`${file} is ${kindOf(stat)}`);
    if (stat.size > MOST_BYTES) throw new Error(`${file} is too large`);
    return readFileSync(handle, 'utf8').replace(/^\ufeff/, '');
  } finally {
    closeSync(handle);
  }
}
