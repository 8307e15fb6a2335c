/** What the mesh readers share. */
import { message, shown } from '../../linear/expect.js';

/** A line with its number in the file, counted from 1, cut at white space. */
export interface WordLine {
  readonly number: number;
  readonly words: readonly [string, ...string[]];
}

/** Bytes as text, one character each: names may suffer, numbers and keywords do not. */
export function textFromBytes(bytes: Uint8Array): string {
  const parts: string[] = [];
  // Some ten thousand arguments are safe in every engine.
  for (let i = 0; i < bytes.length; i += 16384) parts.push(String.fromCharCode(...bytes.subarray(i, i + 16384)));
  return parts.join('');
}

/** The lines that hold something, without comments after `#`; a line that ends in a backslash goes on in the next. */
export function wordLines(file: string | Uint8Array): WordLine[] {
  const text = typeof file === 'string' ? file : textFromBytes(file);
  const found: WordLine[] = [];
  let pending = '';
  text.split(/\r\n|\r|\n/).forEach((line, i) => {
    const full = pending + line.replace(/#.*/, '');
    pending = full.endsWith('\\') ? `${full.slice(0, -1)} ` : '';
    const words = pending === '' ? full.split(/\s+/).filter((word) => word !== '') : [];
    if (words.length > 0) found.push({ number: i + 1, words: words as [string, ...string[]] });
  });
  return found;
}

/** An error that names the line. */
export function lineError(
  where: string,
  line: number,
  fault: { readonly condition: string; readonly got: unknown; readonly reason: string },
): RangeError {
  return new RangeError(
    `${where}: expected ${fault.condition} in line ${String(line)}, got ${shown(fault.got)}. ${fault.reason}`,
  );
}

/** Decimal numbers only: Number would also read 0x10, Infinity and the empty text. */
const NUMBER = /^[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?$/;

/** The number in a word, in double precision; throws with the line for anything else. */
export function readNumber(where: string, line: number, word: string): number {
  const value = NUMBER.test(word) ? Number(word) : NaN;
  if (Number.isFinite(value)) return value;
  throw lineError(where, line, {
    condition: 'a finite number',
    got: word,
    reason: 'Decimals are written with a point.',
  });
}

/** Throws unless the value is text or bytes. */
export function expectFile(where: string, file: unknown): void {
  if (typeof file === 'string' || file instanceof Uint8Array) return;
  throw new TypeError(
    message(where, 'text or bytes', file, 'Pass the content of the file, not its name or a promise.'),
  );
}
