/**
 * Which mistake a sweep looks like. The exercise's own misconceptions come first, then what can be found without knowing
 * the exercise. Every guess is proved: it must give what the student's function gave, for each input that was drawn.
 */
import type { AnySweep, OtherAnswer } from './exercise.js';
import { entryGuesses } from './entry-diagnoses.js';
import { fingerprintOf, sameFingerprint } from './fingerprint.js';
import { ENOUGH, isBroken, partsIn } from './guess.js';
import type { Case, Diagnosis, Guess } from './guess.js';
import { inputChanges, quantitiesOf } from './input-diagnoses.js';
import { safely, sameNumbers } from './judge-check.js';
import { placeIn } from './places.js';
import { leavesOf, partsOf, withNumbers } from './shapes.js';
import type { SweepFindings, Try } from './sweep.js';
import { twoAtOnce } from './two-at-once.js';

export function diagnose(sweep: AnySweep, found: SweepFindings): Diagnosis | undefined {
  const { tries, shared } = found;
  const wrong = tries.filter(({ right }) => !right);
  const cases = casesOf(sweep, tries);
  const wrongCases = cases.filter(({ right }) => !right);
  const rightCases = cases.filter(({ right }) => right);
  // A function that also throws or hangs has no one formula behind it.
  if (wrong.some(({ outcome }) => outcome.kind !== 'value')) return memoryOf(found);
  const gives = (value: unknown, { input, got }: Case): boolean =>
    judgedRight(sweep, input, got, value) ||
    sameNumbers(got, value) ||
    (value !== undefined && brokenAlike(got, value));

  const missed = ({ value }: Guess): number => rightCases.filter((one) => !gives(value(one.input), one)).length;
  /** Says nothing else of what is right: NaN alone has many causes. */
  const contradictsNone = (guess: Guess): boolean =>
    missed({ ...guess, value: (input) => guess.value(input) ?? sweep.wanted(input) }) === 0;
  const allBroken = wrongCases.every(({ got }) => isBroken(got));
  /** Reproduces all that is wrong, and is itself wrong for one of them. */
  const explains = (guess: Guess): boolean =>
    wrongCases.every((one) => gives(guess.value(one.input), one)) &&
    wrongCases.some((one) => !judgedRight(sweep, one.input, guess.value(one.input), one.wanted)) &&
    (!allBroken || contradictsNone(guess));
  /** Reproduces what is right, too, but for a few inputs: then it is what the function does, and not a coincidence. */
  const fits = (guess: Guess, butFor = 0): boolean => explains(guess) && missed(guess) <= butFor;
  const fitsAll = (guess: Guess): boolean => fits(guess);

  const own = (sweep.misconceptions ?? []).map((m): Guess => ({ ...m, value: (input) => attempt(m.value, input) }));
  // A mistake may be made in one branch only; where answers are words or whole numbers, that would be met by chance.
  const branch = cases.every(({ wanted }) => isWord(wanted)) ? 0 : wrongCases.length;
  const named = own.find(fitsAll) ?? memoryOf(found) ?? own.find((guess) => fits(guess, branch));
  if (named) return named;
  if (shared && wrongCases.length > 0) {
    return {
      id: 'one-list-for-all',
      says: 'In the result one list stands at several places: what is written into one row is written into all. Make a list for each row.',
    };
  }
  if (wrongCases.length < ENOUGH) return undefined;
  const asHanded = handedBack(wrongCases);
  if (asHanded) return asHanded;
  return (
    entries(sweep, cases, fitsAll) ??
    halves(own, cases, fitsAll) ??
    otherInputs(sweep, cases) ??
    twoAtOnce({ own, cases, labels: sweep.labels ?? {}, gives, explains, fits: fitsAll })
  );
}

/** Each input once, however often it was called; twice if the answers differ. */
function casesOf(sweep: AnySweep, tries: readonly Try[]): Case[] {
  const cases = new Map<string, Case>();
  for (const { input, outcome, right } of tries) {
    if (outcome.kind !== 'value') continue;
    const text = textOf([input, outcome.value]);
    if (!cases.has(text)) cases.set(text, { input, got: outcome.value, wanted: sweep.wanted(input), right });
  }
  return [...cases.values()];
}

/** A judge takes what is wanted for finite: against NaN everything would be right. */
const judgedRight = (sweep: AnySweep, input: unknown, got: unknown, wanted: unknown): boolean =>
  wanted !== undefined && !isBroken(wanted) && safely(sweep.judge(input), got, { wanted, inputs: input }).score === 1;

/**
 * No judge compares what is not finite; a mistake may still give the same. Alike is: not finite at the same places, and
 * close at the others. Whether 0/0 or 1e-17/0 was met there is a matter of rounding.
 */
function brokenAlike(got: unknown, value: unknown): boolean {
  const [a, b] = [partsIn(got), partsIn(value)];
  if (a.length !== b.length || !isBroken(got)) return false;
  const size = a.reduce<number>((most, x) => (Number.isFinite(x) ? Math.max(most, Math.abs(x as number)) : most), 0);
  return a.every((x, i) => {
    if (typeof x !== 'number' || typeof b[i] !== 'number') return x === b[i];
    return Number.isFinite(x) ? Math.abs(x - b[i]) <= 1e-9 * size : !Number.isFinite(b[i]);
  });
}

const isWord = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isWord) : typeof value === 'string' || Number.isInteger(value);

/** A misconception's formula may not be made for every input of a sweep. */
function attempt(value: (input: unknown) => unknown, input: unknown): unknown {
  try {
    return value(input);
  } catch {
    return undefined;
  }
}

