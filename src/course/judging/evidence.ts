/** What a sweep found, as cases that a guess is proved by: it must give what the student's function gave. */
import type { AnySweep } from './exercise.js';
import { isBroken, partsIn } from './guess.js';
import type { Case, Guess } from './guess.js';
import { safely, sameNumbers } from './judge-check.js';
import type { Judge } from './judgement.js';
import type { SweepFindings, Try } from './sweep.js';

export interface SweepEvidence {
  sweep: AnySweep;
  found: SweepFindings;
  cases: readonly Case[];
  wrongCases: readonly Case[];
  /** The exercise's own mistakes. */
  own: readonly Guess[];
  /** Whether a value is what the function gave. */
  gives: (value: unknown, one: Case) => boolean;
  /** Reproduces all that is wrong, and is itself wrong for one of them. */
  explains: (guess: Guess) => boolean;
  /**
   * Reproduces what is right, too, but for a few inputs: then it is what the function
   * does, and not a coincidence.
   */
  fits: (guess: Guess, butFor?: number) => boolean;
}

export function evidenceOf(sweep: AnySweep, found: SweepFindings): SweepEvidence {
  const cases = casesOf(sweep, found.tries);
  const wrongCases = cases.filter(({ right }) => !right);
  const rightCases = cases.filter(({ right }) => right);
  const gives = (value: unknown, { input, got, judge, broken }: Case): boolean =>
    judgedRight(judge, input, got, value) ||
    sameNumbers(got, value) ||
    (value !== undefined && broken && brokenAlike(got, value));
  const fitsRight = (value: Guess['value'], butFor: number): boolean => {
    let missed = 0;
    return rightCases.every((one) => gives(value(one.input), one) || ++missed <= butFor);
  };
  const allBroken = wrongCases.every(({ broken }) => broken);
  /** Says nothing else of what is right: NaN alone has many causes. */
  const contradictsNone = ({ value }: Guess): boolean =>
    rightCases.every((one) => gives(value(one.input) ?? one.wanted, one));
  const explains = (guess: Guess): boolean =>
    wrongCases.every((one) => gives(guess.value(one.input), one)) &&
    wrongCases.some(({ judge, input, wanted }) => !judgedRight(judge, input, guess.value(input), wanted)) &&
    (!allBroken || contradictsNone(guess));
  return {
    ...{ sweep, found, cases, wrongCases, gives, explains },
    own: (sweep.misconceptions ?? []).map((m): Guess => ({ ...m, value: once((input) => attempt(m.value, input)) })),
    fits: (guess, butFor = 0) => explains(guess) && fitsRight(guess.value, butFor),
  };
}

/** Each input once, however often it was called; twice if the answers differ. */
function casesOf(sweep: AnySweep, tries: readonly Try[]): Case[] {
  const cases = new Map<string, Case>();
  for (const { input, outcome, right } of tries) {
    if (outcome.kind !== 'value') continue;
    const text = textOfValue([input, outcome.value]);
    if (cases.has(text)) continue;
    const got = outcome.value;
    cases.set(text, {
      ...{ input, got, right },
      wanted: sweep.wanted(input),
      judge: sweep.judge(input),
      broken: isBroken(got),
    });
  }
  return [...cases.values()];
}

/** A judge takes what is wanted for finite: against NaN everything would be right. */
const judgedRight = (judge: Judge, inputs: unknown, got: unknown, wanted: unknown): boolean =>
  wanted !== undefined && !isBroken(wanted) && safely(judge, got, { wanted, inputs, brief: true }).score === 1;

/**
 * No judge compares what is not finite; a mistake may still give the same. Alike is: not finite at the same
 * places, and close at the others. Whether 0/0 or 1e-17/0 was met there is a matter of rounding.
 */
function brokenAlike(got: unknown, value: unknown): boolean {
  const [a, b] = [partsIn(got), partsIn(value)];
  if (a.length !== b.length) return false;
  const size = a.reduce<number>((most, x) => (Number.isFinite(x) ? Math.max(most, Math.abs(x as number)) : most), 0);
  return a.every((x, i) => {
    if (typeof x !== 'number' || typeof b[i] !== 'number') return x === b[i];
    return Number.isFinite(x) ? Math.abs(x - b[i]) <= 1e-9 * size : !Number.isFinite(b[i]);
  });
}

/** Asked for the same inputs again and again, with one part or another. */
function once(value: Guess['value']): Guess['value'] {
  const kept = new Map<unknown, unknown>();
  return (input) => {
    if (!kept.has(input)) kept.set(input, value(input));
    return kept.get(input);
  };
}

/** A misconception's formula may not be made for every input of a sweep. */
export function attempt(value: (input: unknown) => unknown, input: unknown): unknown {
  try {
    return value(input);
  } catch {
    return undefined;
  }
}

/** No host gives a bigint; one that breaks down may. */
export const textOfValue = (value: unknown): string =>
  JSON.stringify(value, (_name, v: unknown) => (typeof v === 'bigint' ? String(v) : v));
