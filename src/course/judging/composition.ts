/** Answers as rows of numbers, and two mistakes as one guess about them. */
import { partsIn } from './guess.js';
import type { Case, Guess } from './guess.js';
import { withNumbers } from './shapes.js';

/** A pair as one guess, and each of the two by itself. */
export interface Pair extends Guess {
  /**
   * Their names whatever their order; undefined for two formulas of one mistake, which are no two mistakes.
   */
  names: string | undefined;
  alone: readonly Guess['value'][];
}

/**
 * One case in numbers, and those that each known mistake gives: computed when they are asked for, and once.
 */
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

export const mostOf = (numbers: readonly number[]): number =>
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
  const wantedSize = mostOf(wanted);
  return { one, got, wanted, wantedSize, size: Math.max(wantedSize, mostOf(got)), of };
}

export const near = (a: number, b: number, size: number): boolean => Math.abs(a - b) <= COARSE * size;
/** Whether they are what the function gave. */
export const like = ({ got, size }: Row, numbers: readonly number[] | undefined): boolean =>
  numbers !== undefined && numbers.every((x, i) => near(x, got[i], size));

/** More of them say nothing. */
const MOST_PAIRS = 2000;

/**
 * Every two for which each number of one row is that of one of them, or a right one where
 * `orWanted`: few are left.
 */
export function promising(own: readonly Guess[], row: Row, orWanted: boolean): (readonly [Guess, Guess])[] {
  const { got, wanted, size } = row;
  const hitting: number[][] = got.map(() => []);
  const missed = own.map((mistake, k) => {
    const numbers = row.of(mistake);
    return got.flatMap((x, i) => {
      if (numbers && near(numbers[i], x, size)) hitting[i].push(k);
      else if (!numbers || !orWanted || !near(wanted[i], x, size)) return [i];
      return [];
    });
  });
  const pairs: (readonly [Guess, Guess])[] = [];
  const all = [...own.keys()];
  for (const [k, at] of missed.entries()) {
    if (!row.of(own[k])) continue;
    // The other has all that one misses.
    for (const m of at.length === 0 ? all : hitting[at[0]]) {
      if (m <= k || !row.of(own[m]) || !at.every((i) => hitting[i].includes(m))) continue;
      if (pairs.push([own[k], own[m]]) > MOST_PAIRS) return [];
    }
  }
  return pairs;
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
export const bothNames = (a: string, b: string): string | undefined => (a === b ? undefined : [a, b].sort().join(' '));
