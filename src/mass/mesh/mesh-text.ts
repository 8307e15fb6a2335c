/** What the mesh readers share: text from bytes, lines, numbers, errors that name the line. */
import { message, messageInWords } from '../../linear/expect.js';

/** A line with its number in the file, counted from 1, cut at white space. */
export interface WordLine {
  readonly number: number;
  readonly words: readonly [string, ...string[]];
}

/** Bytes as text, one character each: names may suffer, numbers and keywords do not. */
export function textFromBytes(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += PART) {
    // A typed array passes as the list of arguments; spread, it takes twenty times as long.
    parts.push(String.fromCharCode.apply(null, bytes.subarray(i, i + PART) as unknown as number[]));
  }
  return parts.join('');
}

/** Some ten thousand arguments are safe in every engine. */
const PART = 8192;

/** The bytes of a binary file that was read as text of one byte a character; none for other text. */
export function bytesFromText(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0xff) return undefined;
    bytes[i] = code;
  }
  return bytes;
}

/** The text of a file, without the mark that some programs put before it (U+FEFF, in UTF-8 or as UTF-16). */
export function textOfFile(file: string | Uint8Array): string {
  if (typeof file === 'string') return file.replace(/^\ufeff/, '');
  const [a, b, c] = file;
  if (a === 0xef && b === 0xbb && c === 0xbf) return textFromBytes(file.subarray(3));
  const low = a === 0xff && b === 0xfe ? 0 : a === 0xfe && b === 0xff ? 1 : -1;
  // Of UTF-16 the lower half of each pair: all that numbers and keywords need.
  return textFromBytes(low < 0 ? file : file.subarray(2).filter((_, i) => i % 2 === low));
}

/** The words of a line. NUL and the end-of-file mark of DOS count as white space. */
export function wordsOf(line: string): string[] {
  // eslint-disable-next-line no-control-regex
  return line.match(/[^\s\0\x1a]+/g) ?? [];
}

/**
 * The lines that hold something, without comments after `#`; a line that ends in a backslash goes
 * on in the next, if there is one.
 */
export function wordLines(file: string | Uint8Array): WordLine[] {
  const found: WordLine[] = [];
  const lines = textOfFile(file).split(/\r\n|\r|\n/);
  let pending = '';
  lines.forEach((line, i) => {
    const comment = line.indexOf('#');
    const full = pending + (comment < 0 ? line : line.slice(0, comment)).trimEnd();
    const goesOn = full.endsWith('\\');
    pending = goesOn ? `${full.slice(0, -1)} ` : '';
    if (goesOn && i + 1 < lines.length) return;
    const words = wordsOf(goesOn ? pending : full);
    if (words.length > 0) found.push({ number: i + 1, words: words as [string, ...string[]] });
  });
  return found;
}

/** An error that names the line, or the place in a file without lines. */
export function lineError(
  where: string,
  line: number | string,
  fault: { readonly condition: string; readonly got: unknown; readonly reason: string },
): RangeError {
  const place = typeof line === 'number' ? `line ${line}` : line;
  return new RangeError(message(where, `${fault.condition} in ${place}`, fault.got, fault.reason));
}

/** An error about a file without a face; `reason` says what a face is, or what the file may be. */
export function noFaces(where: string, reason: string): RangeError {
  return new RangeError(messageInWords(where, 'at least one face', 'none', reason));
}

/** An error about a binary file that was read as text and has lost its bytes. */
export function textForBytes(where: string): TypeError {
  return new TypeError(messageInWords(where, 'the bytes of a binary file', 'text', 'Read it without an encoding.'));
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

/** The count or index in a word. */
export function readCount(where: string, line: number, word: string | undefined, what: string): number {
  if (word !== undefined && /^\d+$/.test(word)) return Number(word);
  throw lineError(where, line, { condition: `the ${what}`, got: word, reason: 'It is an integer >= 0.' });
}

/** Throws unless the value is text or bytes. */
export function expectFile(where: string, file: unknown): void {
  if (typeof file === 'string' || file instanceof Uint8Array) return;
  throw new TypeError(
    message(where, 'text or bytes', file, 'Pass the content of the file, not its name or a promise.'),
  );
}
