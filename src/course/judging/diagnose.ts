/**
 * Which mistake a sweep looks like. The exercise's own misconceptions come first, then what can be found
 * without knowing the exercise. Every guess is proved: it must give what the student's function gave,
 * for each input that was drawn.
 */
import { entryGuesses } from './entry-diagnoses.js';
import { attempt, evidenceOf, textOfValue } from './evidence.js';
import type { SweepEvidence } from './evidence.js';
import type { AnySweep, OtherAnswer } from './exercise.js';
import { fingerprintOf, sameFingerprint } from './fingerprint.js';
import { ENOUGH } from './guess.js';
import type { Case, Diagnosis, Guess } from './guess.js';
import { inputChanges, quantitiesOf } from './input-diagnoses.js';
import { placeIn } from './places.js';
import { leavesOf, partsOf, withNumbers } from './shapes.js';
import type { SweepFindings } from './sweep.js';

/** One mistake; else two at once, or words that are taken for one another. */
export async function diagnose(sweep: AnySweep, found: SweepFindings): Promise<Diagnosis | undefined> {
  const evidence = evidenceOf(sweep, found);
  return oneMistake(evidence) ?? (await loadLate())?.(evidence);
}

/** The page asks for it when the first answer needs it, and tells what it can where it cannot be had. */
const loadLate = async (): Promise<((evidence: SweepEvidence) => Diagnosis | undefined) | undefined> => {
  const part = await import('./late-diagnosis.js').catch(() => undefined);
  return part?.lateDiagnosis;
};

export function oneMistake(evidence: SweepEvidence): Diagnosis | undefined {
  const { sweep, found, cases, wrongCases, own, fits } = evidence;
  // A function that also throws or hangs has no one formula behind it.
  if (found.tries.some(({ right, outcome }) => !right && outcome.kind !== 'value')) return memoryOf(found);
  const fitsAll = (guess: Guess): boolean => fits(guess);
  // A mistake may be made in one branch only; where answers are words or whole numbers,
  // that would be met by chance.
  const branch = cases.every(({ wanted }) => isWord(wanted)) ? 0 : wrongCases.length;
  const named = own.find(fitsAll) ?? memoryOf(found) ?? own.find((guess) => fits(guess, branch));
  if (named) return named;
  if (found.shared && wrongCases.length > 0) {
    return {
      id: 'one-list-for-all',
      says: 'In the result one list stands at several places: what is written into one row is written into all. Make a list for each row.',
    };
  }
  if (wrongCases.length < ENOUGH) return undefined;
  return (
    handedBack(wrongCases) ?? entries(sweep, cases, fitsAll) ?? halves(own, cases, fitsAll) ?? otherInputs(sweep, cases)
  );
}

const isWord = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isWord) : typeof value === 'string' || Number.isInteger(value);

/** Right at first and wrong later, right alone and wrong after other calls, or the same whatever is asked. */
function memoryOf({ tries, afterOthers }: SweepFindings): Diagnosis | undefined {
  const texts = tries.map(({ outcome }) => (outcome.kind === 'value' ? textOfValue(outcome.value) : ''));
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
    says: 'By itself this call is right; after others it is not. Keep nothing between the calls: compute from what is handed in.',
  };
}

/** The answer is something that was handed in. */
function handedBack(cases: readonly Case[]): Diagnosis | undefined {
  const names = cases.map(({ input, got }) => {
    const entries = typeof input === 'object' && input !== null && !Array.isArray(input) ? Object.entries(input) : [];
    return entries.filter(([, value]) => textOfValue(value) === textOfValue(got)).map(([name]) => name);
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
    if (leavesOf(mistake.value(first.input))?.length !== leaves.length) continue;
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
      if (proves(guess)) return guess;
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
