/** Two known mistakes: apart from each other in every answer, in two parts of it, or for different inputs. */
import { asGuess, FINE, like, namesOf, promising, told } from './composition.js';
import type { Pair, Row } from './composition.js';
import { ENOUGH } from './guess.js';
import type { Guess } from './guess.js';
import { placeIn } from './places.js';
import { leavesOf, partsOf } from './shapes.js';

/** Two that never touch the same number of an answer. */
export function apart(own: readonly Guess[], rows: readonly Row[], wrong: readonly Row[]): Pair[] {
  return promising(own, wrong[0], true).flatMap(([a, b]): Pair[] => {
    const both = (row: Row): readonly number[] | undefined => {
      const [x, y] = [row.of(a), row.of(b)];
      if (!x || !y) return undefined;
      const off = (z: number, i: number): boolean => Math.abs(z - row.wanted[i]) > FINE * row.wantedSize;
      return x.some((_, i) => off(x[i], i) && off(y[i], i))
        ? undefined
        : row.wanted.map((w, i) => (off(x[i], i) ? x[i] : off(y[i], i) ? y[i] : w));
    };
    if (!wrong.every((row) => like(row, both(row)))) return [];
    return [
      {
        id: `${a.id}-and-${b.id}`,
        names: namesOf(a.id, b.id),
        says: told(`: ${a.says}`, `: ${b.says}`),
        value: asGuess(rows, both),
        alone: [a.value, b.value],
      },
    ];
  });
}

/** One mistake in a part of the answer, another in the rest. */
export function inParts(own: readonly Guess[], rows: readonly Row[], wrong: readonly Row[]): Pair[] {
  const shape = wrong[0].one.wanted;
  const leaves = leavesOf(shape) ?? [];
  if (leaves.length < 2 || rows.some(({ got }) => got.length !== leaves.length)) return [];
  const parts = twoParts(
    shape,
    leaves.map(({ where }) => placeIn(shape, where)),
  );
  return promising(own, wrong[0], false)
    .flatMap(([a, b]) => [[a, b] as const, [b, a] as const])
    .flatMap(([a, b]): Pair[] => {
      const mixed =
        (has: (at: number) => boolean, of: readonly [Guess | undefined, Guess | undefined]) =>
        (row: Row): readonly number[] | undefined => {
          const [x, y] = of.map((mistake) => (mistake ? row.of(mistake) : row.wanted));
          return x && y && x.map((value, i) => (has(i) ? value : y[i]));
        };
      const part = parts.find(({ has }) => wrong.every((row) => like(row, mixed(has, [a, b])(row))));
      if (!part) return [];
      const value = (of: readonly [Guess | undefined, Guess | undefined]): Guess['value'] =>
        asGuess(rows, mixed(part.has, of));
      return [
        {
          id: `${a.id}-and-${b.id}`,
          names: namesOf(a.id, b.id),
          says: told(`, ${part.name}: ${a.says}`, `, ${part.rest}: ${b.says}`),
          value: value([a, b]),
          alone: [value([a, undefined]), value([undefined, b])],
        },
      ];
    });
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

type Labels = Readonly<Record<string, (input: unknown) => boolean>>;

/**
 * One mistake for the inputs with a label, another for those without. Inputs that have nothing in common would be no branch:
 * who takes the smaller of two numbers for the larger gives now the one, now the other, and makes one mistake.
 */
export function inBranches(own: readonly Guess[], labels: Labels, all: readonly Row[]): Pair[] {
  const fits = (row: Row, mistake: Guess): boolean => like(row, row.of(mistake));
  return Object.entries(labels).flatMap(([label, has]) => {
    // "Whenever" holds for what is right as well; the rest may have branches that are right.
    const inside = all.filter(({ one }) => has(one.input));
    const outside = all.filter(({ one }) => !has(one.input) && !one.right);
    if (inside.length < ENOUGH || outside.length < ENOUGH) return [];
    const [firsts, seconds] = [inside, outside].map((rows) => own.filter((m) => rows.every((row) => fits(row, m))));
    return firsts.flatMap((a) =>
      seconds
        .filter((b) => b !== a)
        .map((b): Pair => ({
          id: `${a.id}-and-${b.id}`,
          names: namesOf(a.id, b.id),
          says: told(`, ${label}: ${a.says}`, `, in the other cases that fail: ${b.says}`),
          value: (input) => (has(input) ? a : b).value(input),
          alone: [a.value, b.value],
        })),
    );
  });
}
