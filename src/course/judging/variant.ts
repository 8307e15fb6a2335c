/**
 * Seeded inputs: the same seed gives the same numbers on every machine, rounded so that what
 * is shown is what is graded.
 */
import { hex, hmacSha256, sha256, utf8 } from './sha256.js';

/** Draws the inputs of one check. */
export interface Variant {
  /** Uniform in [0, 1). */
  random(): number;
  /** Uniform between the bounds, rounded to `decimals` (2). */
  number(low: number, high: number, decimals?: number): number;
  /** Uniform over the integers from low to high, both included. */
  integer(low: number, high: number): number;
  /** One of the list. */
  pick<T>(list: readonly T[]): T;
  /** Three numbers between the bounds, rounded to `decimals` (2). */
  vector(low: number, high: number, decimals?: number): [number, number, number];
}

/**
 * The seeds of one submission; the hidden checks have their own, so that the public numbers
 * say nothing about theirs.
 */
export interface Seeds {
  public: string;
  hidden: string;
}

/** The fixed seeds of self-study: everybody sees the same numbers, and can talk about them. */
export function publicSeeds(exercise: string): Seeds {
  return { public: `${exercise}/public`, hidden: `${exercise}/hidden` };
}

/** Whose seeds are asked for. */
export interface SeedOwner {
  key: string;
  exercise: string;
  student: string;
}

const seedOf = ({ key, exercise, student }: SeedOwner, purpose: string): string =>
  hex(hmacSha256(utf8(key), utf8(JSON.stringify([exercise, student, purpose])))).slice(0, 32);

/**
 * The seeds of one student. The key stays with the lecturer; who has only the public seed
 * cannot find the hidden one.
 */
export function studentSeeds(of: SeedOwner): Seeds {
  return { public: seedOf(of, 'public'), hidden: seedOf(of, 'hidden') };
}

/**
 * Those of a graded run: nobody has seen an input, also not of a public check, so that
 * looking answers up finds none.
 */
export function gradedSeeds(of: SeedOwner): Seeds {
  return { public: seedOf(of, 'graded'), hidden: seedOf(of, 'hidden') };
}

/**
 * The draws of a check: they depend on the seed and on the check's name, so that a new check
 * moves no other's numbers.
 */
export function variantOf(seed: string, check: string): Variant {
  const digest = new DataView(sha256(utf8(JSON.stringify([seed, check]))).buffer);
  // sfc32: 128 bits of state filled from the hash, so that near seeds are as different as far ones.
  let [a, b, c, d] = [0, 4, 8, 12].map((at) => digest.getInt32(at, true));
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return (t >>> 0) / 4294967296;
  };
  const number = (low: number, high: number, decimals = 2): number =>
    Number((low + (high - low) * next()).toFixed(decimals));
  const integer = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    random: next,
    number,
    integer,
    pick: (list) => list[integer(0, list.length - 1)],
    vector: (low, high, decimals) => [
      number(low, high, decimals),
      number(low, high, decimals),
      number(low, high, decimals),
    ],
  };
}
