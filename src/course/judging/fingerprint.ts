/**
 * A value as one number: enough to recognise the answer to another input, and short enough
 * to be kept for every one.
 */
import { isList } from './judgement.js';

/** A weighted sum of a value's numbers, and the size against which two of them are compared. */
export interface Fingerprint {
  sum: number;
  size: number;
}

/** Weights between 1 and 2 without a pattern: the fractional parts of multiples of the golden ratio. */
const weight = (i: number): number => 1 + (((i + 1) * 0.618033988749895) % 1);
/** As a value of the right shape counts as right within 1e-9. */
const TOLERANCE = 1e-9;
/** Stands for what is not finite: 0/0 of an empty list is an answer, too. */
const NOT_FINITE = 1e9;
/** What is written down keeps more digits than are compared. */
const DIGITS = 13;

/** The numbers of a value in order, or undefined where something else stands in it. */
function numbersIn(value: unknown): number[] | undefined {
  if (typeof value === 'number') return [Number.isFinite(value) ? value : NOT_FINITE];
  if (typeof value !== 'object' || value === null) return undefined;
  const parts = (isList(value) ? Array.from(value) : Object.values(value)).map(numbersIn);
  return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
}

/** Undefined where something else than numbers stands in the value. */
export function fingerprintOf(value: unknown): Fingerprint | undefined {
  const leaves = numbersIn(value);
  if (!leaves || leaves.length === 0) return undefined;
  const terms = leaves.map((x, i) => weight(i + 31 * leaves.length) * x);
  return {
    sum: Number(terms.reduce((sum, x) => sum + x, 0).toPrecision(DIGITS)),
    size: Number(terms.reduce((sum, x) => sum + Math.abs(x), 0).toPrecision(DIGITS)),
  };
}

export function sameFingerprint(a: Fingerprint | undefined, b: Fingerprint | undefined): boolean {
  return a !== undefined && b !== undefined && Math.abs(a.sum - b.sum) <= TOLERANCE * Math.max(a.size, b.size);
}
