/** The first layer: reads a student's file without trusting it. */
import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync } from 'node:fs';
import type { Stats } from 'node:fs';
import path from 'node:path';
import type { Limits } from '../guest/limits.js';
import { printable } from '../guest/printable.js';
import { tooDeep } from '../guest/refusals.js';
import type { Refused } from '../guest/refusals.js';

/** What stands at the place of a file that is no file. */
function kindOf(stat: Stats): string {
  if (stat.isSymbolicLink()) return 'a link';
  if (stat.isDirectory()) return 'a folder';
  return 'a pipe or a device';
}

/** The text of the file, or why it is not read. */
export function readSource(file: string, limits: Limits): { source: string } | Refused {
  const name = printable(path.basename(file));
  let handle: number;
  try {
    const stat = lstatSync(file);
    if (!stat.isFile()) return { refused: `${name} is ${kindOf(stat)}: hand in the file itself.` };
    // The file could be swapped between the look and the reading: open without following links and without waiting for
    // a pipe (where the system knows these flags; elsewhere they are undefined and count as 0), and look again.
    handle = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return { refused: `${name} is missing.` };
    return { refused: `${name} cannot be read (${code ?? String(error)}).` };
  }
  try {
    const stat = fstatSync(handle);
    if (!stat.isFile()) return { refused: `${name} is ${kindOf(stat)}: hand in the file itself.` };
    if (stat.size > limits.sourceBytes) {
      return { refused: `${name} has ${stat.size} bytes, more than the ${limits.sourceBytes} that are read.` };
    }
    return accepted(name, readFileSync(handle), limits);
  } finally {
    closeSync(handle);
  }
}

function accepted(name: string, bytes: Buffer, limits: Limits): { source: string } | Refused {
  if (bytes.includes(0)) {
    return {
      refused: `${name} is no text in UTF-8 (UTF-16, perhaps): save it in your editor with the encoding UTF-8.`,
    };
  }
  let source: string;
  try {
    source = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { refused: `${name} is no text in UTF-8: save it in your editor with the encoding UTF-8.` };
  }
  return nesting(source) > limits.nesting ? { refused: tooDeep(limits.nesting) } : { source };
}

/** The deepest nesting of brackets, counted in strings and comments too: it only has to stop the absurd. */
function nesting(source: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [bracket] of source.matchAll(/[()[\]{}]/g)) {
    depth += '([{'.includes(bracket) ? 1 : -1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
