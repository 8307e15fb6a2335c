/**
 * The one piece of our code that lives in the student's realm: it hands inputs in, calls the probe, and writes what
 * came back as text. Its source is sent into the sandbox before the student's file, so `createAgent` may use nothing
 * from outside itself, and it captures every intrinsic it needs before the student can replace it. The same function
 * makes the codec of the trusted side.
 *
 * The text is JSON. What JSON cannot hold is tagged: `{"$":"NaN"}`, `{"$":"-0"}`, `{"$":"Float64Array","v":[…]}`; a
 * plain object is tagged too, `{"$":"object","e":[["name", value], …]}`, so that no returned object can imitate a tag.
 */
import type { Limits } from './limits.js';

/** A function that runs against the student's exports. */
export type ProbeFunction = (student: never, inputs: never) => unknown;

/** What `createAgent` returns; all texts are JSON. */
export interface Agent {
  console: Record<string, (...values: unknown[]) => void>;
  encode(value: unknown): string;
  decode(text: string): unknown;
  /** Runs the file's top level and keeps the named exports. */
  load(run: () => object | undefined, names: string): string;
  /** Calls the probe with the exports and the decoded inputs. */
  probe(run: ProbeFunction, inputs: string): string;
  /** What was printed since the last reply. */
  takeOutput(): string;
}

/** The part of the limits that the agent enforces. */
export type AgentLimits = Pick<Limits, 'values' | 'depth' | 'fields' | 'stringLength' | 'outputLength' | 'errorLength'>;

