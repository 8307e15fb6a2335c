/**
 * The two ways to write a function of time and state. `f(t, y) => result` reads like the formula;
 * `f(t, y, out)` writes its result into `out` and allocates nothing. The number of declared
 * parameters tells them apart.
 */
import { expectFinite, message } from '../linear/expect.js';

/**
 * A right-hand side y' = f(t, y), in one of two forms:
 *
 * - readable, `(t, y) => [...]`: y is an array of its own; returns one number per number of y;
 * - fast, `(t, y, out) => {…}`, declared with three parameters: y is a Float64Array, which it leaves alone;
 *   sets every entry of `out`.
 *
 * The type of y is both, so that either form compiles without annotations.
 */
export type Rate<Y extends number[] = number[]> = (
  t: number,
  y: Y & Float64Array,
  out: Float64Array,
  // eslint-disable-next-line @typescript-eslint/no-invalid-void-type
) => ArrayLike<number> | void;

/** The fast form. */
export type InPlace = (t: number, y: Float64Array, out: Float64Array) => void;

/**
 * The fast form of a function in either form.
 *
 * @param where the public function that was called, for messages
 * @param call how a message shows the function, for instance `f(t, y)`
 */
export function inPlace<Y extends number[]>(where: string, call: string, f: Rate<Y>, width: number): InPlace {
  if (typeof f !== 'function') {
    throw new TypeError(
      message(where, `${call} to be a function`, f, 'Give it as (t, y) => [...] or (t, y, out) => {...}.'),
    );
  }
  if (f.length >= 3) return f as InPlace;
  const readable = f as unknown as (t: number, y: number[]) => unknown;
  // A copy of an array of doubles is one of doubles from the start; a fresh array would have
  // to learn it at each call.
  const blank = Array.from({ length: width }, () => NaN);
  return (t, y, out) => {
    const copy = blank.slice();
    for (let i = 0; i < width; i++) copy[i] = y[i];
    const value = readable(t, copy);
    if (!isListOf(value, width)) {
      throw new TypeError(
        message(
          where,
          `${call} to return ${width} numbers`,
          value,
          'The form that fills an array is declared with three parameters, (t, y, out) => {...}.',
        ),
      );
    }
    for (let i = 0; i < width; i++) {
      const entry: unknown = value[i];
      // A typed array would take null for 0 and '1' for 1. Whether the number is finite, the run sees.
      if (typeof entry !== 'number') expectFinite(where, `${call}[${i}]`, entry);
      out[i] = entry;
    }
  };
}

function isListOf(value: unknown, width: number): value is ArrayLike<number> {
  return (
    (Array.isArray(value) || ArrayBuffer.isView(value)) && (value as unknown as ArrayLike<number>).length === width
  );
}
