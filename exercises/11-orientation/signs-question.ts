/** What changed signs of a quaternion do to its matrix. */
import { derived, integerIn, oneOf, recordOf } from 'rigid-body-lab/course';
import type { Domain, Misconception } from 'rigid-body-lab/course';
import { rotationOf, unitQuaternion } from './inputs.js';
import type { Quaternion } from './inputs.js';
import { guesses } from './words.js';

export type Signs = [number, number, number, number];
export interface Signed {
  signs: Signs;
}
export const BECOMES = ['the same', 'the transpose', 'another'] as const;
const SOME: Quaternion = unitQuaternion([1, 2, 3, 4]);
/** By the matrices of one quaternion without zeros. */
export const becomes = ({ signs }: Signed): string => {
  const [before, after] = [SOME, SOME.map((x, i) => x * signs[i]) as Quaternion].map(rotationOf);
  const agrees = (entry: (i: number, j: number) => number): boolean =>
    after.every((row, i) => row.every((x, j) => Math.abs(x - entry(i, j)) < 1e-9));
  if (agrees((i, j) => before[i][j])) return 'the same';
  return agrees((i, j) => before[j][i]) ? 'the transpose' : 'another';
};
const PATTERNS = Array.from({ length: 16 }, (_, k) => [8, 4, 2, 1].map((bit) => (k & bit ? -1 : 1)) as Signs);
export const anySigns: Domain<Signed> = derived(
  recordOf({ becomes: oneOf(BECOMES), at: integerIn(0, 11) }),
  ({ becomes: wanted, at }) => {
    const fits = PATTERNS.filter((signs) => becomes({ signs }) === wanted);
    return { signs: [...fits[at % fits.length]] as Signs };
  },
);
const flips = ({ signs }: Signed): number => signs.filter((x) => x < 0).length;
const vectorFlips = ({ signs: [, ...vector] }: Signed): number => vector.filter((x) => x < 0).length;
export const ofSigns: readonly Misconception<Signed>[] = [
  {
    id: 'minus-q-turns-back',
    says: 'You let -q be the turn back. Every entry of the matrix is made of products of two numbers of q. What do two minus signs do in a product?',
    value: (input) => (flips(input) === 4 ? 'the transpose' : becomes(input)),
  },
  {
    id: 'minus-q-is-another',
    says: 'You take -q for another orientation. Put it into the matrix: each entry is made of products of two numbers of q. Which of them change?',
    value: (input) => (flips(input) === 4 ? 'another' : becomes(input)),
  },
  {
    id: 'minus-w-does-nothing',
    says: 'You let the sign of w not matter. It stands beside x, y and z in six entries of the matrix, and tells in which direction the body turns about its axis. What do these six become?',
    value: ({ signs: [, ...vector] }) => becomes({ signs: [1, ...vector] as Signs }),
  },
  {
    id: 'minus-w-is-another',
    says: 'You do not see that a minus before w turns back, as one before the whole vector does. The two differ by the sign of all four numbers: which orientation is that?',
    value: (input) => (flips(input) === 1 && vectorFlips(input) === 0 ? 'another' : becomes(input)),
  },
  {
    id: 'any-sign-turns-back',
    says: 'You let any change of signs turn back. The axis must stay the same line for that. Where does the axis point if only its x is reversed?',
    value: (input) => (flips(input) === 0 || flips(input) === 4 ? 'the same' : 'the transpose'),
  },
  {
    id: 'pairs-of-signs-cancel',
    says: 'You let two minus signs cancel wherever they stand. They do within a product of two numbers. Reverse x and y: which entries hold only one of the two?',
    value: (input) => (flips(input) % 2 === 0 ? 'the same' : becomes(input)),
  },
  {
    id: 'every-sign-counts',
    says: 'You take every change of signs for another orientation. q and -q are one. And which quaternion belongs to the same axis and the opposite angle?',
    value: (input) => (flips(input) === 0 ? 'the same' : 'another'),
  },
  {
    id: 'minus-vector-does-nothing',
    says: 'You let a minus before the whole vector do nothing, as if -n were the same axis. It is the same line, but the body turns the other way about it. Which six entries of the matrix hold w once, and x, y or z once?',
    value: (input) => (vectorFlips(input) === 3 ? 'the same' : becomes(input)),
  },
  {
    id: 'one-axis-reversed-turns-back',
    says: 'You let one minus in the vector turn back. It reverses one component of the axis, and so makes another axis. Which entries of the matrix hold x, and which of them hold it twice?',
    value: (input) => (vectorFlips(input) === 1 ? 'the transpose' : becomes(input)),
  },
  ...guesses(BECOMES, 'Compare four pluses, a minus before the vector alone, and a minus before x alone.'),
];
