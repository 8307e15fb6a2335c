/** What the questions ask about, the right answers by another way than the solution's, and the ideas behind wrong ones. */
import { cross, derived, determinant3, dot, integerIn, lengthOf, oneOf, recordOf } from 'rigid-body-lab/course';
import { vectorOf } from 'rigid-body-lab/course';
import type { Domain, Misconception } from 'rigid-body-lab/course';
import { repaired, rotationOf, unitQuaternion } from './inputs.js';
import type { Mat3, Quaternion, Vec3 } from './inputs.js';

/** One answer, whatever is asked. */
const guesses = (answers: readonly string[], ask: string): Misconception<unknown>[] =>
  answers.map((answer) => ({
    id: 'one-answer-for-all',
    says: `The answer is always "${answer}". ${ask}`,
    value: () => answer,
  }));
const isNone = (numbers: readonly number[]): boolean => numbers.every((x) => x === 0);

// ---- what a repair gives back ----

export interface Damage {
  row: 1 | 2 | 3;
  mix: Vec3;
}
export const REPAIRS = ['right', 'turned', 'refused'] as const;
const leans = oneOf([0, 0.25, -0.25, 0.5, -0.5]);
const kept = oneOf([1, 0.75, 1.25, 0.1]);
const lost = oneOf([-1, 0, -0.75, -0.1]);
const ofDamage = ({ row, mix }: Damage): (typeof REPAIRS)[number] => {
  const rows: Mat3 = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  rows[row - 1] = mix;
  if (determinant3(rows) <= 0) return 'refused';
  return repaired(rows).every((one, i) => one[i] > 1 - 1e-6) ? 'right' : 'turned';
};
export const afterRepair = (input: Damage): string => ofDamage(input);
export const anyDamage: Domain<Damage> = derived(
  recordOf({ row: oneOf([1, 2, 3] as const), one: leans, other: leans, kept, lost, gives: oneOf(REPAIRS) }),
  ({ row, one, other, kept: more, lost: less, gives }) => {
    const mix: Vec3 = [one, one, other];
    if (row === 3) mix[1] = other;
    mix[row - 1] = gives === 'refused' ? less : more;
    // A right one need not be without leans, and a wrong one must lean.
    if (gives === 'right') for (let i: number = row; i < 3; i++) mix[i] = 0;
    const input = { row, mix };
    return ofDamage(input) === gives ? input : undefined;
  },
);
const own = ({ row, mix }: Damage): number => mix[row - 1];
const others = ({ row, mix }: Damage): number[] => mix.filter((_x, i) => i !== row - 1);
/** The recipe looks at no row 3. */
const blind = (input: Damage): string =>
  ofDamage({ ...input, mix: input.mix.map((x, i) => (i === input.row - 1 ? 1 : x)) as Vec3 });
