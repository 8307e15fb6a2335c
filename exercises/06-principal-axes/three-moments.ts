/**
 * The question of task 1: which body has three moments, by another way than the solution's,
 * and the ideas behind wrong answers.
 */
import { derived, integerIn, oneOf, recordOf, total, vectorFrom, vectorOf } from 'rigid-body-lab/course';
import type { Domain, Misconception } from 'rigid-body-lab/course';
import { guesses } from './guesses.js';
import type { Vec3 } from './inputs.js';

interface Three {
  moments: Vec3;
}
export const BODIES = ['solid', 'flat', 'no body'] as const;
/** Σ m x², Σ m y² and Σ m z²: of a flat body one is zero, and none is negative. */
export const anyThree: Domain<Three> = derived(
  recordOf({ spread: vectorOf(integerIn(1, 9), 3), at: integerIn(0, 2), body: oneOf(BODIES) }),
  ({ spread, at, body }) => {
    const others = spread.filter((_s, k) => k !== at);
    const beyond = 1 - Math.min(...others);
    // With one negative all three moments may still be positive.
    if (body === 'no body' && beyond === 0) return undefined;
    const s = spread.map((x, k) => (k === at && body !== 'solid' ? (body === 'flat' ? 0 : beyond) : x));
    return { moments: vectorFrom((k) => total(s) - s[k]) };
  },
);
/** The least of Σ m x², Σ m y² and Σ m z², twice. */
const leastSpread = ({ moments }: Three): number => Math.min(...moments.map((x) => total(moments) - 2 * x));
const bodyOf = (least: number): string => BODIES[least > 0 ? 0 : least === 0 ? 1 : 2];
export const possible = (input: Three): string => bodyOf(leastSpread(input));

/** A judgement that looks only at whether c is larger than a + b, or equal to it. */
const byLast = ([a, b, c]: readonly number[]): string => bodyOf(a + b - c);
/** With one of them last, and the two others before it. */
const lastOf = (moments: Vec3, at: number): number[] => [...moments.filter((_x, k) => k !== at), moments[at]];
const NUMBERS = ['first', 'second', 'third'];
const ascending = (moments: Vec3): number[] => [...moments].sort((a, b) => a - b);

export const ofThree: readonly Misconception<Three>[] = [
  ...[(least: number) => bodyOf(Math.abs(least)), () => 'solid', (least: number) => bodyOf(Math.max(least, 0))].map(
    (value) => ({
      id: 'any-three-moments',
      says: 'You let a body have any three positive moments. Every mass counts in two of them at least: y² + z² and z² + x² together hold x² + y². What does that forbid for the third?',
      value: (input: Three) => value(leastSpread(input)),
    }),
  ),
  {
    id: 'flat-has-a-zero-moment',
    says: 'You let no body be flat, as if a moment had to be zero. That is so for a thin rod about itself. Of a plate in the x-y plane all z are zero: what are its three moments then, and which is the sum of the others?',
    value: (input) => bodyOf(leastSpread(input) === 0 ? 1 : leastSpread(input)),
  },
  {
    id: 'the-limit-forbidden',
    says: 'You let a moment be smaller than the sum of the others, but not equal to it. Equality is allowed: it says that one of the three coordinates is zero for all masses. Which bodies are like that?',
    value: (input) => (leastSpread(input) > 0 ? 'solid' : 'no body'),
  },
  {
    id: 'different-moments-no-body',
    says: 'You let no solid body have three different moments. A brick with three different edges has them. Only a moment that is too large forbids a set: how large may it be?',
    value: (input) => (new Set(input.moments).size === 3 && leastSpread(input) > 0 ? 'no body' : possible(input)),
  },
  {
    id: 'moments-sorted-as-text',
    says: 'Moments of one digit and of two are taken in a wrong order here: as texts 10 stands before 9. sort needs a comparison: sort((a, b) => a - b).',
    value: ({ moments }) => byLast(moments.map(String).sort().map(Number)),
  },
  ...NUMBERS.flatMap((name, at) => [
    {
      id: 'one-moment-compared',
      says: `You compare only the ${name} moment with the sum of the two others. They come in any order, so any of the three may be the one that is too large, or the sum of the others.`,
      value: ({ moments }: Three) => byLast(lastOf(moments, at)),
    },
    ...['solid', 'no body'].map((answer) => ({
      id: 'flat-in-one-plane-only',
      says: `You call a body flat only if the ${name} moment is the sum of the others. That is the rule for a plate that lies across this axis. The moments come in any order, and a plate may lie across any of the three axes.`,
      value: (input: Three) => {
        const body = possible(input);
        return body === 'flat' && byLast(lastOf(input.moments, at)) !== 'flat' ? answer : body;
      },
    })),
    {
      id: 'too-large-in-one-place-only',
      says: `You let a body have moments of which one is too large, unless it is the ${name} one. No moment is larger than the sum of the two others, wherever it stands: each pair of them holds the third.`,
      value: (input: Three) => {
        const body = possible(input);
        return body === 'no body' && byLast(lastOf(input.moments, at)) !== body ? 'solid' : body;
      },
    },
  ]),
  ...['solid', 'no body'].map((answer) => ({
    id: 'flat-only-if-round',
    says: 'You call a body flat only if two of its moments are equal, as those of a disc and a square plate are. A plate with two different edges is flat, too: which of its moments is the sum of the others?',
    value: (input: Three) =>
      possible(input) === 'flat' && new Set(input.moments).size === 3 ? answer : possible(input),
  })),
  {
    id: 'twice-the-smallest',
    says: 'You call a body flat also if its largest moment is twice the smallest. That holds for a disc, whose two smaller moments are equal. For 4, 6 and 8 the sum of the smaller ones is 10: is there mass outside of one plane?',
    value: (input) => {
      const [a, , c] = ascending(input.moments);
      return c === 2 * a && possible(input) === 'solid' ? 'flat' : possible(input);
    },
  },
  {
    id: 'more-than-twice-forbidden',
    says: 'You allow no moment that is more than twice another one. Those of a thin rod are 0, 1 and 1. A moment may be many times another: what it may not exceed is the sum of the two others.',
    value: (input) => {
      const [a, , c] = ascending(input.moments);
      return c > 2 * a ? 'no body' : possible(input);
    },
  },
  {
    id: 'squares-compared',
    says: 'You compare the squares, as of the sides of a right-angled triangle. The moments themselves are sums: y² + z², z² + x² and x² + y² with the masses. What do two of them have more than the third?',
    value: ({ moments }) => byLast(ascending(moments).map((x) => x * x)),
  },
  ...guesses(
    ['flat', 'no body'],
    'A ball has equal moments, a thin ring 1, 1 and 2: what is the answer for each of them?',
  ),
];
