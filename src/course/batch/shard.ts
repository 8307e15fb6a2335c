/**
 * A part of a batch, for one task of a Slurm array or one job of a CI matrix: which it
 * is depends on names alone.
 */
import { sha256Of } from './result.js';

/** The part `index` of `count`, from 1. */
export interface Shard {
  index: number;
  count: number;
}

export const WHOLE: Shard = { index: 1, count: 1 };

/** Where a submission stands among all: even, and the same on every machine. */
export const rankOf = ({ student, exercise }: { student: string; exercise: string }): string =>
  sha256Of(student, exercise);

/** Whether a submission is of the part. */
export function isInShard(one: { student: string; exercise: string }, { index, count }: Shard): boolean {
  // 48 bits are exact, and their remainder is even for any count that there will be.
  return parseInt(rankOf(one).slice(0, 12), 16) % count === index - 1;
}

/** The part that a text such as `3/16` names; undefined where it names none. */
export function readShard(text: string): Shard | undefined {
  const match = /^([1-9]\d{0,4})\/([1-9]\d{0,4})$/.exec(text);
  if (!match) return undefined;
  const [index, count] = match.slice(1).map(Number);
  return index <= count ? { index, count } : undefined;
}
