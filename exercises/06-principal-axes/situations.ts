/** What the questions ask about, the right answers by another way than the solution's, and the ideas behind wrong ones. */
import { derived, integerIn, matrixFrom, oneOf, recordOf, total, vectorFrom, vectorOf } from 'rigid-body-lab/course';
import type { Domain, Misconception } from 'rigid-body-lab/course';
import type { Plane, Vec3 } from './inputs.js';

/** One answer, whatever is asked. */
const guesses = (answers: readonly string[], ask: string): Misconception<unknown>[] =>
  answers.map((answer) => ({
    id: 'one-answer-for-all',
    says: `The answer is always "${answer}". ${ask}`,
    value: () => answer,
  }));

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

export const ofThree: readonly Misconception<Three>[] = [
  ...[(least: number) => bodyOf(Math.abs(least)), () => 'solid'].map((value) => ({
    id: 'any-three-moments',
    says: 'You let a body have any three positive moments. Every mass counts in two of them at least: y² + z² and z² + x² together hold x² + y². What does that forbid for the third?',
    value: (input: Three) => value(leastSpread(input)),
  })),
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
  ...guesses(
    ['flat', 'no body'],
    'A ball has equal moments, a thin ring 1, 1 and 2: what is the answer for each of them?',
  ),
];

interface Watching extends Plane {
  watched: number | 'trace';
}
const PLANES = ['01', '02', '12'].map((pair) => [Number(pair[0]), Number(pair[1])] as const);
export const WATCHES = ['trace', 'third', 'no product', 'larger', 'larger', 'smaller', 'smaller'] as const;
export const anyWatching: Domain<Watching> = derived(
  recordOf({
    spread: vectorOf(integerIn(4, 9), 3),
    products: vectorOf(integerIn(-2, 2), 3),
    plane: oneOf(PLANES),
    watch: oneOf(WATCHES),
    first: oneOf([true, false]),
  }),
  ({ spread, products, plane: [p, q], watch, first }) => {
    const third = 3 - p - q;
    if (spread[p] === spread[q] || (products[third] === 0) !== (watch === 'no product')) return undefined;
    const inertia = matrixFrom((i, j) => (i === j ? total(spread) - spread[i] : products[3 - i - j]));
    const larger = inertia[p][p] > inertia[q][q] ? p : q;
    const own = { trace: 'trace' as const, third, 'no product': first ? p : q, larger, smaller: p + q - larger };
    return { inertia, p, q, watched: own[watch] };
  },
);
const GROWTH = ['grows', 'shrinks', 'stays'] as const;
const word = (change: number): string => GROWTH[change > 0 ? 0 : change < 0 ? 1 : 2];
/** By the eigenvalues of the 2x2 tensor in the plane: the mean of its moments, and half of their distance. */
export function changeOf({ inertia, p, q, watched }: Watching): number {
  if (watched !== p && watched !== q) return 0;
  const other = p + q - watched;
  const half = (inertia[watched][watched] - inertia[other][other]) / 2;
  return Math.sign(half) * (Math.sqrt(half * half + inertia[p][q] ** 2) - Math.abs(half));
}
export const after = (input: Watching): string => word(changeOf(input));

export const ofWatching: readonly Misconception<Watching>[] = [
  {
    id: 'a-turn-changes-nothing',
    says: 'You say that nothing changes. The sum of the three and the principal moments stay, and so does what belongs to the axis of the turn. The entries of the two axes that turn do change: how else could a product vanish?',
    value: () => 'stays',
  },
  {
    id: 'moments-come-together',
    says: 'You let the two moments come nearer to each other. A turn away from the principal axes does that: then a product appears. Here one vanishes, and the two become the largest and the smallest moment in their plane.',
    value: (input) => word(0 - changeOf(input)),
  },
  {
    id: 'product-goes-into-the-sum',
    says: 'You let the sum of the moments change, as if the product had to go there. The sum of the diagonal is 2 Σ m r², and no turn of the axes changes a distance from the centre. One moment grows by what the other loses.',
    value: (input) => (input.watched === 'trace' ? 'grows' : after(input)),
  },
  {
    id: 'turned-without-a-product',
    says: 'You let moments change where there is no product. Then these axes are right already, the turn is by no angle at all, and every entry stays.',
    value: (input) => {
      const { inertia, p, q, watched } = input;
      if (watched !== p && watched !== q) return 'stays';
      return word(inertia[watched][watched] - inertia[p + q - watched][p + q - watched]);
    },
  },
  ...guesses(['grows', 'shrinks'], 'The sum of the moments stays. What does one of them do if the other grows?'),
];

/** Bodies of uniform density, by the directions of their principal axes. */
export const DIRECTIONS = {
  'three lines': ['lump', 'brick', 'scalene plate'],
  'a line and a plane': ['cylinder', 'square plate', 'triangular plate'],
  'all directions': ['ball', 'cube', 'tetrahedron'],
};
export const NAMES = Object.values(DIRECTIONS).flat();
interface Named {
  body: string;
}
export const anyBody: Domain<Named> = recordOf({ body: oneOf(NAMES) });
/** By the axes of symmetry: two that are neither parallel nor perpendicular make all moments equal, one of order 3 two. */
const ORDERS: Record<string, readonly [number, number]> = {
  lump: [0, 0],
  brick: [3, 2],
  'scalene plate': [0, 0],
  cylinder: [1, Infinity],
  'square plate': [1, 4],
  'triangular plate': [1, 3],
  ball: [Infinity, Infinity],
  cube: [3, 4],
  tetrahedron: [4, 3],
};
export function directions({ body }: Named): string {
  const [axes, order] = ORDERS[body];
  if (order < 3) return 'three lines';
  return axes > 1 ? 'all directions' : 'a line and a plane';
}

const insteadOf = (bodies: readonly string[], answer: string) => (input: Named) =>
  bodies.includes(input.body) ? answer : directions(input);
export const ofBody: readonly Misconception<Named>[] = [
  ...[['lump'], ['lump', 'scalene plate']].map((bodies) => ({
    id: 'principal-axes-need-symmetry',
    says: 'You give a body without symmetry no principal axes. Symmetry only shows where they are. The tensor of any body is a symmetric matrix: how many eigenvectors at right angles has such a matrix always?',
    value: insteadOf(bodies, 'none'),
  })),
  {
    id: 'three-for-every-body',
    says: 'You give every body three lines. That holds if all moments are different. Where two are equal, take u and v of the same moment and ask what I (u + v) is.',
    value: () => 'three lines',
  },
  {
    id: 'only-round-bodies',
    says: 'You look for round bodies. The tensor sees only sums of squares: if a turn by 90° or 120° brings a body onto itself, what does that say of its moments about two axes that change places?',
    value: insteadOf(['square plate', 'triangular plate', 'cube', 'tetrahedron'], 'three lines'),
  },
  {
    id: 'three-sides-are-not-square',
    says: 'You trust quarter turns, but no thirds of a turn. If the moments about two axes in a plane were different, one direction would have the largest. A third of a turn gives two more such directions: can there be three?',
    value: (input) =>
      input.body === 'triangular plate' || input.body === 'tetrahedron' ? 'three lines' : directions(input),
  },
  {
    id: 'a-cube-is-no-ball',
    says: 'You give cube and tetrahedron less than a ball has. A cube has three equal moments. What is I then in its own axes, and what in any others?',
    value: insteadOf(['cube', 'tetrahedron'], 'three lines'),
  },
  ...guesses(
    ['none', 'a line and a plane', 'all directions'],
    'Begin with a brick, whose three moments differ: which directions are principal axes of it? Then let two edges become equal, then all.',
  ),
];
