/** Two known mistakes: apart from each other in every answer, in two parts of it, or for different inputs. */
import { asGuess, bothNames, FINE, like, near, promising, told } from './composition.js';
import type { Pair, Row } from './composition.js';
import { ENOUGH } from './guess.js';
import type { Guess } from './guess.js';
import { placeIn } from './places.js';
import { leavesOf, partsOf } from './shapes.js';

/** Two that never touch the same number of an answer. */
export function* apart(own: readonly Guess[], rows: readonly Row[], telling: Row): Iterable<Pair> {
  for (const [a, b] of promising(own, telling, true)) {
    const both = (row: Row): readonly number[] | undefined => {
      const [x, y] = [row.of(a), row.of(b)];
      if (!x || !y) return undefined;
      const off = (z: number, i: number): boolean => Math.abs(z - row.wanted[i]) > FINE * row.wantedSize;
      return x.some((_, i) => off(x[i], i) && off(y[i], i))
        ? undefined
        : row.wanted.map((w, i) => (off(x[i], i) ? x[i] : off(y[i], i) ? y[i] : w));
    };
    if (!rows.every((row) => like(row, both(row)))) continue;
    yield {
      id: `${a.id}-and-${b.id}`,
      names: bothNames(a.id, b.id),
      says: told(`: ${a.says}`, `: ${b.says}`),
      value: asGuess(rows, both),
      alone: [a.value, b.value],
    };
  }
}

/** One mistake in a part of the answer, another in the rest. */
export function* inParts(own: readonly Guess[], rows: readonly Row[], telling: Row): Iterable<Pair> {
  const shape = telling.one.wanted;
  const leaves = leavesOf(shape) ?? [];
  if (leaves.length < 2 || rows.some(({ got }) => got.length !== leaves.length)) return;
  const parts = twoParts(
    shape,
    leaves.map(({ where }) => placeIn(shape, where)),
  );
  for (const pair of promising(own, telling, false)) {
    for (const [a, b] of [pair, [pair[1], pair[0]] as const]) {
      const mixed =
        (has: (at: number) => boolean, of: readonly [Guess | undefined, Guess | undefined]) =>
        (row: Row): readonly number[] | undefined => {
          const [x, y] = of.map((mistake) => (mistake ? row.of(mistake) : row.wanted));
          return x && y && x.map((value, i) => (has(i) ? value : y[i]));
        };
      const hits = [a, b].map((one) => telling.got.map((x, i) => near(telling.of(one)![i], x, telling.size)));
      const part = parts.find(
        ({ has }) =>
          hits[0].every((hit, i) => (has(i) ? hit : hits[1][i])) &&
          rows.every((row) => like(row, mixed(has, [a, b])(row))),
      );
      if (!part) continue;
      const value = (of: readonly [Guess | undefined, Guess | undefined]): Guess['value'] =>
        asGuess(rows, mixed(part.has, of));
      yield {
        id: `${a.id}-and-${b.id}`,
        names: bothNames(a.id, b.id),
        says: told(`, ${part.name}: ${a.says}`, `, ${part.rest}: ${b.says}`),
        value: value([a, b]),
        alone: [value([a, undefined]), value([undefined, b])],
      };
    }
  }
}

interface TwoParts {
  name: string;
  rest: string;
  has: (at: number) => boolean;
}

/** Ways to cut an answer in two: by the diagonal, by a field, at one number. */
function twoParts(shape: unknown, places: readonly string[]): TwoParts[] {
  const fields = [...new Set(places.flatMap((place) => place.split(' of ').at(-1) ?? []))];
  const byField = fields
    .map((field) => ({ field, at: places.map((place) => place.split(' of ').at(-1) === field) }))
    .filter(({ at }) => at.filter(Boolean).length > 1 && !at.every(Boolean))
    .map(({ field, at }) => ({ name: `in ${field}`, rest: 'in the rest', has: (i: number) => at[i] }));
  const others = partsOf(shape, places)
    .filter(({ name }) => !/^(?:on|below|above) the diagonal$/.test(name))
    .map(({ name, has }) => ({
      name: /^(?:off|in) /.test(name) ? name : `in ${name}`,
      rest: name === 'off the diagonal' ? 'on the diagonal' : 'in the rest',
      has,
    }));
  return [...byField, ...others];
}

interface Side {
  side: readonly Row[];
  alike: readonly Guess[];
}

type Labels = Readonly<Record<string, (input: unknown) => boolean>>;

/**
 * One mistake for the inputs with a label, another for those without. Inputs that have nothing
 * in common would be no branch: who takes the smaller of two numbers for the larger gives now the one,
 * now the other, and makes one mistake.
 */
export function* inBranches(own: readonly Guess[], rows: readonly Row[], labels: Labels): Iterable<Pair> {
  for (const [label, has] of Object.entries(labels)) {
    // "Whenever" holds for what is right as well; the rest may have branches that are right.
    const inside = rows.filter(({ one }) => has(one.input));
    const outside = rows.filter(({ one }) => !has(one.input) && !one.right);
    if ([inside, outside].some((side) => side.filter(({ one }) => !one.right).length < ENOUGH)) continue;
    // The side of the first row goes first: all mistakes have been tried on that one,
    // and few give what it shows.
    const sides = [inside, outside].map((side): Side => ({ side, alike: [] }));
    for (const one of inside.includes(rows[0]) ? sides : [...sides].reverse()) {
      one.alike = own.filter((m) => one.side.every((row) => like(row, row.of(m))));
      if (one.alike.length === 0) break;
    }
    const [firsts, seconds] = sides.map(({ alike }) => alike);
    for (const a of firsts) {
      for (const b of seconds) {
        if (a === b) continue;
        yield {
          id: `${a.id}-and-${b.id}`,
          names: bothNames(a.id, b.id),
          says: told(`, ${label}: ${a.says}`, `, in the other cases that fail: ${b.says}`),
          value: (input) => (has(input) ? a : b).value(input),
          alone: [a.value, b.value],
        };
      }
    }
  }
}
