/**
 * The one gate to the terminal. Texts of a student can be anywhere in what is printed: in values, names of
 * fields, errors, the compiler's messages, file names. So everything that is printed is made printable here,
 * and only our own codes pass.
 */
import { randomBytes } from 'node:crypto';
import { printable } from '../../guest/printable.js';
import type { Io } from '../command.js';

/**
 * Marks our own codes until they are printed. Drawn anew by every process, so no text
 * of a student can hold it.
 */
const SEAL = `\u0001${randomBytes(12).toString('hex')}`;
const END = '\u0002';
const SEALED = new RegExp(`(${SEAL}[^${END}]*${END})`);

/** A control code of our own, such as `[31m`, in a text on its way to the terminal. */
export const code = (sequence: string): string => `${SEAL}${sequence}${END}`;

/** Clears the screen and begins at its top. */
export const CLEAR: string = code('[2J') + code('[H');

/** Begins the line of the cursor anew. */
export const SAME_LINE: string = code('[1G') + code('[2K');

/** The text without our codes. */
export const bare = (text: string): string =>
  text
    .split(SEALED)
    .filter((_part, i) => i % 2 === 0)
    .join('');

/** The text with everything printable but our codes, which are still sealed: what lines are made of. */
export const cleaned = (text: string): string => mapped(text, (sealed) => sealed);

/** The text as it may reach the terminal. */
export const onScreen = (text: string): string =>
  mapped(text, (sealed) => `\u001b${sealed.slice(SEAL.length, -END.length)}`);

const mapped = (text: string, ours: (sealed: string) => string): string =>
  text
    .split(SEALED)
    .map((part, i) => (i % 2 === 0 ? printable(part) : ours(part)))
    .join('');

/** An output that nothing passes but what is printable, and our own codes. */
export function guarded(io: Io): Io {
  return {
    ...io,
    out: (text) => {
      io.out(onScreen(text));
    },
    err: (text) => {
      io.err(onScreen(text));
    },
    ...(io.progress && {
      progress: (line: string): void => {
        io.progress?.(onScreen(line));
      },
    }),
  };
}

/**
 * JSON in which everything that is not printable is escaped: the value is kept,
 * and nothing acts on the terminal.
 */
export function jsonText(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(/[^\n -~]+/gu, (run) =>
    printable(run) === run
      ? run
      : run.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
}
