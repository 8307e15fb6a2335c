/** Answers as rows of numbers, and two mistakes as one guess about them. */
import { partsIn } from './guess.js';
import type { Case, Guess } from './guess.js';
import { withNumbers } from './shapes.js';

/** A pair as one guess, and each of the two by itself. */
export interface Pair extends Guess {
  /** Their names whatever their order; undefined for two formulas of one mistake, which are no two mistakes. */
  names: string | undefined;
  alone: readonly Guess['value'][];
}

/** One case in numbers, and those that each known mistake gives: computed when they are asked for, and once. */
export interface Row {
  one: Case;
  got: readonly number[];
  wanted: readonly number[];
  /** The largest number that is wanted, and that of both. */
  wantedSize: number;
  size: number;
  of: (mistake: Guess) => readonly number[] | undefined;
}

/** More coarsely than any judge: what passes is proved by the judge. */
export const COARSE = 1e-6;
/** Below this part of the largest number, two numbers are one. */
export const FINE = 1e-9;

export const largest = (numbers: readonly number[]): number =>
  numbers.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
/** Longer answers would take long, and are seldom composed. */
const MOST = 100;
function numbersOf(value: unknown): readonly number[] | undefined {
  const parts = partsIn(value);
  return parts.length > 0 && parts.length <= MOST && parts.every((x) => Number.isFinite(x))
    ? (parts as number[])
    : undefined;
}

export function rowOf(one: Case): Row | undefined {
  const [got, wanted] = [numbersOf(one.got), numbersOf(one.wanted)];
  if (!got || got.length !== wanted?.length) return undefined;
  const kept = new Map<Guess, readonly number[] | undefined>();
  const of = (mistake: Guess): readonly number[] | undefined => {
    if (!kept.has(mistake)) {
      const numbers = numbersOf(mistake.value(one.input));
      kept.set(mistake, numbers?.length === wanted.length ? numbers : undefined);
    }
    return kept.get(mistake);
  };
  const wantedSize = largest(wanted);
  return { one, got, wanted, wantedSize, size: Math.max(wantedSize, largest(got)), of };
}

export const near = (a: number, b: number, size: number): boolean => Math.abs(a - b) <= COARSE * size;
export const like = ({ got, size }: Row, numbers: readonly number[] | undefined): boolean =>
  numbers !== undefined && numbers.every((x, i) => near(x, got[i], size));

/** Every two for which each number of one row is that of one of them, or a right one where `orWanted`: few are left. */
export function promising(own: readonly Guess[], row: Row, orWanted: boolean): (readonly [Guess, Guess])[] {
  const { got, wanted, size } = row;
  const missed = own.flatMap((mistake) => {
    const numbers = row.of(mistake);
    const at =
      numbers &&
      got.flatMap((x, i) => (near(numbers[i], x, size) || (orWanted && near(wanted[i], x, size)) ? [] : [i]));
    return numbers && at ? [{ mistake, numbers, at }] : [];
  });
  return missed.flatMap((a, k) =>
    missed
      .slice(k + 1)
      .filter((b) => a.at.every((i) => near(b.numbers[i], got[i], size)))
      .map((b) => [a.mistake, b.mistake] as const),
  );
}

export const told = (first: string, second: string): string => `Two things at once. First${first} Second${second}`;

/** A guess from the numbers of each row. */
export function asGuess(rows: readonly Row[], numbers: (row: Row) => readonly number[] | undefined): Guess['value'] {
  const byInput = new Map(rows.map((row) => [row.one.input, row]));
  return (input) => {
    const row = byInput.get(input);
    const made = row && numbers(row);
    return made && withNumbers(row.one.wanted, made);
  };
}

/** The names of two mistakes, as `Pair` has them. */
export const namesOf = (a: string, b: string): string | undefined => (a === b ? undefined : [a, b].sort().join(' '));
