/** What is thrown across the bridge, as text and back. Written under the rules of codec.ts. */
import type { Codec } from './codec.js';
import type { Limits } from './limits.js';

/** An error as it travels. */
export interface ThrownRecord {
  name: string;
  message: string;
  stack: string;
  /** Whether it was an Error; students may throw anything. */
  isError: boolean;
}

export interface Failures {
  /** The reply of a function: its text, or the text of what it threw. */
  replyOf(run: () => string): string;
  /** Throws at this end what was thrown at the other. */
  rethrow(record: ThrownRecord): never;
}

/** Self-contained on purpose: see the top of codec.ts. */
export function createFailures(codec: Codec, limits: Pick<Limits, 'errorLength'>): Failures {
  const { stringify } = JSON;
  const { defineProperty, hasOwn } = Object;
  const { apply } = Reflect;
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const sliceString = String.prototype.slice;
  const OwnError = Error;
  const OwnString = String;
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const { get: getRecord, set: setRecord } = WeakMap.prototype;
  /** What came from the other end goes back as it came, with its stack. */
  const records = new WeakMap<object, ThrownRecord>();

  const cut = (text: string, length: number): string =>
    text.length > length ? `${apply(sliceString, text, [0, length])}…` : text;

  function field(of: unknown, name: string): string {
    try {
      const value = (of as Record<string, unknown>)[name];
      return typeof value === 'string' ? value : '';
    } catch {
      return '';
    }
  }

  function described(thrown: unknown): ThrownRecord {
    if (!((typeof thrown === 'object' && thrown !== null) || typeof thrown === 'function')) {
      const message = typeof thrown === 'symbol' ? 'a symbol' : OwnString(thrown);
      return { name: 'a value that is no Error', message: cut(message, limits.errorLength), stack: '', isError: false };
    }
    let isError = false;
    try {
      isError = thrown instanceof OwnError;
    } catch {
      // A proxy may throw when it is asked what it is.
    }
    return {
      name: cut(field(thrown, 'name'), 60),
      message: cut(field(thrown, 'message'), limits.errorLength),
      stack: cut(field(thrown, 'stack'), 2000),
      isError,
    };
  }

  // Only texts are handed to stringify: for an object it would ask the student's Object.prototype.toJSON.
  function text(thrown: unknown): string {
    const reason = codec.reasonOf(thrown);
    if (reason !== undefined) {
      // An own field: Object.prototype may have an `unfit` of the student's.
      if (hasOwn(reason, 'unfit')) return `{"unfit":${stringify((reason as { unfit: string }).unfit)}}`;
      const { missing, found } = reason as { missing: string; found: string };
      return `{"missing":${stringify(missing)},"found":${stringify(found)}}`;
    }
    const known =
      typeof thrown === 'object' && thrown !== null
        ? (apply(getRecord, records, [thrown]) as ThrownRecord | undefined)
        : undefined;
    const { name, message, stack, isError } = known ?? described(thrown);
    return `{"thrown":{"name":${stringify(name)},"message":${stringify(message)},"stack":${stringify(stack)},"isError":${isError}}}`;
  }

  return {
    replyOf: (run) => {
      try {
        return run();
      } catch (error) {
        return text(error);
      }
    },
    rethrow: (record) => {
      const { name, message, isError } = record;
      const thrown: object = isError ? new OwnError(message) : { message };
      if (isError && name !== 'Error') {
        const value = { __proto__: null, value: name, configurable: true, writable: true };
        defineProperty(thrown, 'name', value as PropertyDescriptor);
      }
      apply(setRecord, records, [thrown, record]);
      throw thrown as Error;
    },
  };
}
