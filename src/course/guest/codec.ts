/**
 * Values as text and back. The same function runs at both ends of the bridge (peer.ts): its source is sent
 * into the student's interpreter before the student's file, so `createCodec` may use nothing from outside
 * itself, and it captures every intrinsic it needs before the student can replace it. For the same reason
 * it reads no field that may be missing, spreads and destructures no list, and never assigns beyond the end
 * of one: `Object.prototype`, a patched iterator or a setter on `Array.prototype` would answer.
 *
 * The text is JSON. What JSON cannot hold is tagged: `{"$":"NaN"}`, `{"$":"-0"}`,
 * `{"$":"Float64Array","v":[…]}`; a plain object is tagged too, `{"$":"object","e":[["name", value], …]}`,
 * so that no value can imitate a tag.
 */
import type { Limits } from './limits.js';

/** The part of the limits that the codec enforces. */
export type CodecLimits = Pick<Limits, 'values' | 'depth' | 'fields' | 'stringLength'>;

/** What happens to the functions and objects of a value while it is written. All members are own fields. */
export interface Writing {
  /** The text of a function, `depth` levels inside the value. */
  function(value: Callable, depth: number): string;
  /** Sees every list and object; null to see none. */
  visit: ((value: object) => void) | null;
  /** Names of methods that the value itself may bring; they go through `function` bound to it. */
  methods: readonly string[];
}

/** What happens to the functions and objects of a text while it is read. */
export interface Reading {
  /** The function of a tag: `function` belongs to the writer, `yours` to the reader. */
  function(kind: 'function' | 'yours', id: number): unknown;
  /**
   * How many levels inside the value a function may stand; below them there are none, whatever the text says.
   */
  deepest: number;
  /** Names of methods that the value itself may bring all the same. */
  methods: readonly string[];
  /** Sees every list and object with its path, such as `[0].position`; null to see none. */
  made: ((value: object, path: string) => void) | null;
}

export type Callable = (...values: never[]) => unknown;

/** Turns values into texts and back; a value that may not cross throws what `reasonOf` knows. */
export interface Codec {
  write(value: unknown, writing: Writing): string;
  /** Takes what JSON.parse made of a text. */
  read(parsed: unknown, reading: Reading): unknown;
  /** Ends a crossing for a reason of ours. */
  stop(reason: StopReason): never;
  /** The reason, if the codec or the peer threw this. */
  reasonOf(thrown: unknown): StopReason | undefined;
}

/** A value that cannot be judged, or an export that is asked for and is no function. */
export type StopReason = { unfit: string } | { missing: string; found: string };

