/**
 * One end of the bridge between a check's probe and a student's functions; the same text runs at both ends.
 * A call is one exchange of texts: `send(id, arguments)` gives the reply. A function goes as a number and is
 * a stub at the other end: callbacks and returned functions work, calls may nest. By the rules of codec.ts.
 */
import type { Callable, Codec, StopReason } from './codec.js';
import type { Failures, ThrownRecord } from './failures.js';
import type { BridgeLimits } from './limits.js';
import type { ProbeFunction, Watch } from './probe.js';
import type { OpenCall, Watcher } from './watcher.js';

/** Calls the function of that number at the other end, with encoded arguments; gives its encoded reply. */
export type Send = (id: number, text: string) => string;

/** One end. All texts are JSON. */
export interface Peer {
  /** Student's end: runs the file's top level, with stubs of what it borrows, and keeps the named exports. */
  load(run: (library: object, lent: object) => object, library: object, names: string, lentNames: string): string;
  /** Probe's end: the functions that are lent to the file, in the order of their names. */
  lend(functions: readonly Callable[]): void;
  /** Student's end: forgets what the last probe handed over. */
  reset(watch: string): void;
  /** A call from the other end. */
  invoke: Send;
  /** Probe's end: calls the probe with stubs of the exports and the decoded inputs. */
  probe(run: ProbeFunction, inputs: string, exports: string): string;
  /** Probe's end: the last calls of the student's functions, as a list of `[name, encoded arguments]`. */
  calls(): string;
}

/** What a peer is made of; from exercise.json `methods`, which results may bring, and `constants`, texts. */
export interface PeerParts {
  codec: Codec;
  failures: Failures;
  watcher: Watcher;
  limits: Pick<BridgeLimits, 'handles' | 'methods' | 'constants'>;
  /** The probe's end trusts nothing that comes from the student's, whose realm is the student's to change. */
  end: 'student' | 'probe';
}

