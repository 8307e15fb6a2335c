/**
 * Mistakes that can be read off the answer alone: right numbers at the wrong places, with a wrong sign,
 * all too large by one factor. Each is a transformation of the wanted numbers, found from all inputs at once.
 */
import { squareSize } from './shapes.js';

/** One input's numbers, wanted and got, and those of the input itself. */
export interface NumberCase {
  got: readonly number[];
  wanted: readonly number[];
  /** Quantities of the input, by name: a mass, a step, the number of points. */
  quantities: Readonly<Record<string, number>>;
}

/** What all inputs have in common. */
export interface EntryContext {
  cases: readonly NumberCase[];
  /** The wanted value of one input: its shape is that of all. */
  shape: unknown;
  /** The place of each number, in words. */
  places: readonly string[];
  same: (a: number, b: number) => boolean;
}

/** A guess: what the numbers would be, and the words for it. It is proved by the sweep's judge. */
export interface EntryGuess {
  id: string;
  says: string;
  /**
   * The words where the numbers are not the right ones but those of another mistake;
   * `says` unless given, none when empty.
   */
  ofOther?: string;
  numbers: (one: NumberCase) => readonly number[];
}

type Guesser = (context: EntryContext) => EntryGuess | undefined;

const always = ({ cases }: EntryContext, holds: (one: NumberCase) => boolean): boolean => cases.every(holds);
const indices = (list: readonly unknown[]): number[] => list.map((_, i) => i);
/** The numbers that are wrong for some input. */
const wrongPlaces = (context: EntryContext): number[] =>
  indices(context.places).filter((i) => !always(context, ({ got, wanted }) => context.same(got[i], wanted[i])));

/** The wrong numbers as the subject of a sentence, and how its verbs go on. */
interface Subject {
  text: string;
  are: 'are' | 'is';
  have: 'have' | 'has';
  they: 'they' | 'it';
}

function subjectOf({ places }: EntryContext, at: readonly number[]): Subject {
  const plural = { are: 'are', have: 'have', they: 'they' } as const;
  if (places.length === 1) return { text: 'The number', are: 'is', have: 'has', they: 'it' };
  if (at.length === places.length) return { text: 'All numbers', ...plural };
  if (at.length > 3) return { text: `${at.length} of the ${places.length} numbers`, ...plural };
  const text = capital(at.map((i) => places[i]).join(' and '));
  return at.length > 1 ? { text, ...plural } : { text, are: 'is', have: 'has', they: 'it' };
}

const zeros: Guesser = (context) => {
  const wrong = wrongPlaces(context);
  if (wrong.length === 0 || !always(context, ({ got }) => wrong.every((i) => got[i] === 0))) return undefined;
  const { text, are } = subjectOf(context, wrong);
  return {
    id: 'left-at-zero',
    says: `${text} ${are} always 0. Is something left as it was first filled in, or added up and never used?`,
    numbers: ({ wanted }) => wanted.map((x, i) => (wrong.includes(i) ? 0 : x)),
  };
};

const signs: Guesser = (context) => {
  const wrong = wrongPlaces(context);
  if (
    wrong.length === 0 ||
    !always(context, ({ got, wanted }) => wrong.every((i) => context.same(got[i], -wanted[i])))
  ) {
    return undefined;
  }
  const { text, have } = subjectOf(context, wrong);
  return {
    id: 'other-sign',
    says: `${text} ${have} the other sign. Which way is positive here, and what is subtracted from what?`,
    numbers: ({ wanted }) => wanted.map((x, i) => (wrong.includes(i) ? -x : x)),
  };
};

const magnitudes: Guesser = (context) => {
  const wrong = wrongPlaces(context);
  if (wrong.length === 0) return undefined;
  const fits = always(context, ({ got, wanted }) => wrong.every((i) => context.same(got[i], Math.abs(wanted[i]))));
  if (!fits) return undefined;
  const { text, are } = subjectOf(context, wrong);
  return {
    id: 'sign-lost',
    says: `${text} ${are} never negative: the sign is lost. Is there an absolute value, a square or a root that should not be there?`,
    numbers: ({ wanted }) => wanted.map((x, i) => (wrong.includes(i) ? Math.abs(x) : x)),
  };
};

const copied: Guesser = (context) => {
  const wrong = wrongPlaces(context);
  if (wrong.length === 0 || wrong.length > 2) return undefined;
  const sources = wrong.map((i) =>
    indices(context.places).find(
      (j) => j !== i && always(context, ({ got, wanted }) => context.same(got[i], wanted[j])),
    ),
  );
  if (sources.includes(undefined)) return undefined;
  const from = sources as number[];
  // Two numbers with each other's value are exchanged, not copied.
  if (wrong.length === 2 && from[0] === wrong[1] && from[1] === wrong[0]) return undefined;
  const [i] = wrong;
  return {
    id: 'copied-entry',
    says: `${capital(context.places[i])} has the value of ${context.places[from[0]]}: is that a line that was copied and not changed?`,
    numbers: ({ wanted }) => wanted.map((x, k) => (wrong.includes(k) ? wanted[from[wrong.indexOf(k)]] : x)),
  };
};

