/**
 * Two mistakes at once, told only where neither of them explains the answers alone and both together explain all of them.
 * Two known mistakes that never touch the same number; a known one and a change of what it gives; one in a part of the
 * answer, another in the rest; one for some inputs, another for the others. Where two pairs fit, none is told: one of them
 * would be untrue.
 */
import { changed } from './changed-mistakes.js';
import { rowOf } from './composition.js';
import type { Pair } from './composition.js';
import { ENOUGH, isCountable } from './guess.js';
import type { Case, Diagnosis, Guess } from './guess.js';
import { apart, inBranches, inParts } from './known-pairs.js';

/** What a sweep knows, and how its guesses are proved. */
export interface Known {
  own: readonly Guess[];
  cases: readonly Case[];
  labels: Readonly<Record<string, (input: unknown) => boolean>>;
  /** Whether a value is what the function gave. */
  gives: (value: unknown, one: Case) => boolean;
  /** Reproduces all that is wrong. */
  explains: (guess: Guess) => boolean;
  /** Reproduces what is right as well. */
  fits: (guess: Guess) => boolean;
}

export function twoAtOnce(known: Known): Diagnosis | undefined {
  const { own, cases, gives } = known;
  const rows = cases.flatMap((one) => rowOf(one) ?? []);
  const wrong = rows.filter(({ one }) => !one.right);
  const wrongCases = cases.filter(({ right }) => !right);
  // What is no number is not composed; by chance whole numbers fit, too.
  if (wrong.length < wrongCases.length || cases.every(({ wanted }) => isCountable(wanted))) return undefined;
  const counted = wrongCases.filter(({ got }) => !isCountable(got));
  /** Each of the two leaves some answers unexplained. */
  const needsBoth = ({ alone }: Pair): boolean =>
    alone.every((value) => counted.filter((one) => !gives(value(one.input), one)).length >= ENOUGH);
  const without = new Map(
    cases.filter(({ input }) => !rows.some(({ one }) => one.input === input)).map((c) => [c.input, c]),
  );
  /** With the right answer where there are no numbers to compose. */
  const proven = (pairs: Pair[], proves: (guess: Guess) => boolean): Pair[] =>
    pairs.filter((pair) => {
      const value = (input: unknown): unknown => (without.has(input) ? without.get(input)?.wanted : pair.value(input));
      return proves({ ...pair, value }) && needsBoth(pair);
    });
  const stages: (() => Pair[])[] = [
    () => proven(apart(own, rows, wrong), known.fits),
    () => proven(changed(own, rows, wrong), known.fits),
    () => proven(inParts(own, rows, wrong), known.fits),
    () => proven(inBranches(own, known.labels, rows), known.explains),
  ];
  for (const stage of stages) {
    const found = stage();
    if (found.length === 0) continue;
    const [{ id, says, names }] = found;
    const isOne = names !== undefined && found.every((other) => other.names === names);
    return isOne && !VOUCHES.test(says) ? { id, says } : undefined;
  }
  return undefined;
}

/** Made for one mistake alone, words may vouch for what another spoils: "The diagonal is right; off it …". */
const VOUCHES = /\b(?:is|are) right(?=[.:;,]| and\b| but\b)/;