/** Self-contained on purpose: see the top of codec.ts. */
export function createPeer({ codec, failures, watcher, limits, end }: PeerParts, send: Send): Peer {
  const { stringify, parse } = JSON;
  const { defineProperty, setPrototypeOf, create, freeze, hasOwn } = Object;
  const { apply } = Reflect;
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const { isView } = ArrayBuffer;
  const OwnError = Error;
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const { get: getEntry, set: setEntry } = WeakMap.prototype;
  const OwnWeakMap = WeakMap;
  /** Without a prototype: a setter on Array.prototype['0'] would be handed what is kept here. */
  const emptyList = <T>(): T[] => setPrototypeOf([], null) as T[];
  const emptyRecord = <T>(): Record<string, T> => create(null) as Record<string, T>;
  const CALLS_KEPT = 64;
  const LOOKS = 16;

  const watch: Watch = { watchedCalls: 0, frozenArguments: false, sameArguments: false };
  /** Student's end: the names asked for; their numbers are their places. */
  let exported: string[] = emptyList();
  /** Probe's end: the same names. */
  let asked: string[] = emptyList();
  /** Functions of this end that the other end may call. Their numbers grow and are never used twice. */
  let own = emptyRecord<Callable | undefined>();
  let next = 0;
  let handles = 0;
  let numbers = new OwnWeakMap<object, number>();
  /** Functions of the other end, by their numbers there, and back. */
  let stubs = emptyRecord<Callable | undefined>();
  let foreign = new OwnWeakMap<object, number>();
  /** Calls under way; `looks` callbacks of each are still compared. */
  let frames: (OpenCall & { looks: number })[] = emptyList();
  let counts = emptyRecord<number | undefined>();
  let called: [string, string][] = emptyList();
  /** Probe's end: what is lent. These functions outlive a probe; their numbers are -1, -2, … */
  let lent: readonly Callable[] = emptyList();

  function forget(): void {
    handles = 0;
    numbers = new OwnWeakMap();
    stubs = emptyRecord();
    foreign = new OwnWeakMap();
    frames = emptyList();
    counts = emptyRecord();
    called = emptyList();
  }

  const numberIn = (map: WeakMap<object, number>, key: object): number | undefined =>
    apply(getEntry, map, [key]) as number | undefined;

  function numberOf(value: Callable): number {
    const known = numberIn(numbers, value);
    if (known !== undefined) return known;
    if (++handles > limits.handles) codec.stop({ unfit: `more than ${limits.handles} functions` });
    own[next] = value;
    apply(setEntry, numbers, [value, next]);
    return next++;
  }

  // ---- what functions become in a text ----
  const tag = (kind: 'function' | 'yours', id: number): string => `{"$":"${kind}","v":${id}}`;
  function functionText(value: Callable): string {
    const there = numberIn(foreign, value);
    return there === undefined ? tag('function', numberOf(value)) : tag('yours', there);
  }
  /** As the arguments came in: there, a stub was the sender's own. */
  function functionTextAsSent(value: Callable): string {
    const there = numberIn(foreign, value);
    return there === undefined ? tag('yours', numberOf(value)) : tag('function', there);
  }
  /**
   * In what a student's function returns, only the result itself may be a function. One inside data would
   * be a `valueOf` or `toString` that the probe's arithmetic calls.
   */
  const resultFunctionText = (value: Callable, depth: number): string =>
    depth === 0 ? functionText(value) : '{"$":"function"}';
  const noMethods: string[] = emptyList();
  const argumentsOut = { function: functionText, visit: null, methods: noMethods };
  const asSent = { function: functionTextAsSent, visit: null, methods: noMethods };
  const resultOut = { function: resultFunctionText, visit: null, methods: limits.methods };

  const functionIn = (kind: 'function' | 'yours', id: number): unknown => (kind === 'yours' ? own[id] : stubOf(id));
  const noLimit = { function: functionIn, deepest: Infinity, methods: noMethods };
  const fromProbe = { ...noLimit, made: null };
  /** As in resultOut; in the arguments of a callback, an argument itself may be a function. */
  const resultIn = end === 'student' ? fromProbe : { ...fromProbe, deepest: 0, methods: limits.methods };
  const argumentsIn = end === 'student' ? fromProbe : { ...fromProbe, deepest: 1 };
  const watchedIn = {
    ...noLimit,
    made: (value: object, path: string): void => {
      watcher.argument(value, path);
      if (watch.frozenArguments && !isView(value)) freeze(value);
    },
  };

  function stubOf(id: number): Callable {
    const known = stubs[id];
    if (known !== undefined) return known;
    const stub = (...args: unknown[]): unknown => call(id, args);
    stubs[id] = stub;
    apply(setEntry, foreign, [stub, id]);
    return stub;
  }

  /** Calls a function of the other end. */
  function call(id: number, args: unknown[]): unknown {
    if (frames.length > 0 && id >= 0) {
      // While the student's function runs a callback, what it was handed must be as it was.
      const frame = frames[frames.length - 1];
      if (frame.looks-- > 0) watcher.compare(frame, asSent);
    }
    const text = codec.write(args, argumentsOut);
    if (id >= 0 && id < asked.length) {
      if (called.length >= CALLS_KEPT) called = emptyList();
      called[called.length] = [asked[id], text];
    }
    const answer = parse(send(id, text)) as object;
    // Own fields: Object.prototype may have a `thrown` of the student's.
    if (hasOwn(answer, 'thrown')) return failures.rethrow((answer as { thrown: ThrownRecord }).thrown);
    if (!hasOwn(answer, 'value')) return codec.stop(answer as StopReason);
    return codec.read((answer as { value: unknown }).value, resultIn);
  }

  /** The other end calls function number `id` of this one. */
  function invoke(id: number, text: string): string {
    return failures.replyOf(() => {
      const isLent = id < 0;
      const run = isLent ? lent[-1 - id] : own[id];
      if (run === undefined) throw new OwnError('this function was handed over in an earlier check');
      if (isLent || id >= exported.length) {
        // What a lent function gives decides nothing: its arguments may hold functions anywhere.
        const args = codec.read(parse(text), isLent ? fromProbe : argumentsIn) as never[];
        const result = apply(run, undefined, args) as unknown;
        return `{"value":${codec.write(result, argumentsOut)}}`;
      }
      const name = exported[id];
      const call = (counts[name] ?? 0) + 1;
      counts[name] = call;
      const watched = call <= watch.watchedCalls;
      const fresh = codec.read(parse(text), watched ? watchedIn : argumentsIn) as never[];
      const args = watch.sameArguments ? (watcher.refilled(name, fresh) as never[]) : fresh;
      const again = (): string => codec.write(codec.read(parse(text), argumentsIn), asSent);
      const frame = { name, args, text, again, looks: watched ? LOOKS : 0 };
      frames[frames.length] = frame;
      let value: unknown;
      try {
        value = apply(run, undefined, args);
      } finally {
        frames.length--;
      }
      if (!watched) return `{"value":${codec.write(value, resultOut)}}`;
      watcher.compare(frame, asSent);
      return `{"value":${watcher.result(name, value, resultOut)}}`;
    });
  }

  return {
    invoke,
    lend: (functions) => {
      lent = functions;
    },
    load: (run, library, names, lentNames) =>
      failures.replyOf(() => {
        const wanted = parse(names) as string[];
        const borrowed = parse(lentNames) as string[];
        const loan = emptyRecord<Callable>();
        for (let i = 0; i < borrowed.length; i++) loan[borrowed[i]] = (...args: unknown[]) => call(-1 - i, args);
        const all = run(library, loan) as Record<string, unknown>;
        own = emptyRecord();
        exported = emptyList();
        let text = '';
        for (let i = 0; i < wanted.length; i++) {
          const value = all[wanted[i]];
          exported[i] = wanted[i];
          if (typeof value === 'function') own[i] = value as Callable;
          const kind = value === null ? 'null' : typeof value;
          const isText = kind === 'string' && hasOwn(limits.constants, wanted[i]);
          if (isText) own[i] = () => value;
          text += `${i > 0 ? ',' : ''}[${stringify(wanted[i])},"${isText ? 'constant' : kind}"]`;
        }
        next = wanted.length;
        return `{"loaded":[${text}]}`;
      }),
    reset: (settings) => {
      const { watchedCalls, frozenArguments, sameArguments } = parse(settings) as Watch;
      watch.watchedCalls = watchedCalls;
      watch.frozenArguments = frozenArguments;
      watch.sameArguments = sameArguments;
      const kept = own;
      own = emptyRecord();
      for (let i = 0; i < exported.length; i++) if (kept[i] !== undefined) own[i] = kept[i];
      forget();
      watcher.reset();
    },
    probe: (run, inputs, exports) => {
      own = emptyRecord();
      forget();
      asked = emptyList();
      const student = create(null) as object;
      const list = parse(exports) as [string, string][];
      for (let i = 0; i < list.length; i++) {
        const [name, kind] = list[i];
        asked[i] = name;
        const isText = hasOwn(limits.constants, name);
        const get = (): unknown => {
          if (kind === (isText ? 'constant' : 'function')) return isText ? call(i, []) : stubOf(i);
          if (!isText || kind === 'undefined') return codec.stop({ missing: name, found: kind });
          return codec.stop({ unfit: `${name} is no text but ${kind}` });
        };
        defineProperty(student, name, { __proto__: null, get, enumerable: true } as PropertyDescriptor);
      }
      return failures.replyOf(() => {
        const value = run(student as never, codec.read(parse(inputs), fromProbe) as never);
        return `{"value":${codec.write(value, argumentsOut)}}`;
      });
    },
    calls: () => stringify(called),
  };
}