/** No host gives a bigint; one that breaks down may. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_name, v: unknown) => (typeof v === 'bigint' ? String(v) : v));

/** Right at first and wrong later, right alone and wrong after other calls, or the same whatever is asked. */
function memoryOf({ tries, afterOthers }: SweepFindings): Diagnosis | undefined {
  const texts = tries.map(({ outcome }) => (outcome.kind === 'value' ? textOf(outcome.value) : ''));
  const [{ outcome: first, right }] = tries;
  const inputs = new Set(tries.map(({ input }) => JSON.stringify(input)));
  if (inputs.size >= ENOUGH && texts[0] !== '' && new Set(texts).size === 1) {
    // One word for all is right for the first input by chance; a first number is not.
    return right && first.kind === 'value' && typeof first.value !== 'string'
      ? {
          id: 'remembers-the-first',
          says: 'Every call gives the answer of the first one. Keep nothing between the calls: compute from what is handed in.',
        }
      : { id: 'always-the-same', says: 'The answer is the same whatever is handed in.' };
  }
  const changed = tries.some(
    (one, i) => one.again && tries.some((other, j) => j < i && other.input === one.input && other.right && !one.right),
  );
  if (changed) {
    return {
      id: 'wrong-from-the-second-call',
      says: 'The first call is right; later ones are not. Something is kept between the calls: make it new inside the function.',
    };
  }
  if (!afterOthers) return undefined;
  return {
    id: 'keeps-from-other-calls',
    says: 'By itself this call is right; after others it is not. Something is kept between the calls: compute all from what is handed in.',
  };
}

/** The answer is something that was handed in. */
function handedBack(cases: readonly Case[]): Diagnosis | undefined {
  const names = cases.map(({ input, got }) => {
    const entries = typeof input === 'object' && input !== null && !Array.isArray(input) ? Object.entries(input) : [];
    return entries.filter(([, value]) => textOf(value) === textOf(got)).map(([name]) => name);
  });
  const name = names[0].find((one) => names.every((list) => list.includes(one)));
  if (name === undefined) return undefined;
  return { id: 'handed-back', says: `The answer is ${name} as it was handed in: nothing was done with it.` };
}

function entries(sweep: AnySweep, cases: readonly Case[], proves: (guess: Guess) => boolean): Diagnosis | undefined {
  const shape = cases[0].wanted;
  const places = (leavesOf(shape) ?? []).map(({ where }) => placeIn(shape, where));
  const numbered = cases.flatMap(({ input, got, wanted }) => {
    const [a, b] = [leavesOf(got), leavesOf(wanted)];
    if (!a || !b || a.length !== b.length || b.length !== places.length) return [];
    return [{ got: a.map((x) => x.got), wanted: b.map((x) => x.got), quantities: quantitiesOf(input), input }];
  });
  // Answers of several lengths have no places in common.
  if (places.length === 0 || numbered.length < cases.length) return undefined;
  const same = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b), 1e-6);
  const byInput = new Map(numbered.map((one) => [one.input, one]));
  return entryGuesses({ cases: numbered, shape, places, same }).find((guess) =>
    proves({
      ...guess,
      value: (input) => {
        const one = byInput.get(input);
        return one && withNumbers(sweep.wanted(input), guess.numbers(one));
      },
    }),
  );
}

/** One of the exercise's mistakes in a part of the answer, the rest right. */
function halves(
  own: readonly Guess[],
  cases: readonly Case[],
  proves: (guess: Guess) => boolean,
): Diagnosis | undefined {
  const first = cases.find(({ right }) => !right)!;
  const shape = first.wanted;
  const leaves = leavesOf(shape);
  if (!leaves || leaves.length < 2) return undefined;
  const parts = partsOf(
    shape,
    leaves.map(({ where }) => placeIn(shape, where)),
  );
  const wantedOf = new Map(cases.map(({ input, wanted }) => [input, wanted]));
  for (const mistake of own) {
    for (const { name, has } of parts) {
      const value = (input: unknown): unknown => {
        const wanted = wantedOf.get(input);
        const [right, other] = [leavesOf(wanted), leavesOf(mistake.value(input))];
        if (!right || !other || right.length !== other.length) return undefined;
        return withNumbers(
          wanted,
          right.map((x, i) => (has(i) ? other[i].got : x.got)),
        );
      };
      const guess: Guess = {
        id: `${mistake.id}-in-part`,
        says: `Only ${name}, the rest is right: ${mistake.says}`,
        value,
        ...(mistake.credit === undefined ? {} : { credit: mistake.credit }),
      };
      if (guess.value(first.input) !== undefined && proves(guess)) return guess;
    }
  }
  return undefined;
}

/** The right answer to another input; each is recognised by its fingerprint. */
function otherInputs({ others, ...sweep }: AnySweep, cases: readonly Case[]): Diagnosis | undefined {
  const known =
    others ??
    answersToOthers(
      sweep,
      cases.map(({ input }) => input),
    );
  const seen = cases.map((one) => ({ ...one, got: fingerprintOf(one.got), wanted: fingerprintOf(one.wanted) }));
  return known.find(
    ({ print }) =>
      seen.every(({ input, got }) => sameFingerprint(got, print(input))) &&
      seen.some(({ input, wanted, right }) => !right && !sameFingerprint(wanted, print(input))),
  );
}

/** What a function would answer if it took its input for another, for every change of an input like these. */
export function answersToOthers(sweep: AnySweep, inputs: readonly unknown[]): OtherAnswer[] {
  const size = (input: unknown): number => JSON.stringify(input).length;
  const largest = inputs.reduce((a, b) => (size(b) > size(a) ? b : a));
  return inputChanges(largest).map(({ id, says, change }) => ({
    id,
    says,
    print: (input) => fingerprintOf(attempt(sweep.wanted, change(input))),
  }));
}
