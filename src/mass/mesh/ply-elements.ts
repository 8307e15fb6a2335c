/** The elements of a PLY file, whatever its form. */
import { message, messageInWords } from '../../linear/expect.js';
import { bytesFromText, lineError, readNumber, textForBytes, textFromBytes, textOfFile, wordsOf } from './mesh-text.js';

/** One element: the name of its kind, its number in its kind, counted from 0, and its properties by name. */
export interface PlyElement {
  name: string;
  number: number;
  values: Partial<Record<string, number | number[]>>;
}

/** The type of a number: its length in bytes, and how it is read. */
interface NumberType {
  bytes: number;
  read: (view: DataView, at: number, littleEndian: boolean) => number;
}

const int8: NumberType = { bytes: 1, read: (view, at) => view.getInt8(at) };
const uint8: NumberType = { bytes: 1, read: (view, at) => view.getUint8(at) };
const int16: NumberType = { bytes: 2, read: (view, at, little) => view.getInt16(at, little) };
const uint16: NumberType = { bytes: 2, read: (view, at, little) => view.getUint16(at, little) };
const int32: NumberType = { bytes: 4, read: (view, at, little) => view.getInt32(at, little) };
const uint32: NumberType = { bytes: 4, read: (view, at, little) => view.getUint32(at, little) };
const float32: NumberType = { bytes: 4, read: (view, at, little) => view.getFloat32(at, little) };
const float64: NumberType = { bytes: 8, read: (view, at, little) => view.getFloat64(at, little) };

/** Both sets of names are in use. */
const TYPES: Readonly<Record<string, NumberType>> = {
  ...{
    char: int8,
    uchar: uint8,
    short: int16,
    ushort: uint16,
    int: int32,
    uint: uint32,
    float: float32,
    double: float64,
  },
  ...{ int8, uint8, int16, uint16, int32, uint32, float32, float64 },
};

interface Property {
  name: string;
  type: NumberType;
  /** The type of the count, if the property is a list. */
  count: NumberType | undefined;
}

interface Kind {
  name: string;
  count: number;
  properties: Property[];
}

/** Gives the numbers of the body one after the other. */
type Source = (type: NumberType, element: string) => number;

/** All elements of the file. */
export function readPly(where: string, given: string | Uint8Array): PlyElement[] {
  // Text of two bytes a character begins with a mark that "ply" does not.
  const file = typeof given !== 'string' && given[0] >= 0xfe ? textOfFile(given) : given;
  const { lines, length } = headerOf(where, file);
  const format = lines.find(([keyword]) => keyword === 'format')?.[1];
  const kinds = kindsOf(where, lines);
  const next = sourceOf(where, { file, length, format, firstLine: lines.length + 1 });
  return kinds.flatMap(({ name, count, properties }) =>
    Array.from({ length: count }, (_, number) => {
      const values: PlyElement['values'] = {};
      const element = `${name} ${number}`;
      for (const property of properties) {
        const { type, count: countType } = property;
        values[property.name] = countType
          ? Array.from({ length: next(countType, element) }, () => next(type, element))
          : next(type, element);
      }
      return { name, number, values };
    }),
  );
}

/**
 * The lines of the header in words, and how many characters or bytes it has with the end of its last line.
 */
function headerOf(where: string, file: string | Uint8Array): { lines: string[][]; length: number } {
  const text = typeof file === 'string' ? file : textFromBytes(file.subarray(0, 65536));
  const found =
    /^(?:\ufeff|\u00ef\u00bb\u00bf)?ply[ \t]*(\r\n|\n|\r)[^]*?(?:\r\n|\n|\r)end_header[ \t]*(\r\n|\n|\r|$)/i.exec(text);
  if (!found) {
    const start = textOfFile(text.slice(0, 12));
    throw new RangeError(message(where, 'a header from ply to end_header', start, 'It is no PLY file.'));
  }
  const lines = found[0].split(/\r\n|\n|\r/).map((line) => wordsOf(line.toLowerCase()));
  if (lines.at(-1)?.length === 0) lines.pop();
  // Where lines end in CR alone, a LF is the first byte of the body.
  const surplus = found[1] === '\r' && found[2] === '\r\n' ? 1 : 0;
  return { lines, length: found[0].length - surplus };
}

function kindsOf(where: string, lines: readonly string[][]): Kind[] {
  const kinds: Kind[] = [];
  lines.forEach(([keyword, ...words], i) => {
    if (keyword === 'element' && /^\d+$/.test(words[1] ?? '')) {
      kinds.push({ name: words[0], count: Number(words[1]), properties: [] });
    } else if (keyword === 'property') {
      const isList = words[0] === 'list';
      const [count, type, name = ''] = isList ? words.slice(1) : [undefined, ...words];
      const known = (isList ? [count, type] : [type]).every((t) => t !== undefined && Object.hasOwn(TYPES, t));
      const kind = kinds.at(-1);
      if (!known || name === '' || kind === undefined) throw unreadable(where, i, lines[i]);
      kind.properties.push({ name, type: TYPES[type!], count: count === undefined ? undefined : TYPES[count] });
    } else if (keyword === 'element') throw unreadable(where, i, lines[i]);
  });
  return kinds;
}

function unreadable(where: string, index: number, words: readonly string[]): RangeError {
  const condition = 'element <name> <count> or property <type> <name>';
  return lineError(where, index + 1, { condition, got: words.join(' '), reason: 'The header cannot be read.' });
}

interface Body {
  file: string | Uint8Array;
  /** Where the body begins. */
  length: number;
  format: string | undefined;
  firstLine: number;
}

function sourceOf(where: string, { file, length, format, firstLine }: Body): Source {
  if (format === 'ascii') {
    return words(
      where,
      typeof file === 'string' ? file.slice(length) : textFromBytes(file.subarray(length)),
      firstLine,
    );
  }
  const little = format === 'binary_little_endian';
  if (!little && format !== 'binary_big_endian') {
    const known = 'ascii, binary_little_endian or binary_big_endian';
    const reason = 'Other forms of PLY are not known.';
    throw new RangeError(messageInWords(where, `format ${known}`, String(format), reason));
  }
  const bytes = typeof file === 'string' ? bytesFromText(file) : file;
  if (bytes === undefined) throw textForBytes(where);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = length;
  return ({ bytes, read }, element) => {
    if (at + bytes > view.byteLength) throw cutShort(where, element);
    at += bytes;
    return read(view, at - bytes, little);
  };
}

/** A binary number in a text file is a word, whatever its type. */
function words(where: string, text: string, firstLine: number): Source {
  const lines = text.split(/\r\n|\n|\r/);
  let line = -1;
  let rest: string[] = [];
  return (_type, element) => {
    while (rest.length === 0) {
      line++;
      if (line >= lines.length) throw cutShort(where, element);
      rest = wordsOf(lines[line]).reverse();
    }
    return readNumber(where, firstLine + line, rest.pop()!);
  };
}

function cutShort(where: string, element: string): RangeError {
  return new RangeError(messageInWords(where, element, 'the end of the file', 'The file is cut short.'));
}
