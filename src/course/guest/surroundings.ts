/**
 * What a student's file expects of its surroundings besides the language: a console whose text is kept
 * for the verdict, and `structuredClone`. Sent into the interpreter as source, under the rules of codec.ts.
 */
import type { Limits } from './limits.js';

/** The globals, and the way to what was printed. */
export interface Surroundings {
  globals: Record<string, unknown>;
  /** What was printed since the last call, as JSON text. */
  takeOutput(): string;
}

/** Self-contained on purpose: see the top of codec.ts. */
export function createSurroundings(limits: Pick<Limits, 'outputLength' | 'depth'>): Surroundings {
  const { stringify } = JSON;
  const { keys, defineProperty, getPrototypeOf } = Object;
  const { apply } = Reflect;
  const { isArray } = Array;
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const sliceString = String.prototype.slice;
  const typedArray: unknown = getPrototypeOf(Uint8Array.prototype);

  const copyTypedArray = (typedArray as { slice: (this: unknown) => unknown }).slice;
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const { isView } = ArrayBuffer;
  let output = '';
  let dropped = 0;

  const start = (text: string, length: number): string => apply(sliceString, text, [0, length]);

  function shown(value: unknown): string {
    if (typeof value === 'string') return value;
    try {
      const text = typeof value === 'object' ? (stringify(value) as string | undefined) : `${value as number}`;
      return typeof text === 'string' ? text : typeof value;
    } catch {
      return typeof value;
    }
  }

  function print(...values: unknown[]): void {
    let line = '';
    for (let i = 0; i < values.length; i++) line += (i > 0 ? ' ' : '') + shown(values[i]);
    const room = limits.outputLength - output.length;
    if (line.length < room) output += `${line}\n`;
    else {
      output += start(line, room > 0 ? room : 0);
      dropped += line.length - (room > 0 ? room : 0);
    }
  }
  const quiet = (): void => undefined;
  const assert = (holds: unknown, ...values: unknown[]): void => {
    if (!holds) print('Assertion failed:', apply(join, values, [' ']));
  };

  const { join } = Array.prototype;

  function copyOf(value: unknown, depth: number): unknown {
    if (typeof value === 'function' || typeof value === 'symbol')
      throw new TypeError(`a ${typeof value} cannot be cloned`);
    if (typeof value !== 'object' || value === null) return value;
    // A list that holds itself would never end.
    if (depth > 10 * limits.depth) throw new RangeError('structuredClone: the value is nested too deep');
    if (isView(value)) return apply(copyTypedArray, value, []);
    const copy: object = isArray(value) ? [] : {};
    const names = keys(value);
    for (let i = 0; i < names.length; i++) {
      defineProperty(copy, names[i], {
        __proto__: null,
        value: copyOf((value as Record<string, unknown>)[names[i]], depth + 1),
        enumerable: true,
        writable: true,
        configurable: true,
      } as PropertyDescriptor);
    }
    return copy;
  }

  return {
    globals: {
      console: {
        log: print,
        info: print,
        warn: print,
        error: print,
        debug: print,
        trace: print,
        table: print,
        dir: print,
        group: print,
        groupCollapsed: print,
        groupEnd: quiet,
        assert,
        clear: quiet,
        count: quiet,
        time: quiet,
        timeLog: quiet,
        timeEnd: quiet,
      },
      structuredClone: (value: unknown) => copyOf(value, 0),
    },
    takeOutput: () => {
      const text = dropped > 0 ? `${output}… and ${dropped} characters more` : output;
      output = '';
      dropped = 0;
      return stringify(text);
    },
  };
}
