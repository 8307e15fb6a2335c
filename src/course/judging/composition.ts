/** Answers as rows of numbers, and two mistakes as one guess about them. */
import type { Case, Guess } from './guess.js';
import { leavesOf, withNumbers } from './shapes.js';

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
  of: (mistake: Guess) => readonly number[] | undefined;
}

/** More coarsely than any judge: what passes is proved by the judge. */
export const COARSE = 1e-6;
/** Below this part of the largest number, two numbers are one. */
export const FINE = 1e-9;

export const largest = (numbers: readonly number[]): number =>
  numbers.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
const numbersOf = (value: unknown): readonly number[] | undefined => leavesOf(value)?.map(({ got }) => got);

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
  return { one, got, wanted, of };
}

export const near = (a: number, b: number, size: number): boolean => Math.abs(a - b) <= COARSE * size;
export const like = (row: Row, numbers: readonly number[] | undefined): boolean => {
  if (!numbers) return false;
  const size = Math.max(largest(row.got), largest(row.wanted));
  return numbers.every((x, i) => near(x, row.got[i], size));
};

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
