/**
 * Watches what an exported function does with what it is handed: whether it changes it, returns it as its
 * own, or gives one list away twice. Lives at the student's end of the bridge, under the rules of codec.ts.
 */
import type { Callable, Codec, Writing } from './codec.js';

/** Something that an exported function does to what it is handed or has returned. */
export interface Finding {
  /** `shared` is no fault in itself: one list stands at several places of a result. */
  kind: 'changed' | 'returned' | 'reused' | 'shared';
  name: string;
  /** `returned`: the path in the list of arguments, such as `[0].position`. */
  where: string;
  /** `changed`: the arguments before and after, encoded. */
  before: string;
  after: string;
}

/** A call that is under way. */
export interface OpenCall {
  name: string;
  args: unknown;
  /** The text that brought the arguments. */
  text: string;
  /** The same arguments, read and written at this end. */
  again: () => string;
}

export interface Watcher {
  /** Remembers where an object of the arguments stood in them. */
  argument(value: object, path: string): void;
  /** The arguments of the function's last call, filled with what these hold as far as the shapes agree. */
  refilled(name: string, args: object): object;
  /** Compares the arguments with the text that brought them. */
  compare(frame: OpenCall, asSent: Writing): void;
  /** Writes a result and looks at what it is made of. */
  result(name: string, value: unknown, out: Writing): string;
  reset(): void;
  /** What was found since the last reset, as JSON. */
  findings(): string;
}

/** Self-contained on purpose: see the top of codec.ts. */
export function createWatcher(codec: Codec): Watcher {
  const { stringify } = JSON;
  const { create, hasOwn, isFrozen, keys, setPrototypeOf, getPrototypeOf, getOwnPropertyDescriptor } = Object;
  const { isArray } = Array;
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const { isView } = ArrayBuffer;
  const { apply } = Reflect;
  const typedArray: unknown = getPrototypeOf(Uint8Array.prototype);
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const kindOf = getOwnPropertyDescriptor(typedArray, Symbol.toStringTag)!.get!;
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const bufferOf = getOwnPropertyDescriptor(typedArray, 'buffer')!.get!;
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const { get: getEntry, set: setEntry } = WeakMap.prototype;
  const OwnWeakMap = WeakMap;
  /** Without a prototype: a setter on Array.prototype['0'] would be handed what is kept here. */
  const emptyList = <T>(): T[] => setPrototypeOf([], null) as T[];
  /** Earlier results that are looked at again; all of them would take the square of the time. */
  const REMEMBERED = 3;
  /** Characters of a text that is kept for the words of a finding. */
  const KEPT = 20_000;

  /**
   * What holds the entries of a list: a part of a typed array, or another view of it, has the same buffer.
   */
  const holderOf = (list: object): object =>
    apply(kindOf, list, []) === undefined ? list : (apply(bufferOf, list, []) as object);

  let origins = new OwnWeakMap<object, string>();
  /** The result in which a list or an object last stood. */
  let given = new OwnWeakMap<object, { name: string }>();
  let returned: { name: string; value: object; text: string }[] = emptyList();
  let returns = 0;
  let found: Finding[] = emptyList();

  let handed = create(null) as Record<string, object | undefined>;

  /**
   * Whether one can take the other's contents: both of one kind with the same fields,
   * and not frozen by the student.
   */
  function fits(old: object, fresh: object): boolean {
    const names = keys(fresh);
    if (isView(old) || isView(fresh) || isArray(old) !== isArray(fresh) || isFrozen(old)) return false;
    if (keys(old).length !== names.length) return false;
    for (let i = 0; i < names.length; i++) if (!hasOwn(old, names[i])) return false;
    return true;
  }

  function filled(old: unknown, fresh: unknown): unknown {
    if (typeof old !== 'object' || old === null || typeof fresh !== 'object' || fresh === null) return fresh;
    if (!fits(old, fresh)) return fresh;
    const names = keys(fresh);
    const into = old as Record<string, unknown>;
    const from = fresh as Record<string, unknown>;
    for (let i = 0; i < names.length; i++) into[names[i]] = filled(into[names[i]], from[names[i]]);
    return old;
  }

  function note(finding: Finding): void {
    for (let i = 0; i < found.length; i++) {
      if (found[i].kind === finding.kind && found[i].name === finding.name) return;
    }
    found[found.length] = finding;
  }

  return {
    argument: (value, path) => {
      apply(setEntry, origins, [holderOf(value), path]);
    },
    refilled: (name, args) => (handed[name] = filled(handed[name], args) as object),
    compare: ({ name, args, text, again }, asSent) => {
      const now = codec.write(args, asSent);
      // Two engines write a number in two ways: 2^-44 ends in …802 in one and in …8015 in the other.
      if (now === text || now === again()) return;
      const isShort = now.length <= KEPT && text.length <= KEPT;
      note({ kind: 'changed', name, where: '', before: isShort ? text : '[]', after: isShort ? now : '[]' });
    },
    result: (name, value, out) => {
      const here = { name };
      const text = codec.write(value, {
        function: (inner: Callable, depth: number) => out.function(inner, depth),
        visit: (inner) => {
          const where = apply(getEntry, origins, [holderOf(inner)]) as string | undefined;
          if (where !== undefined) note({ kind: 'returned', name, where, before: '', after: '' });
          const before = apply(getEntry, given, [inner]) as { name: string } | undefined;
          if (before === here) note({ kind: 'shared', name, where: '', before: '', after: '' });
          else if (before !== undefined && before.name === name) {
            note({ kind: 'reused', name, where: '', before: '', after: '' });
          }
          apply(setEntry, given, [inner, here]);
        },
        methods: out.methods,
      });
      for (let i = 0; i < returned.length; i++) {
        const earlier = returned[i];
        if (earlier.name === name && codec.write(earlier.value, out) !== earlier.text) {
          note({ kind: 'reused', name, where: '', before: '', after: '' });
        }
      }
      if (typeof value === 'object' && value !== null) returned[returns++ % REMEMBERED] = { name, value, text };
      return text;
    },
    reset: () => {
      origins = new OwnWeakMap();
      given = new OwnWeakMap();
      returned = emptyList();
      returns = 0;
      found = emptyList();
      handed = create(null) as Record<string, object | undefined>;
    },
    findings: () => {
      let text = '';
      for (let i = 0; i < found.length; i++) {
        const { kind, name, where, before, after } = found[i];
        text += `${i > 0 ? ',' : ''}{"kind":"${kind}","name":${stringify(name)},"where":${stringify(where)},"before":${stringify(before)},"after":${stringify(after)}}`;
      }
      return `[${text}]`;
    },
  };
}
