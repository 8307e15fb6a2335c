/**
 * What a diagnosis is made of: tries that came back with a value, and mistakes as the
 * values that they would give.
 */
import type { Misconception } from './exercise.js';
import type { Judge } from './judgement.js';
import { isList } from './judgement.js';

/** A mistake with its name and its words; `credit` is the part of the points that it still earns. */
export type Diagnosis = Pick<Misconception<unknown>, 'id' | 'says' | 'credit'>;

/** A mistake as the value that it would give. */
export type Guess = Diagnosis & { value: (input: unknown) => unknown };

/** Fewer wrong inputs could fit a guess by chance. */
export const ENOUGH = 3;

/** A try that came back with a value. */
export interface Case {
  input: unknown;
  got: unknown;
  wanted: unknown;
  right: boolean;
  /** That of its input. */
  judge: Judge;
  /** A number that is not finite stands in what came back. */
  broken: boolean;
}

/** What a value is made of, in order: numbers, finite or not, and whatever else stands in it. */
export function partsIn(value: unknown, found: unknown[] = []): unknown[] {
  if (isList(value)) for (let i = 0; i < value.length; i++) partsIn(value[i], found);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) partsIn(part, found);
  else found.push(value);
  return found;
}

/** Whether a number in it is not finite. */
export const isBroken = (value: unknown): boolean =>
  partsIn(value).some((x) => typeof x === 'number' && !Number.isFinite(x));

/** Words and whole numbers, also many of them: what a wrong guess meets by chance. */
export const isCountable = (value: unknown): boolean =>
  partsIn(value).every((x) => typeof x !== 'number' || Number.isInteger(x));
