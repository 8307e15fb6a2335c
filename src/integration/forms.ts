/**
 * The two ways to write a function of time and state. `f(t, y) => result` reads like the formula; `f(t, y, out)` writes
 * its result into `out` and allocates nothing. The number of declared parameters tells them apart.
 */
import { message } from '../linear/expect.js';

/** The fast form, declared with three parameters: sets every entry of `out` and leaves `y` alone. */
export type FastRate = (t: number, y: Float64Array, out: Float64Array) => void;
/** The readable form: gets a fresh array and returns one; `f(t, y) => y'`. */
export type Rate<Y extends number[] = number[]> = (t: number, y: Y) => ArrayLike<number>;

/**
 * The fast form of a function in either form.
 *
 * @param where the public function that was called, for messages
 * @param call how a message shows the function, for instance `f(t, y)`
 */
export function inPlace<Y extends number[]>(
  where: string,
  call: string,
  f: FastRate | Rate<Y>,
  width: number,
): FastRate {
  if (typeof f !== 'function') {
    throw new TypeError(
      message(where, `${call} to be a function`, f, 'Give it as (t, y) => [...] or (t, y, out) => {...}.'),
    );
  }
  if (f.length >= 3) return f as FastRate;
  const readable = f as Rate<Y>;
  return (t, y, out) => {
    const copy = new Array<number>(width);
    for (let i = 0; i < width; i++) copy[i] = y[i];
    const value: unknown = readable(t, copy as Y);
    if (!isListOf(value, width)) {
      throw new TypeError(
        message(
          where,
          `${call} to return ${String(width)} numbers`,
          value,
          'The form that fills an array is declared with three parameters, (t, y, out) => {...}.',
        ),
      );
    }
    for (let i = 0; i < width; i++) out[i] = value[i];
  };
}

function isListOf(value: unknown, width: number): value is ArrayLike<number> {
  return (
    (Array.isArray(value) || ArrayBuffer.isView(value)) && (value as unknown as ArrayLike<number>).length === width
  );
}
