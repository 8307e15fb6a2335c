/**
 * Domains: what a statement allows, as something that can be drawn from and made smaller.
 * A domain draws *raw* values, shrinks them, and builds the input from one. Only + - * / and the exact
 * `toFixed` are used, so that every engine draws the same inputs from the same seed.
 */

/** A source of numbers in [0, 1). */
export type Random = () => number;

/** What a statement allows: `T` is the input, `R` the raw value that it is built from. */
export interface Domain<T, R = unknown> {
  /** `bias` is the probability that a part takes one of its corners instead of anything between. */
  draw(random: Random, bias: number): R;
  /** Simpler raw values, the simplest first. */
  shrink(raw: R): R[];
  /** Undefined for what the statement does not allow: it is drawn again, and never shrunk to. */
  build(raw: R): T | undefined;
}

/** The domain's own type, to write the type of its inputs once: `InputOf<typeof body>`. */
export type InputOf<D> = D extends Domain<infer T> ? T : never;

/** A number that a student could type, with the values at which mistakes show. */
export function numberIn(
  low: number,
  high: number,
  { decimals = 2, corners = [0, 1, -1] }: { decimals?: number; corners?: readonly number[] } = {},
): Domain<number, number> {
  const fits = (x: number): boolean => x >= low && x <= high;
  const special = [...new Set([...corners, low, high])].filter(fits);
  const rank = (x: number): number => {
    const at = [0, 1, -1].indexOf(x);
    return at < 0 ? 4 + Math.abs(x) + String(x).length : at;
  };
  return {
    draw: (random, bias) =>
      random() < bias
        ? special[Math.floor(random() * special.length)]
        : Number((low + (high - low) * random()).toFixed(decimals)),
    shrink: (x) => {
      const simpler = [0, 1, -1, Math.trunc(x), Number(x.toFixed(1)), Number((x / 2).toFixed(decimals))];
      return [...new Set(simpler)].filter((y) => fits(y) && rank(y) < rank(x));
    },
    build: (x) => x,
  };
}

/** A whole number. */
export const integerIn = (low: number, high: number, corners: readonly number[] = [0, 1, -1]): Domain<number, number> =>
  numberIn(low, high, { decimals: 0, corners });

/** One of a list, the simplest first; the raw value is its place. */
export function oneOf<T>(values: readonly T[]): Domain<T, number> {
  return {
    draw: (random) => Math.floor(random() * values.length),
    shrink: (at) => Array.from({ length: at }, (_, i) => i),
    build: (at) => values[at],
  };
}

/**
 * One of a list, the first in every other draw, so that what has a structure does not crowd out
 * what has none; `drawn` of them at random.
 */
export const mostlyFirst = <T>(values: readonly T[], drawn: number = values.length): Domain<T, number> => ({
  ...oneOf(values),
  draw: (random) => (random() < 0.5 ? 0 : Math.floor(random() * drawn)),
});

/** A corner for each place of a list, or below a count: `{ [field]: 0 }`, `{ [field]: 1 }` and so on. */
export const eachOf = (field: string, places: readonly unknown[] | number): object[] =>
  Array.from({ length: typeof places === 'number' ? places : places.length }, (_, at) => ({ [field]: at }));

/** How often an entry repeats an earlier one, as a part of the bias. */
const REPEATS = 0.5;

/** A list of `min` to `max` entries. */
export function listOf<T, R>(entry: Domain<T, R>, min: number, max: number): Domain<T[], R[]> {
  return {
    draw: (random, bias) => {
      const length =
        random() < bias
          ? [min, max, Math.min(min + 1, max)][Math.floor(random() * 3)]
          : min + Math.floor(random() * (max - min + 1));
      const drawn: R[] = [];
      while (drawn.length < length) {
        // Equal entries are what a cache or a search by value takes for one.
        const repeats = drawn.length > 0 && random() < bias * REPEATS;
        drawn.push(repeats ? drawn[Math.floor(random() * drawn.length)] : entry.draw(random, bias));
      }
      return drawn;
    },
    shrink: (raw) => {
      const half = raw.length >> 1;
      const shorter =
        raw.length > min
          ? [raw.slice(0, half), raw.slice(half), ...raw.map((_, i) => raw.filter((_entry, j) => j !== i))]
          : [];
      const simpler = raw.flatMap((x, i) => entry.shrink(x).map((y) => raw.map((z, j) => (j === i ? y : z))));
      return [...shorter.filter((list) => list.length >= min && list.length < raw.length), ...simpler];
    },
    build: (raw) => whole(raw.map((x) => entry.build(x))),
  };
}

