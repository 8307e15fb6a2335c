/**
 * Every way in which an argument of a call can be wrong: at every place inside of it,
 * every wrong kind of value.
 */

/** A call with one value replaced. */
export interface Mutation {
  /** The place: the number of the argument, then fields and indices, `1.series.0.x`. */
  place: string;
  /** What was done there. */
  kind: string;
  args: unknown[];
}

/** How many entries of a list are tried: the lists of one kind are long, those of mixed meaning are short. */
const ENTRIES = 4;

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isTyped = (value: unknown): value is Float64Array => ArrayBuffer.isView(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !isList(value) && !isTyped(value);

/** Wrong kinds for a value; what has its own kind is left out. */
function wrongKinds(value: unknown): [string, unknown][] {
  const kinds: [string, unknown][] = [
    ['missing', undefined],
    ['null', null],
    ['NaN', NaN],
  ];
  if (typeof value !== 'boolean') kinds.push(['boolean', true]);
  if (typeof value === 'number') kinds.push(['Infinity', Infinity], ['-Infinity', -Infinity]);
  else kinds.push(['number', 7]);
  if (typeof value !== 'string') kinds.push(['text', 'rk4'], ['number as text', '1']);
  if (!isRecord(value)) kinds.push(['object', {}]);
  if (!isList(value) && !isTyped(value)) kinds.push(['list', []]);
  if (typeof value !== 'function') kinds.push(['function', () => NaN]);
  if (isList(value) && value.length > 0) {
    kinds.push(['empty', []], ['short', value.slice(0, -1)], ['long', [...value, value.at(-1)]]);
  }
  if (isTyped(value))
    kinds.push(['short', value.subarray(1)], ['NaN inside', value.map((x, i) => (i === 0 ? NaN : x))]);
  if (isRecord(value)) {
    // A record of the library is frozen: a copy of it looks like one, and was not made by it.
    if (Object.isFrozen(value)) kinds.push(['copy', { ...value }]);
    else kinds.push(['extra', { ...value, unheardOf: 1 }]);
  }
  return kinds;
}

/** The same arguments with one value replaced, for every place and kind. */
export function mutationsOf(args: readonly unknown[]): Mutation[] {
  return args.flatMap((value, i) =>
    changes(value).map(({ place, kind, value: changed }) => ({
      place: [i, ...place].join('.'),
      kind,
      args: args.map((arg, k) => (k === i ? changed : arg)),
    })),
  );
}

interface Change {
  place: (string | number)[];
  kind: string;
  value: unknown;
}

function changes(value: unknown): Change[] {
  const here = wrongKinds(value).map(([kind, wrong]): Change => ({ place: [], kind, value: wrong }));
  if (isList(value)) {
    const inside = value.slice(0, ENTRIES).flatMap((entry, i) =>
      changes(entry).map(({ place, kind, value: changed }): Change => ({
        place: [i, ...place],
        kind,
        value: value.map((other, k) => (k === i ? changed : other)),
      })),
    );
    return [...here, ...inside];
  }
  // Frozen records are made by the library; nobody changes a field of one.
  if (isRecord(value) && !Object.isFrozen(value)) {
    const inside = Object.entries(value).flatMap(([name, entry]) =>
      changes(entry).map(({ place, kind, value: changed }): Change => ({
        place: [name, ...place],
        kind,
        value: { ...value, [name]: changed },
      })),
    );
    return [...here, ...inside];
  }
  return here;
}

/** Whether a number that is not one hides anywhere in a result. */
export function hasNaN(value: unknown): boolean {
  if (typeof value === 'number') return Number.isNaN(value);
  if (isList(value)) return value.some(hasNaN);
  if (isTyped(value)) return value.some(Number.isNaN);
  return isRecord(value) && Object.values(value).some(hasNaN);
}
