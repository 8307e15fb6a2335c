/** A value as one number: enough to recognise the answer to another input, and short enough to be kept for every one. */
import { leavesOf } from './shapes.js';

/** A weighted sum of a value's numbers, and the size against which two of them are compared. */
export interface Fingerprint {
  sum: number;
  size: number;
}

/** Weights between 1 and 2 without a pattern: the fractional parts of multiples of the golden ratio. */
const weight = (i: number): number => 1 + (((i + 1) * 0.618033988749895) % 1);
/** As a value of the right shape counts as right within 1e-9. */
const TOLERANCE = 1e-9;
/** What is written down keeps more digits than are compared. */
const DIGITS = 13;

/** Undefined where something else than numbers stands in the value. */
export function fingerprintOf(value: unknown): Fingerprint | undefined {
  const leaves = leavesOf(value);
  if (!leaves) return undefined;
  const terms = leaves.map(({ got }, i) => weight(i + 31 * leaves.length) * got);
  return {
    sum: Number(terms.reduce((sum, x) => sum + x, 0).toPrecision(DIGITS)),
    size: Number(terms.reduce((sum, x) => sum + Math.abs(x), 0).toPrecision(DIGITS)),
  };
}

export function sameFingerprint(a: Fingerprint | undefined, b: Fingerprint | undefined): boolean {
  return a !== undefined && b !== undefined && Math.abs(a.sum - b.sum) <= TOLERANCE * Math.max(a.size, b.size);
}
