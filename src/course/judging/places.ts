/**
 * Where in a value something stands, in words: `[0][1]` of a matrix is "row 1, column 2",
 * `.com[2]` is "z of com".
 */

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const AXES = ['x', 'y', 'z'];

const SUFFIXES: readonly (string | undefined)[] = ['th', 'st', 'nd', 'rd'];

/** "first" to "sixth", then "7th", "21st", "112th". */
function ordinal(i: number): string {
  const n = i + 1;
  const isTeen = n % 100 > 10 && n % 100 < 14;
  return ORDINALS[i] ?? `${n}${(isTeen ? undefined : SUFFIXES[n % 10]) ?? 'th'}`;
}

/** An entry of a list by its number. */
export const entryWords = (at: number, noun: string): string => `the ${ordinal(at)} ${noun}`;

/** The steps of a path: names and numbers. */
function steps(path: string): (string | number)[] {
  return [...path.matchAll(/\.([^.[\]]+)|\[(\d+)\]/g)].map(
    ([, name, at]: (string | undefined)[]) => name ?? Number(at),
  );
}

function listLength(value: unknown): number | undefined {
  if (Array.isArray(value)) return value.length;
  return ArrayBuffer.isView(value) ? (value as unknown as ArrayLike<unknown>).length : undefined;
}

function inside(value: unknown, step: string | number): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[step] : undefined;
}

/**
 * The place of a path in a value like `whole`; empty for the value itself. What is no
 * path is in words already.
 *
 * @example
 * placeIn([[1, 2], [3, 4]], '[0][1]'); // => 'row 1, column 2'
 * placeIn({ com: [1, 2, 3] }, '.com[2]'); // => 'z of com'
 */
export function placeIn(whole: unknown, path: string): string {
  if (!/^[.[]/.test(path)) return path;
  const words: string[] = [];
  const way = steps(path);
  let value = whole;
  for (let i = 0; i < way.length; i++) {
    const step = way[i];
    const next = inside(value, step);
    const after = way.at(i + 1);
    if (typeof step === 'string') words.unshift(step);
    else if (typeof after === 'number' && listLength(next) !== undefined) {
      words.unshift(`row ${step + 1}, column ${after + 1}`);
      value = inside(next, after);
      i++;
      continue;
    } else words.unshift(entryName(step, listLength(value), typeof next));
    value = next;
  }
  return words.join(' of ');
}

function entryName(at: number, length: number | undefined, kind: string): string {
  if (kind === 'number' && length === 3) return AXES[at];
  if (kind === 'number' && length === 4) return ['w', ...AXES][at];
  return entryWords(at, kind === 'number' ? 'number' : 'entry');
}

/**
 * The place of a path in a list of arguments.
 *
 * @example
 * argumentPlace('[0].com', 2); // => 'com of its first argument'
 */
export function argumentPlace(path: string, count: number): string {
  const [at, ...rest] = steps(path);
  const argument = count > 1 && typeof at === 'number' ? `its ${ordinal(at)} argument` : 'its argument';
  const name = rest.filter((step) => typeof step === 'string').at(-1);
  return name === undefined ? argument : `${name} of ${argument}`;
}