export const ofRepair: readonly Misconception<Damage>[] = [
  {
    id: 'repair-brings-back-the-truth',
    says: 'You say that whatever can be repaired becomes right again. Rows of unit length at right angles make a rotation, but which one? Lean row 1 a little and follow the recipe: does it ever find the old direction?',
    value: (input) => (own(input) > 0 ? 'right' : 'refused'),
  },
  {
    id: 'every-lean-stays',
    says: 'You let every lean turn the result. The recipe trusts row 1 first, then what row 2 adds to it. Which leans do the two vector products throw away?',
    value: (input) => (own(input) <= 0 ? 'refused' : isNone(others(input)) ? 'right' : 'turned'),
  },
  {
    id: 'row-two-never-turns',
    says: 'You let only a leaning row 1 turn the result. Row 3 is made square to the plane of rows 1 and 2. If row 2 leaves that plane, where does the new row 3 point?',
    value: (input) => (own(input) <= 0 ? 'refused' : input.row === 1 ? ofDamage(input) : 'right'),
  },
  {
    id: 'row-two-trusted-like-row-one',
    says: 'You let row 2 keep its direction, as row 1 does. It is made anew from the others. A row 2 that leans towards row 1 still lies in the same plane: what does the recipe take from row 2?',
    value: (input) => (own(input) <= 0 ? 'refused' : input.row < 3 && !isNone(others(input)) ? 'turned' : 'right'),
  },
  {
    id: 'repair-begins-with-row-three',
    says: 'You let the repair trust row 3 first, as if the recipe began there. It never looks at row 3. Which row keeps its direction?',
    value: ({ row, mix }) => (mix[row - 1] <= 0 ? 'refused' : isNone(mix.slice(0, row - 1)) ? 'right' : 'turned'),
  },
  {
    id: 'length-turns',
    says: 'You let a row of another length turn the result. Every row that is used is divided by its length. What is left of a length then?',
    value: (input) => (ofDamage(input) === 'right' && own(input) !== 1 ? 'turned' : ofDamage(input)),
  },
  {
    id: 'a-mirror-image-repaired',
    says: 'You let the repair accept what is reversed. The recipe alone would, and make a rotation that never was. Reverse one row: which sign has the determinant, and what must the function do?',
    value: (input) => (own(input) === 0 ? 'refused' : blind(input)),
  },
  {
    id: 'row-three-never-refused',
    says: 'You accept any row 3, since the recipe does not look at it. The function looks at the determinant before it begins, and row 3 is in it. What is it if row 3 is reversed, or lies in the plane of the others?',
    value: (input) => (input.row === 3 ? 'right' : ofDamage(input)),
  },
  {
    id: 'determinant-must-be-one',
    says: 'You refuse a matrix as soon as its determinant is not 1. A row that is too long or too short changes the determinant and spoils nothing. Only which determinants mean that there is nothing to repair?',
    value: (input) => (own(input) === 1 ? ofDamage(input) : 'refused'),
  },
  ...guesses(REPAIRS, 'Lean row 1, then row 3, then reverse one: do these three end alike?'),
];

// ---- signs of a quaternion ----

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
  ...guesses(BECOMES, 'Compare four pluses, a minus before the vector alone, and a minus before x alone.'),
];

// ---- on which side q stands ----

export interface Side {
  q: Quaternion;
  omega: Vec3;
  axes: 'body' | 'world';
}
export const SIDES = ['left', 'right', 'either'] as const;
const half = oneOf([0.5, -0.5]);
const axisTurn = oneOf([0, 1, 2, 3]);
const uOf = ({ q: [, x, y, z] }: Side): Vec3 => [x, y, z];
/** Both products are the same if the two vectors lie on one line. */
const isEither = (input: Side): boolean => isNone(cross(uOf(input), input.omega));
export const sideOf = (input: Side): string => (isEither(input) ? 'either' : input.axes === 'body' ? 'left' : 'right');
const WAYS = ['none', 'at rest', 'along', 'against'] as const;
export const anySide: Domain<Side> = derived(
  recordOf({
    halves: vectorOf(half, 4),
    /** A turn about an axis of the coordinates instead, by half a turn; 0 is none of them. */
    line: axisTurn,
    omega: vectorOf(integerIn(-3, 3), 3),
    size: integerIn(1, 4),
    way: oneOf(WAYS),
    side: oneOf(SIDES),
    axes: oneOf(['body', 'world'] as const),
  }),
  ({ halves, line, omega, size, way, side, axes }) => {
    const alone = [1, 2, 3].map((k) => (k === line ? halves[0] * 2 : 0));
    const q = (line === 0 ? [...halves] : [0, ...alone]) as Quaternion;
    if (side !== 'either') {
      const input: Side = { q, omega: [...omega] as Vec3, axes: side === 'left' ? 'body' : 'world' };
      return isEither(input) ? undefined : input;
    }
    if (way === 'none') return { q: [halves[0] * 2, 0, 0, 0], omega: [...omega] as Vec3, axes };
    if (way === 'at rest') return { q, omega: [0, 0, 0], axes };
    const factor = 2 * size * (way === 'along' ? 1 : -1);
    return { q, omega: q.slice(1).map((x) => (x === 0 ? 0 : x * factor)) as Vec3, axes };
  },
);
const bySides = (either: (input: Side) => boolean) => (input: Side) =>
  either(input) ? 'either' : input.axes === 'body' ? 'left' : 'right';
