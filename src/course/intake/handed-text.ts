/** The text of what a student handed in: UTF-8, or UTF-16 where a mark says so. */
import { TextDecoder } from 'node:util';
import { DEFAULT_LIMITS } from '../guest/limits.js';
import { printable } from '../guest/printable.js';
import { submittedText } from '../guest/submitted-text.js';
import type { Trouble } from './trouble.js';

/** A text, or why there is none. */
export type HandedText = { readonly text: string } | Trouble;

const MARKS = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

const FIX = 'The student is told why; ask for a file that can be read.';

/** The text of a list, of a system or a lecturer; undefined if it is none. */
export function decodedText(bytes: Uint8Array): string | undefined {
  const wide = MARKS.find(({ mark }) => mark.every((byte, i) => bytes[i] === byte));
  try {
    return new TextDecoder(wide?.encoding ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The text of a submission, within the limits of a submission. */
export function handedText(name: string, bytes: Uint8Array): HandedText {
  const isWide = MARKS.some(({ mark }) => mark.every((byte, i) => bytes[i] === byte));
  const text = isWide ? decodedText(bytes) : undefined;
  const read = submittedText(
    printable(name),
    text === undefined ? bytes : new TextEncoder().encode(text),
    DEFAULT_LIMITS,
  );
  return 'refused' in read ? { problem: read.refused, fix: FIX } : { text: read.source };
}
