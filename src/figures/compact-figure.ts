/**
 * Figures in few bytes: long lists of numbers become Plotly's typed arrays (`{dtype, bdata}`,
 * little-endian, base64), and evenly spaced x values become `x0` and `dx`. Plotly 2.35 and newer draw
 * the compact form as it is.
 */
import type { Figure, Trace } from './figure.js';

/** Unsigned and signed integers and floats, with their bytes. */
export type NumberType = 'u1' | 'u2' | 'i4' | 'f4' | 'f8';

/** A list of numbers in Plotly's binary form; `shape` ("rows, columns") when it is a table. */
export interface BinaryArray {
  dtype: NumberType;
  bdata: string;
  shape?: string;
}

const arrayTypes = {
  u1: Uint8Array,
  u2: Uint16Array,
  i4: Int32Array,
  f4: Float32Array,
  f8: Float64Array,
};

/** The attributes of a trace that hold one number per point, and the corners of a mesh's triangles. */
const LISTS = ['x', 'y', 'z', 'u', 'v', 'w', 'i', 'j', 'k', 'intensity'];
/** A shorter list is easier to read than to decode. */
const SHORTEST = 16;
/**
 * Single precision is used where it changes no value by more than this part of itself, and none
 * by more than 1e-5 of the range.
 */
const SINGLE = { ofValue: 1e-6, ofRange: 1e-5 };
/** x values are evenly spaced when none is off by more than this part of a step. */
const SPACING = 1e-6;

/** The compact form of a figure. */
export function compactFigure(figure: Figure): Figure {
  const frames = figure.frames?.map((frame) =>
    Array.isArray(frame['data']) ? { ...frame, data: (frame['data'] as Trace[]).map(compactLists) } : frame,
  );
  return {
    ...figure,
    data: figure.data.map((trace) => compactLists(spacedTrace(trace, figure.layout))),
    ...(frames && { frames }),
  };
}

/** The form with plain lists again; a gap is null, as in JSON. */
export function expandFigure(figure: Figure): Figure {
  const frames = figure.frames?.map((frame) =>
    Array.isArray(frame['data']) ? { ...frame, data: (frame['data'] as Trace[]).map(expandLists) } : frame,
  );
  return {
    ...figure,
    data: figure.data.map((trace) => {
      const expanded = expandLists(trace);
      const { x0, dx, y, ...rest } = expanded;
      if (typeof x0 !== 'number' || typeof dx !== 'number' || !Array.isArray(y)) return expanded;
      return { ...rest, y: y as unknown[], x: y.map((_, i) => x0 + i * dx) };
    }),
    ...(frames && { frames }),
  };
}

/** Only a linear axis counts in steps: on a logarithmic one Plotly would take the step as a factor. */
function spacedTrace(trace: Trace, layout: Readonly<Record<string, unknown>>): Trace {
  const { x, ...rest } = trace;
  const reference = typeof trace['xaxis'] === 'string' ? trace['xaxis'] : 'x';
  const axis = layout[`xaxis${reference.slice(1)}`] as { type?: string } | undefined;
  const linear = (axis?.type ?? 'linear') === 'linear';
  if (trace.type !== 'scatter' || !linear || !isLongList(x) || x.includes(null)) return trace;
  const values = x as number[];
  const x0 = values[0];
  const dx = Number(((values.at(-1)! - x0) / (values.length - 1)).toPrecision(12));
  const even = dx !== 0 && values.every((value, i) => Math.abs(value - x0 - i * dx) <= SPACING * Math.abs(dx));
  return even ? { ...rest, x0, dx } : trace;
}

function compactLists(trace: Trace): Trace {
  const compact: Trace = { ...trace };
  for (const key of LISTS) {
    const value = trace[key];
    if (isLongList(value)) compact[key] = binary(value);
    else if (isTable(value)) {
      compact[key] = { ...binary(value.flat()), shape: `${value.length}, ${value[0].length}` };
    }
  }
  return compact;
}

function expandLists(trace: Trace): Trace {
  const isBinary = (value: unknown): value is BinaryArray =>
    typeof value === 'object' && value !== null && 'bdata' in value && 'dtype' in value;
  const plain = Object.entries(trace).map(([key, value]) => [key, isBinary(value) ? listOf(value) : value] as const);
  return { ...trace, ...Object.fromEntries(plain) };
}

type Entry = number | null;

const isNumbers = (value: unknown): value is Entry[] =>
  Array.isArray(value) && value.every((v) => v === null || typeof v === 'number');

const isLongList = (value: unknown): value is Entry[] => isNumbers(value) && value.length >= SHORTEST;

const isTable = (value: unknown): value is Entry[][] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(isNumbers) &&
  value.every((row) => row.length === value[0].length) &&
  value.length * value[0].length >= SHORTEST;

function binary(list: readonly Entry[]): BinaryArray {
  const values = list.map((value) => value ?? NaN);
  const dtype = smallestType(values);
  const bytes = new Uint8Array(new arrayTypes[dtype](values).buffer);
  return { dtype, bdata: btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), '')) };
}

function smallestType(values: readonly number[]): NumberType {
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  if (values.every(Number.isInteger)) {
    if (low >= 0 && high < 2 ** 8) return 'u1';
    if (low >= 0 && high < 2 ** 16) return 'u2';
    return low >= -(2 ** 31) && high < 2 ** 31 ? 'i4' : 'f8';
  }
  const single = values.every((value) => {
    const error = Math.abs(Math.fround(value) - value);
    return !(error > SINGLE.ofValue * Math.abs(value)) && !(error > SINGLE.ofRange * (high - low));
  });
  return single ? 'f4' : 'f8';
}

function listOf({ dtype, bdata, shape }: BinaryArray): Entry[] | Entry[][] {
  const bytes = Uint8Array.from(atob(bdata), (character) => character.charCodeAt(0));
  const list = Array.from(new arrayTypes[dtype](bytes.buffer), (value) => (Number.isNaN(value) ? null : value));
  if (shape === undefined) return list;
  const columns = Number(shape.split(',')[1]);
  return Array.from({ length: list.length / columns }, (_, row) => list.slice(row * columns, (row + 1) * columns));
}