type Fields = Record<string, Domain<unknown>>;
type Built<F extends Fields> = { [K in keyof F]: F[K] extends Domain<infer T> ? T : never };
type Raw<F extends Fields> = { [K in keyof F]: F[K] extends Domain<unknown, infer R> ? R : never };

/** An object of named parts. */
export function recordOf<F extends Fields>(fields: F): Domain<Built<F>, Raw<F>> {
  const entries = Object.entries(fields) as [keyof F & string, Domain<unknown>][];
  return {
    draw: (random, bias) =>
      Object.fromEntries(entries.map(([name, part]) => [name, part.draw(random, bias)])) as Raw<F>,
    shrink: (raw) =>
      entries.flatMap(([name, part]) => part.shrink(raw[name]).map((simpler) => ({ ...raw, [name]: simpler }))),
    build: (raw) => {
      const built = entries.map(([name, part]) => [name, part.build(raw[name])] as const);
      return built.some(([, value]) => value === undefined) ? undefined : (Object.fromEntries(built) as Built<F>);
    },
  };
}

/** `count` numbers of one domain, as a vector. */
export function vectorOf<N extends number>(entry: Domain<number, number>, count: N): Domain<VectorOf<N>, number[]> {
  return listOf(entry, count, count) as unknown as Domain<VectorOf<N>, number[]>;
}
type VectorOf<N extends number> = N extends 2
  ? [number, number]
  : N extends 3
    ? [number, number, number]
    : N extends 4
      ? [number, number, number, number]
      : number[];

/** Inputs made from those of another domain; undefined refuses one. */
export function derived<T, U, R>(domain: Domain<T, R>, make: (value: T) => U | undefined): Domain<U, R> {
  return {
    draw: (random, bias) => domain.draw(random, bias),
    shrink: (raw) => domain.shrink(raw),
    build: (raw) => {
      const built = domain.build(raw);
      return built === undefined ? undefined : make(built);
    },
  };
}

function whole<T>(values: (T | undefined)[]): T[] | undefined {
  return values.includes(undefined) ? undefined : (values as T[]);
}

/** An input with the raw value that it can be made smaller from. */
export interface Drawn<T> {
  raw: unknown;
  input: T;
}

/** Every other draw takes corners for three parts in ten, the rest for one in twenty. */
const BIASES = [0.3, 0.05];
/** Random numbers that one draw may take: a loop that waits for a lucky one may wait for ever. */
const NUMBERS = 100_000;

/** One raw value. @throws RangeError if it takes too many numbers. */
export function drawOnce<T, R>(domain: Domain<T, R>, random: Random, bias: number): R {
  let taken = 0;
  const counted = (): number => {
    if (++taken > NUMBERS) throw new RangeError(`one draw of the domain takes more than ${NUMBERS} random numbers`);
    return random();
  };
  return domain.draw(counted, bias);
}

/** Refused draws that are put up with, for each wanted one. */
const TRIES = 50;

/**
 * Draws `count` inputs after those of the corners: parts of a raw value, each laid over a drawn one.
 *
 * @throws RangeError if the domain refuses too many draws, or one of them does not end.
 */
export function drawMany<T>(
  domain: Domain<T>,
  count: number,
  random: Random,
  corners: readonly object[] = [],
): Drawn<T>[] {
  const drawn: Drawn<T>[] = [];
  const wanted = corners.length + count;
  for (let tries = 0; drawn.length < wanted; tries++) {
    if (tries > TRIES * wanted) throw new RangeError(`the domain refuses ${tries - drawn.length} of ${tries} draws`);
    const plain = drawOnce(domain, random, BIASES[tries % BIASES.length]);
    const corner = corners.at(drawn.length);
    const raw = corner === undefined ? plain : { ...(plain as object), ...corner };
    const input = domain.build(raw);
    if (input !== undefined) drawn.push({ raw, input });
  }
  return drawn;
}