export const ofSide: readonly Misconception<Side>[] = [
  {
    id: 'q-always-on-the-left',
    says: 'You put q on the left for all. That is the rule for an ω in body axes. The same motion, told in world axes, has other numbers for ω: where do they go?',
    value: () => 'left',
  },
  {
    id: 'sides-exchanged',
    says: 'Left and right are exchanged. What acts on the body first stands nearest to its vectors, on the right, and is meant in body axes. On which side of q does an ω in body axes stand, and on which q itself?',
    value: (input) => {
      const side = sideOf(input);
      return side === 'either' ? side : side === 'left' ? 'right' : 'left';
    },
  },
  {
    id: 'the-side-always-counts',
    says: 'You always insist on one side. The two products differ by twice u × ω. When is that zero, and what does it say about the components of ω in both frames?',
    value: bySides(() => false),
  },
  {
    id: 'no-side-at-right-angles',
    says: 'You let the side not matter if ω is at a right angle to the axis of q. Then u · ω is zero, which both products share. They differ in u × ω: when is this one zero?',
    value: bySides((input) => dot(uOf(input), input.omega) === 0),
  },
  {
    id: 'only-along-not-against',
    says: 'You do not count an ω that points against the axis of q. It lies on the same line, and the body turns back about it. Is u × ω zero?',
    value: bySides((input) => isEither(input) && dot(uOf(input), input.omega) >= 0),
  },
  {
    id: 'only-without-a-turn',
    says: 'You let the side not matter only if nothing is turned yet, or nothing turns. There is another case: a wheel that has turned about its axle, and goes on about it.',
    value: bySides((input) => isNone(uOf(input)) || isNone(input.omega)),
  },
  {
    id: 'only-on-one-line',
    says: 'You look for an axis of q that lies along ω, and miss that there may be no axis or no ω. While the body stands as the world does, what are the components of ω in the two frames?',
    value: bySides((input) => isEither(input) && lengthOf(uOf(input)) * lengthOf(input.omega) > 0),
  },
  ...guesses(['right', 'either'], 'Ask first whether the two products differ at all, then in whose axes ω is told.'),
];

// ---- what a long walk gets wrong ----

export const WALKS = ['Euler', 'Euler, normalised', 'turned by the first', 'turned by the mean'] as const;
export const SPINS = ['zero', 'constant', 'faster', 'leaning'] as const;
export interface Walk {
  way: (typeof WALKS)[number];
  omega: (typeof SPINS)[number];
}
export const WRONGS = ['nothing', 'orientation', 'both'] as const;
/** ω in body axes at a time, and the end of a walk from rest position with n steps over one second. */
const spinAt = (omega: Walk['omega'], t: number): Vec3 =>
  ({ zero: [0, 0, 0], constant: [0, 0, 1], faster: [0, 0, 1 + t], leaning: [t, 0, 1] })[omega] as Vec3;
const times = ([a, ...u]: Quaternion, [b, ...v]: Quaternion): Quaternion =>
  [a * b - dot(u, v), ...cross(u, v).map((x, i) => x + a * v[i] + b * u[i])] as Quaternion;
