/** The first layer: reads a student's file without trusting it. */
import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { kindOf } from '../disk/regular-file.js';
import type { Limits } from '../guest/limits.js';
import { printable } from '../guest/printable.js';
import { submittedText } from '../guest/submitted-text.js';
import { tooLarge } from '../guest/refusals.js';
import type { Refused } from '../guest/refusals.js';

/** The text of the file, or why it is not read. */
export function readSource(file: string, limits: Limits): { source: string } | Refused {
  const name = printable(path.basename(file));
  let handle: number;
  try {
    const stat = lstatSync(file);
    if (!stat.isFile()) return { refused: `${name} is ${kindOf(stat)}: hand in the file itself.` };
    // The file could be swapped between the look and the reading: open without following links
    // and without waiting for a pipe (where the system knows these flags; elsewhere they are undefined
    // and count as 0), and look again.
    handle = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return { refused: `${name} is missing.` };
    return { refused: `${name} cannot be read (${code ?? String(error)}).` };
  }
  try {
    const stat = fstatSync(handle);
    if (!stat.isFile()) return { refused: `${name} is ${kindOf(stat)}: hand in the file itself.` };
    // Before it is read: it may be as large as the disk.
    if (stat.size > limits.sourceBytes) return { refused: tooLarge(name, stat.size, limits.sourceBytes) };
    return submittedText(name, readFileSync(handle), limits);
  } finally {
    closeSync(handle);
  }
}