const permuted: Guesser = (context) => {
  const { places, shape, same } = context;
  if (places.length < 2 || places.length > 16) return undefined;
  const order: number[] = [];
  for (const i of indices(places)) {
    // Its own place first: what is right stays.
    const from = [i, ...indices(places)].find(
      (j) => !order.includes(j) && always(context, ({ got, wanted }) => same(got[i], wanted[j])),
    );
    if (from === undefined) return undefined;
    order.push(from);
  }
  const moved = indices(places).filter((i) => order[i] !== i);
  if (moved.length === 0) return undefined;
  const size = squareSize(shape);
  const is = (place: (i: number) => number): boolean => order.every((from, i) => from === place(i));
  let says = 'The numbers are right, but in another order.';
  let ofOther = '';
  if (moved.length === 2) {
    says = `${capital(places[moved[0]])} and ${places[moved[1]]} are exchanged.`;
    ofOther = says;
  } else if (size !== undefined && is((i) => (i % size) * size + Math.floor(i / size))) {
    says = 'This is the transpose of the right matrix: rows and columns are exchanged.';
    ofOther = 'Rows and columns are exchanged.';
  } else if (is((i) => places.length - 1 - i)) says = 'The numbers are right, but in reverse order.';
  else if (is((i) => (i + 1) % places.length) || is((i) => (i + places.length - 1) % places.length)) {
    says = 'The numbers are right, but each stands one place further on, as if the names had been moved round.';
  }
  return { id: 'another-order', says, ofOther, numbers: ({ wanted }) => order.map((from) => wanted[from]) };
};

/** Factors that have a name. */
const FACTORS: readonly (readonly [number, string])[] = [
  [2, 'twice'],
  [1 / 2, 'half of'],
  [3, 'three times'],
  [1 / 3, 'a third of'],
  [4, 'four times'],
  [1 / 4, 'a quarter of'],
  [6, 'six times'],
  [1 / 6, 'a sixth of'],
  [Math.PI, 'π times'],
  [2 * Math.PI, '2π times'],
  [Math.PI / 180, 'π/180 times'],
  [180 / Math.PI, '180/π times'],
];

const scaled: Guesser = (context) => {
  const { cases, same } = context;
  const wrong = wrongPlaces(context);
  if (wrong.length === 0) return undefined;
  const fits = (factor: (one: NumberCase) => number): boolean =>
    cases.every((one) => wrong.every((i) => same(one.got[i], factor(one) * one.wanted[i])));
  const { text, are, they } = subjectOf(context, wrong);
  const guess = (factor: (one: NumberCase) => number, words: string): EntryGuess => ({
    id: 'by-a-factor',
    says: `${text} ${are} ${words} what ${they} should be.`,
    numbers: (one) => one.wanted.map((x, i) => (wrong.includes(i) ? factor(one) * x : x)),
  });
  for (const [factor, words] of FACTORS) if (fits(() => factor)) return guess(() => factor, words);
  for (const name of Object.keys(cases[0].quantities)) {
    const of = ({ quantities }: NumberCase): number => quantities[name];
    // A quantity that is always 1 or -1 explains nothing.
    if (cases.every((one) => Math.abs(of(one)) === 1)) continue;
    if (fits(of)) return guess(of, `${name} times`);
    if (fits((one) => 1 / of(one))) return guess((one) => 1 / of(one), `1/(${name}) times`);
    if (fits((one) => of(one) ** 2)) return guess((one) => of(one) ** 2, `(${name})² times`);
  }
  return undefined;
};

const powers: Guesser = (context) => {
  const wrong = wrongPlaces(context);
  const kinds = [
    { says: 'the square of', of: (x: number) => x * x },
    { says: 'the root of', of: (x: number) => Math.sqrt(Math.abs(x)) },
    { says: 'one over', of: (x: number) => 1 / x },
  ];
  const kind = kinds.find(({ of }) =>
    always(context, ({ got, wanted }) => wrong.every((i) => context.same(got[i], of(wanted[i])))),
  );
  if (wrong.length === 0 || !kind) return undefined;
  const { text, are } = subjectOf(context, wrong);
  return {
    id: 'a-power',
    says: `${text} ${are} ${kind.says} what is wanted.`,
    numbers: ({ wanted }) => wanted.map((x, i) => (wrong.includes(i) ? kind.of(x) : x)),
  };
};

const shifted: Guesser = (context) => {
  const wrong = wrongPlaces(context);
  if (wrong.length !== 1) return undefined;
  const [i] = wrong;
  const offset = context.cases[0].got[i] - context.cases[0].wanted[i];
  if (!Number.isFinite(offset)) return undefined;
  if (!always(context, ({ got, wanted }) => context.same(got[i], wanted[i] + offset))) return undefined;
  const rounded = Number(offset.toPrecision(6));
  return {
    id: 'off-by-a-number',
    says: `${capital(context.places[i])} is always ${Math.abs(rounded)} too ${offset > 0 ? 'large' : 'small'}.`,
    numbers: ({ wanted }) => wanted.map((x, k) => (k === i ? x + offset : x)),
  };
};

const rounded: Guesser = (context) => {
  const wrong = wrongPlaces(context);
  for (const decimals of [0, 1, 2, 3, 4, 5, 6]) {
    const of = (x: number): number => Number(x.toFixed(decimals));
    if (
      wrong.length > 0 &&
      always(context, ({ got, wanted }) => wrong.every((i) => context.same(got[i], of(wanted[i]))))
    ) {
      return {
        id: 'rounded',
        says: `The numbers are rounded to ${decimals} decimals. Return them as they are computed.`,
        numbers: ({ wanted }) => wanted.map((x, i) => (wrong.includes(i) ? of(x) : x)),
      };
    }
  }
  return undefined;
};

const capital = (text: string): string => (text === '' ? 'The number' : text.charAt(0).toUpperCase() + text.slice(1));

const guessers: readonly Guesser[] = [zeros, signs, copied, permuted, scaled, magnitudes, powers, shifted, rounded];

/** All guesses, the most telling first. */
export function entryGuesses(context: EntryContext): EntryGuess[] {
  return guessers.flatMap((guess) => guess(context) ?? []);
}

/** Changes of all numbers. The words of the others speak of right ones. */
export function wholeChanges(context: EntryContext): EntryGuess[] {
  return [signs, permuted, scaled].flatMap((guess) => guess(context) ?? []);
}