/** Self-contained on purpose: see the top of this file. */
export function createCodec(limits: CodecLimits): Codec {
  const { stringify } = JSON;
  const { keys, defineProperty, getPrototypeOf, getOwnPropertyDescriptor } = Object;
  const { apply } = Reflect;
  const { isArray } = Array;
  const { keyFor, for: symbolFor } = Symbol;
  const typedArray: unknown = getPrototypeOf(Uint8Array.prototype);
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const kindOfTypedArray = getOwnPropertyDescriptor(typedArray, Symbol.toStringTag)!.get!;
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const lengthOfTypedArray = getOwnPropertyDescriptor(typedArray, 'length')!.get!;
  const arrays: Record<string, new (values: number[]) => object> = {
    __proto__: null as never,
    Float64Array,
    Float32Array,
    Int32Array,
    Uint32Array,
    Int16Array,
    Uint16Array,
    Int8Array,
    Uint8Array,
    Uint8ClampedArray,
  };
  const reasons = new WeakMap<object, StopReason>();
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const { get: getReason, set: setReason } = WeakMap.prototype;
  /** Values of the text at hand: written or read. */
  let count = 0;
  /** A counted limit, so that the end does not depend on whether time or memory is short first. */
  const mostCharacters = 100 * limits.values;
  let characters = 0;

  function stop(reason: StopReason): never {
    const thrown = {};
    apply(setReason, reasons, [thrown, reason]);
    throw thrown as Error;
  }

  function writeValue(value: unknown, depth: number, writing: Writing): string {
    if (++count > limits.values) stop({ unfit: `more than ${limits.values} values` });
    switch (typeof value) {
      case 'number':
        if (value !== value) return '{"$":"NaN"}';
        if (value === Infinity) return '{"$":"Infinity"}';
        if (value === -Infinity) return '{"$":"-Infinity"}';
        return value === 0 && 1 / value < 0 ? '{"$":"-0"}' : `${value}`;
      case 'string':
        if (value.length > limits.stringLength) stop({ unfit: `a text of ${value.length} characters` });
        if ((characters += value.length) > mostCharacters) stop({ unfit: `${mostCharacters} characters of text` });
        return stringify(value);
      case 'boolean':
        return value ? 'true' : 'false';
      case 'object':
        return value === null ? 'null' : writeObject(value as Record<string, unknown>, depth, writing);
      case 'function':
        return writing.function(value as Callable, depth);
      case 'symbol': {
        // What could not cross before arrives as the symbol of its kind, and goes on as that.
        const kind = keyFor(value);
        return kind === 'promise' || kind === 'bigint' ? `{"$":"${kind}"}` : '{"$":"symbol"}';
      }
      default:
        return `{"$":"${typeof value}"}`;
    }
  }

  function writeObject(value: Record<string, unknown>, depth: number, writing: Writing): string {
    if (depth >= limits.depth) stop({ unfit: `a value nested more than ${limits.depth} deep` });
    if (writing.visit !== null) writing.visit(value);
    const kind = apply(kindOfTypedArray, value, []) as string | undefined;
    if (kind !== undefined) {
      const length = apply(lengthOfTypedArray, value, []) as number;
      return `{"$":"${kind}","v":${writeList(value, length, depth, writing)}}`;
    }
    if (isArray(value)) return writeList(value, value.length, depth, writing);
    if (typeof value['then'] === 'function') return '{"$":"promise"}';
    const names = keys(value);
    if (names.length > limits.fields) stop({ unfit: `an object of ${names.length} fields` });
    let text = depth === 0 ? writeMethods(value, writing) : '';
    for (let i = 0; i < names.length; i++) {
      if (depth === 0 && isMethod(names[i], writing)) continue;
      const entry = `[${writeValue(names[i], depth + 1, writing)},${writeValue(value[names[i]], depth + 1, writing)}]`;
      text += text === '' ? entry : `,${entry}`;
    }
    return `{"$":"object","e":[${text}]}`;
  }

  function isMethod(name: string, { methods }: Writing | Reading): boolean {
    for (let i = 0; i < methods.length; i++) if (methods[i] === name) return true;
    return false;
  }

  /**
   * Only the methods that the exercise declares: a check that calls `result.map()`
   * must not call the student's.
   */
  function writeMethods(value: Record<string, unknown>, writing: Writing): string {
    let text = '';
    for (let i = 0; i < writing.methods.length; i++) {
      const method = value[writing.methods[i]];
      if (typeof method !== 'function') continue;
      const bound = (...values: never[]): unknown => apply(method, value, values) as unknown;
      const entry = `[${stringify(writing.methods[i])},${writing.function(bound, 0)}]`;
      text += text === '' ? entry : `,${entry}`;
    }
    return text;
  }

  function writeList(list: unknown, length: number, depth: number, writing: Writing): string {
    if (typeof length !== 'number') stop({ unfit: 'a list without a length' });
    if (!(length <= limits.values)) stop({ unfit: `a list of ${length} entries` });
    let text = '[';
    for (let i = 0; i < length; i++) {
      const entry = writeValue((list as ArrayLike<unknown>)[i], depth + 1, writing);
      text += i > 0 ? `,${entry}` : entry;
    }
    return `${text}]`;
  }

  interface Tagged {
    $: string;
    v: number[] | number;
    e: [string, unknown][];
  }

  function readValue(value: unknown, depth: number, path: string, reading: Reading): unknown {
    if (depth > limits.depth + 2 || ++count > 4 * limits.values) stop({ unfit: 'a value that is too large' });
    if (typeof value !== 'object' || value === null) return value;
    if (isArray(value)) {
      const list = value as unknown[];
      for (let i = 0; i < list.length; i++) list[i] = readValue(list[i], depth + 1, pathIn(path, i, reading), reading);
      return seen(list, path, reading);
    }
    const tagged = value as Tagged;
    const kind = tagged.$;
    if (kind === 'NaN') return NaN;
    if (kind === 'Infinity') return Infinity;
    if (kind === '-Infinity') return -Infinity;
    if (kind === '-0') return -0;
    if (kind === 'undefined') return undefined;
    if ((kind === 'function' || kind === 'yours') && typeof tagged.v === 'number') {
      return depth > reading.deepest ? symbolFor('function') : reading.function(kind, tagged.v);
    }
    if (kind in arrays && isArray(tagged.v)) {
      return seen(new arrays[kind](readValue(tagged.v, depth, path, reading) as number[]), path, reading);
    }
    if (kind === 'object' && isArray(tagged.e)) return seen(readFields(tagged.e, depth, path, reading), path, reading);
    if (typeof kind !== 'string') stop({ unfit: 'a value of no kind' });
    // A symbol, a bigint or a promise cannot cross: the judge sees a symbol that names the kind.
    return symbolFor(kind);
  }

  function readFields(entries: Tagged['e'], depth: number, path: string, reading: Reading): object {
    const result = {};
    for (let i = 0; i < entries.length; i++) {
      const name = entries[i][0];
      const inside = reading.made === null ? path : `${path}.${name}`;
      defineProperty(result, name, {
        __proto__: null,
        value: readValue(entries[i][1], depth === 0 && isMethod(name, reading) ? 0 : depth + 1, inside, reading),
        enumerable: true,
        writable: true,
        configurable: true,
      } as PropertyDescriptor);
    }
    return result;
  }

  const pathIn = (path: string, i: number, { made }: Reading): string => (made === null ? path : `${path}[${i}]`);

  function seen(value: object, path: string, { made }: Reading): object {
    if (made !== null) made(value, path);
    return value;
  }

  /**
   * Counts for itself: a getter of the value, or a callback, may start another text
   * in the middle of this one.
   */
  function counted<T>(run: () => T): T {
    const outer = count;
    count = 0;
    characters = 0;
    try {
      return run();
    } finally {
      count = outer;
    }
  }

  return {
    write: (value, writing) => counted(() => writeValue(value, 0, writing)),
    read: (parsed, reading) => counted(() => readValue(parsed, 0, '', reading)),
    stop,
    reasonOf: (thrown) =>
      typeof thrown === 'object' && thrown !== null
        ? (apply(getReason, reasons, [thrown]) as StopReason | undefined)
        : undefined,
  };
}