/** Self-contained on purpose: see the top of this file. */
export function createAgent(limits: AgentLimits): Agent {
  const { stringify, parse } = JSON;
  const { keys, defineProperty, getPrototypeOf, getOwnPropertyDescriptor, create } = Object;
  const { apply } = Reflect;
  const { isArray } = Array;
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const sliceString = String.prototype.slice;
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

  interface Signal {
    unfit?: string;
    missing?: string;
    found?: string;
  }
  let signal: Signal | undefined;
  let output = '';
  let dropped = 0;
  let count = 0;
  let student: unknown = create(null);

  const start = (text: string, length: number): string => apply(sliceString, text, [0, length]);
  const cut = (text: string, length: number): string => (text.length > length ? `${start(text, length)}…` : text);

  function stop(reason: Signal): never {
    signal = reason;
    throw reason as Error;
  }

  function write(value: unknown, depth: number): string {
    if (++count > limits.values) stop({ unfit: `more than ${limits.values} values` });
    switch (typeof value) {
      case 'number':
        if (value !== value) return '{"$":"NaN"}';
        if (value === Infinity) return '{"$":"Infinity"}';
        if (value === -Infinity) return '{"$":"-Infinity"}';
        return value === 0 && 1 / value < 0 ? '{"$":"-0"}' : `${value}`;
      case 'string':
        if (value.length > limits.stringLength) stop({ unfit: `a text of ${value.length} characters` });
        return stringify(value);
      case 'boolean':
        return value ? 'true' : 'false';
      case 'object':
        return value === null ? 'null' : writeObject(value as Record<string, unknown>, depth);
      default:
        return `{"$":"${typeof value}"}`;
    }
  }

  function writeObject(value: Record<string, unknown>, depth: number): string {
    if (depth >= limits.depth) stop({ unfit: `a value nested more than ${limits.depth} deep` });
    const kind = apply(kindOfTypedArray, value, []) as string | undefined;
    if (kind !== undefined) {
      const length = apply(lengthOfTypedArray, value, []) as number;
      return `{"$":"${kind}","v":${writeList(value, length, depth)}}`;
    }
    if (isArray(value)) return writeList(value, value.length, depth);
    if (typeof value['then'] === 'function') return '{"$":"promise"}';
    const names = keys(value);
    if (names.length > limits.fields) stop({ unfit: `an object of ${names.length} fields` });
    let text = '';
    for (let i = 0; i < names.length; i++) {
      const name = names[i];
      text += `${i > 0 ? ',' : ''}[${write(name, depth + 1)},${write(value[name], depth + 1)}]`;
    }
    return `{"$":"object","e":[${text}]}`;
  }

  function writeList(list: unknown, length: number, depth: number): string {
    if (typeof length !== 'number') stop({ unfit: 'a list without a length' });
    if (!(length <= limits.values)) stop({ unfit: `a list of ${length} entries` });
    let text = '[';
    for (let i = 0; i < length; i++) {
      text += `${i > 0 ? ',' : ''}${write((list as ArrayLike<unknown>)[i], depth + 1)}`;
    }
    return `${text}]`;
  }

  interface Tagged {
    $: string;
    v: number[];
    e: [string, unknown][];
  }

  function read(value: unknown, depth: number): unknown {
    if (depth > limits.depth + 2 || ++count > 4 * limits.values) stop({ unfit: 'a reply that is too large' });
    if (typeof value !== 'object' || value === null) return value;
    if (isArray(value)) {
      const list = value as unknown[];
      for (let i = 0; i < list.length; i++) list[i] = read(list[i], depth + 1);
      return list;
    }
    const tagged = value as Tagged;
    const kind = tagged.$;
    if (kind === 'NaN') return NaN;
    if (kind === 'Infinity') return Infinity;
    if (kind === '-Infinity') return -Infinity;
    if (kind === '-0') return -0;
    if (kind === 'undefined') return undefined;
    if (kind in arrays && isArray(tagged.v)) return new arrays[kind](read(tagged.v, depth) as number[]);
    if (kind === 'object' && isArray(tagged.e)) {
      const result = {};
      for (let i = 0; i < tagged.e.length; i++) {
        const entry = tagged.e[i];
        const field = { __proto__: null, value: read(entry[1], depth + 1), enumerable: true, writable: true };
        defineProperty(result, entry[0], field);
      }
      return result;
    }
    if (typeof kind !== 'string') stop({ unfit: 'a value that is none' });
    // A function, a symbol, a bigint or a promise cannot cross: the judge sees a symbol that names the kind.
    return Symbol.for(kind);
  }

  const encode = (value: unknown): string => {
    count = 0;
    return write(value, 0);
  };
  const decode = (text: string): unknown => {
    count = 0;
    return read(parse(text) as unknown, 0);
  };

  function field(of: unknown, name: string): string {
    try {
      const value = (of as Record<string, unknown>)[name];
      return typeof value === 'string' ? value : '';
    } catch {
      return '';
    }
  }

  function failure(thrown: unknown): string {
    if (signal !== undefined && thrown === signal) {
      const { unfit, missing, found } = signal;
      if (unfit !== undefined) return `{"unfit":${stringify(unfit)}`;
      return `{"missing":${stringify(missing)},"found":${stringify(found)}`;
    }
    const isObject = (typeof thrown === 'object' && thrown !== null) || typeof thrown === 'function';
    const text = isObject
      ? field(thrown, 'message')
      : typeof thrown === 'symbol'
        ? 'a symbol'
        : `${thrown as string | number}`;
    const name = isObject ? field(thrown, 'name') : 'a value that is no Error';
    const stack = isObject ? field(thrown, 'stack') : '';
    return `{"thrown":{"name":${stringify(cut(name, 60))},"message":${stringify(cut(text, limits.errorLength))},"stack":${stringify(cut(stack, 2000))}}`;
  }

  function takeOutput(): string {
    const text = dropped > 0 ? `${output}… and ${dropped} characters more` : output;
    output = '';
    dropped = 0;
    return stringify(text);
  }

  function reply(run: () => string): string {
    signal = undefined;
    let text: string;
    try {
      text = run();
    } catch (error) {
      text = failure(error);
    }
    return `${text},"output":${takeOutput()}}`;
  }

  function show(value: unknown): string {
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
    for (let i = 0; i < values.length; i++) line += (i > 0 ? ' ' : '') + show(values[i]);
    const room = limits.outputLength - output.length;
    if (line.length < room) output += `${line}\n`;
    else {
      output += start(line, room > 0 ? room : 0);
      dropped += line.length - (room > 0 ? room : 0);
    }
  }

  return {
    console: { log: print, info: print, warn: print, error: print, debug: print, trace: print, table: print },
    encode,
    decode,
    takeOutput,
    load: (run, names) =>
      reply(() => {
        const wanted = parse(names) as string[];
        // A file without exports, for instance an empty one, yields nothing at all.
        const exported = (run() ?? {}) as Record<string, unknown>;
        student = create(null);
        for (let i = 0; i < wanted.length; i++) {
          const name = wanted[i];
          const value = exported[name];
          const get =
            typeof value === 'function'
              ? (): unknown => value
              : (): never => stop({ missing: name, found: value === null ? 'null' : typeof value });
          defineProperty(student, name, { __proto__: null, get, enumerable: true } as PropertyDescriptor);
        }
        return '{"loaded":true';
      }),
    probe: (run, inputs) => reply(() => `{"value":${encode(run(student as never, decode(inputs) as never))}`),
  };
}