function walked({ way, omega }: Walk, n: number): Quaternion {
  let q: Quaternion = [1, 0, 0, 0];
  for (let k = 0; k < n; k++) {
    const w = spinAt(omega, (k + (way === 'turned by the mean' ? 0.5 : 0)) / n);
    const speed = lengthOf(w);
    const angle = speed / n / 2;
    if (way.startsWith('Euler')) {
      const next = times(q, [1, ...w.map((x) => x / n / 2)] as Quaternion);
      q = way === 'Euler' ? next : unitQuaternion(next);
    } else if (speed > 0) q = times(q, [Math.cos(angle), ...w.map((x) => (x / speed) * Math.sin(angle))] as Quaternion);
  }
  return q;
}
const ANSWERS = new Map(
  WALKS.flatMap((way) =>
    SPINS.map((omega): [string, (typeof WRONGS)[number]] => {
      const end = walked({ way, omega }, 10);
      const fine = walked({ way: 'turned by the mean', omega }, 1000);
      const cosine = Math.abs(dot(end, fine)) / lengthOf(end) / lengthOf(fine);
      if (Math.abs(lengthOf(end) - 1) > 1e-9) return [`${way} ${omega}`, 'both'];
      return [`${way} ${omega}`, cosine < 1 - 1e-10 ? 'orientation' : 'nothing'];
    }),
  ),
);
const answerOf = ({ way, omega }: Walk): (typeof WRONGS)[number] => ANSWERS.get(`${way} ${omega}`)!;
export const wrongIn = (input: Walk): string => answerOf(input);
const ALL: Walk[] = WALKS.flatMap((way) => SPINS.map((omega) => ({ way, omega })));
export const COUNT = ALL.length;
export const anyWalk: Domain<Walk> = derived(
  recordOf({ wrong: oneOf(WRONGS), at: integerIn(0, 20) }),
  ({ wrong, at }) => {
    const fits = ALL.filter((walk) => answerOf(walk) === wrong);
    return { ...fits[at % fits.length] };
  },
);
const but = (change: (walk: Walk) => string | false) => (input: Walk) => change(input) || wrongIn(input);
export const ofWalk: readonly Misconception<Walk>[] = [
  {
    id: 'normalising-mends-the-attitude',
    says: 'You let normalising mend everything. It brings the length back to one, and the orientation of 2q is that of q: what does it change about where the body points?',
    value: but(({ way }) => way === 'Euler, normalised' && 'nothing'),
  },
  {
    id: 'euler-keeps-the-length',
    says: 'You let Euler keep the length of q, since its rate is at a right angle to q. A step along the tangent leaves the circle: how long are q and a small piece square to it together?',
    value: but(({ way, omega }) => way === 'Euler' && omega !== 'zero' && 'orientation'),
  },
  {
    id: 'turned-is-always-exact',
    says: 'You take a whole turn for exact, whatever ω does. It is exact while ω stays what it was at the start of the step. Which ω acts later in the step here?',
    value: but(({ way }) => way === 'turned by the first' && 'nothing'),
  },
  {
    id: 'mean-omega-is-exact',
    says: 'You take the turn by the mean ω for exact. It is, while the axis stays. Turns about different axes do not add up like vectors: does their order count?',
    value: but(({ way }) => way === 'turned by the mean' && 'nothing'),
  },
  {
    id: 'mean-is-never-exact',
    says: 'You let every change of ω spoil the turn by the mean. About one axis the angles add up, and the angle is the mean ω times the time. Which change of ω keeps the axis?',
    value: but(({ way, omega }) => way === 'turned by the mean' && omega === 'faster' && 'orientation'),
  },
  {
    id: 'turns-lose-the-length',
    says: 'You let a turn by a wrong ω spoil the length, too. The product of two quaternions of length one has length one, whichever turn it is. What is wrong, then?',
    value: but(({ way, omega }) => way.startsWith('turned') && wrongIn({ way, omega }) === 'orientation' && 'both'),
  },
  {
    id: 'constant-omega-is-always-exact',
    says: 'You take every method for exact while ω is constant. q then runs on a circle all the same. What does a step along a tangent make of a circle?',
    value: but(({ omega }) => omega === 'constant' && 'nothing'),
  },
  {
    id: 'a-body-at-rest-drifts',
    says: 'You let Euler spoil a body that does not turn. The error of a step comes from what the rate does not see. What is the rate of q here?',
    value: but(
      ({ way, omega }) => omega === 'zero' && way.startsWith('Euler') && (way === 'Euler' ? 'both' : 'orientation'),
    ),
  },
  ...guesses(WRONGS, 'Take one step with ω constant, by Euler and by a turn, and compare length and direction.'),
];
