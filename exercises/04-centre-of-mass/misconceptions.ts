import { minus, plus, multiple, total } from 'rigid-body-lab/course';
import type { Misconception, Vector } from 'rigid-body-lab/course';
import { balance, ofParts, ofPoints } from './inputs.js';
import type { Body, Part, PointMass, Weighted } from './inputs.js';

type Known<I> = Misconception<I>;

/** The same mistakes where the inputs are wrapped in others. */
export const seenFrom = <I, J>(part: (input: J) => I, known: readonly Known<I>[]): Known<J>[] =>
  known.map((mistake) => ({ ...mistake, value: (input) => mistake.value(part(input)) }));

const massOf = (list: readonly Weighted[]): number => total(list.map(({ mass }) => mass));
const sumOf = (list: readonly Weighted[], weight: (entry: Weighted, i: number) => number): number[] =>
  list.map((entry, i) => multiple(entry.at, weight(entry, i))).reduce(plus);
/**
 * Joined one after another, with masses that may be wrong; `careful` passes over 0/0,
 * or over all that has no mass.
 */
const joined = (
  list: readonly Weighted[],
  next: (mass: number, added: number) => number,
  careful: boolean | 'massive',
): number[] => {
  const [first, ...rest] = careful === 'massive' ? list.filter((entry) => entry.mass > 0) : list;
  let [mass, at]: [number, Vector] = [first.mass, first.at];
  for (const entry of rest) {
    const both = mass + entry.mass;
    if (both !== 0 || !careful) at = multiple(plus(multiple(at, mass), multiple(entry.at, entry.mass)), 1 / both);
    mass = next(mass, entry.mass);
  }
  return [...at];
};

/**
 * Where half of the mass is passed along an axis; `between` goes half-way to the next place
 * if just half is reached.
 */
const halfWay = (list: readonly Weighted[], axis: number, between: boolean): number => {
  const sorted = list.filter(({ mass }) => mass > 0).sort((a, b) => a.at[axis] - b.at[axis]);
  const half = massOf(list) / 2;
  let mass = 0;
  const next = sorted.findIndex((entry) => (mass += entry.mass) >= half);
  const here = sorted[next].at[axis];
  return between && mass === half ? (here + sorted[next + 1].at[axis]) / 2 : here;
};

/** What goes wrong in Σ m r / Σ m. */
const weightedMean = (entries: 'points' | 'parts'): Known<readonly Weighted[]>[] => [
  {
    id: 'unweighted-mean',
    says: 'This is the plain average of the places. A heavy one pulls harder: weight each with its mass, and divide by the total mass.',
    value: (list) => sumOf(list, () => 1 / list.length),
  },
  {
    id: 'not-divided',
    says: 'This is Σ m r, in kg m. Divide it by the total mass.',
    value: (list) => sumOf(list, ({ mass }) => mass),
  },
  {
    id: 'divided-by-count',
    says: `The weighted sum is divided by the number of ${entries}. Divide it by the total mass.`,
    value: (list) => sumOf(list, ({ mass }) => mass / list.length),
  },
  {
    id: 'divided-twice',
    says: 'The sum is divided by the total mass twice: each share m / Σ m has it already.',
    value: (list) => sumOf(list, ({ mass }) => mass / massOf(list) ** 2),
  },
  {
    id: 'divided-by-mass-and-count',
    says: `The mean is divided by the number of ${entries} besides. Σ m r over the total mass is the centre already.`,
    value: (list) => sumOf(list, ({ mass }) => mass / massOf(list) / list.length),
  },
  {
    id: 'divided-by-the-largest-mass',
    says: 'The sum is divided by the largest mass. The shares of all must add up to 1: divide by the sum of the masses.',
    value: (list) => sumOf(list, ({ mass }) => mass / Math.max(...list.map((other) => other.mass))),
  },
  ...[1, -1].map((step) => ({
    id: 'mass-of-a-neighbour',
    says: `Each place is weighted with the mass of the ${step > 0 ? 'next' : 'previous'} one. Mass and place must have the same index.`,
    value: (list: readonly Weighted[]) =>
      sumOf(list, (_entry, i) => list[(i + step + list.length) % list.length].mass / massOf(list)),
  })),
  {
    id: 'squared-positions',
    says: 'The positions are squared: Σ m x² belongs to the inertia. A centre of mass needs Σ m x (our copy of Chaney prints the square).',
    value: (list) =>
      sumOf(
        list.map(({ mass, at }) => ({ mass, at: at.map((x) => x * x) })),
        ({ mass }) => mass / massOf(list),
      ),
  },
  {
    id: 'masses-squared',
    says: 'Each place is weighted with the square of its mass. Multiply with the mass once.',
    value: (list) => sumOf(list, ({ mass }) => mass ** 2 / massOf(list)),
  },
  {
    id: 'first-without-its-mass',
    says: 'The sum starts with the first place as it is. It counts with its mass like all others: start from zeros, or multiply it, too.',
    value: (list) => sumOf(list, ({ mass }, i) => (i === 0 ? 1 : mass) / massOf(list)),
  },
  ...(['first', 'last'] as const).map((which) => ({
    id: 'a-mass-missing-below',
    says: `Below the line the ${which} mass is missing: the sum of the masses goes over all ${entries}, as that above the line does.`,
    value: (list: readonly Weighted[]) => {
      const left = massOf(which === 'first' ? list.slice(1) : list.slice(0, -1));
      return sumOf(list, ({ mass }) => mass / left);
    },
  })),
  ...(['first', 'last'] as const).map((which) => ({
    id: 'a-term-missing-above',
    says: `Above the line the ${which} m r is missing: its mass is in the total, its place is not. Where does the loop begin, and where does it end?`,
    value: (list: readonly Weighted[]) => {
      const missing = which === 'first' ? 0 : list.length - 1;
      return sumOf(list, ({ mass }, i) => (i === missing ? 0 : mass / massOf(list)));
    },
  })),
  {
    id: 'zero-over-zero',
    says: 'Where the masses so far add up to zero, 0/0 is not a number. Massless entries may come first: divide by the total mass when all is added up.',
    value: (list) => (list[0].mass === 0 ? [NaN, NaN, NaN] : balance(list)),
  },
  ...[false, true].map((careful) => ({
    id: 'divided-by-the-mass-so-far',
    says: 'Inside the loop each term is divided by the mass that has been added up so far. The total is known only after the loop: divide there.',
    value: (list: readonly Weighted[]) =>
      sumOf(list, ({ mass }, i) => (careful && mass === 0 ? 0 : mass / massOf(list.slice(0, i + 1)))),
  })),
  {
    id: 'led-by-shares-of-the-whole',
    says: 'The centre so far is led towards each new place by its share of the whole mass. Each step also leads it away from the places before. Of which mass is that share, when only some of them are joined?',
    value: (list) => {
      const mass = massOf(list);
      return list.reduce<number[]>(
        (at, entry) => plus(at, multiple(minus(entry.at, at), entry.mass / mass)),
        [0, 0, 0],
      );
    },
  },
  ...(['first', 'last'] as const).flatMap((which) =>
    [true, false].map((careful) => ({
      id: 'one-left-out',
      says: `This is the centre of mass of all ${entries} but the ${which}. Seen from it, it has no m r of its own, but it is a part of the body: what of its mass below the line?`,
      value: (list: readonly Weighted[]) => {
        const left = which === 'first' ? list.slice(1) : list.slice(0, -1);
        const mass = massOf(left);
        if (mass === 0) return careful ? list[which === 'first' ? 0 : list.length - 1].at : [NaN, NaN, NaN];
        return sumOf(left, (entry) => entry.mass / mass);
      },
    })),
  ),
  ...[1e-12, 1e-10, 1e-9, 1e-8, 1e-6, 1e-3].flatMap((limit) =>
    [0, NaN].map((nothing) => ({
      id: 'light-ones-left-out',
      says: `Light ${entries} are left out. Nothing is too light to count: a body may be made of grains only. What has no mass at all does not count by itself, for its term is zero.`,
      value: (list: readonly Weighted[]) => {
        const left = list.filter(({ mass }) => mass > limit);
        return left.length === 0 ? [nothing, nothing, nothing] : sumOf(left, ({ mass }) => mass / massOf(left));
      },
    })),
  ),
  ...[3, 6, 9, 10, 12].map((digits) => ({
    id: 'rounded',
    says: `The centre is rounded to ${digits} digits behind the point. A body may be as small as a nanometre: return what comes out, and leave rounding to whoever prints it.`,
    value: (list: readonly Weighted[]) => balance(list).map((x) => Number(x.toFixed(digits))),
  })),
  {
    id: 'counts-massless-as-one',
    says: `Without mass, one of the ${entries} counts as if it had 1 kg. Zero is a number as well: does the sum need a guard against it?`,
    value: (list) => balance(list.map((entry) => ({ ...entry, mass: entry.mass || 1 }))),
  },
  {
    id: 'first-place-not-added-back',
    says: 'This is the centre as it is seen from the first place. Add that place again: the answer is measured from the origin, as what was handed in.',
    value: (list) => minus(balance(list), list[0].at),
  },
  ...([true, false, 'massive'] as const).flatMap((careful) => [
    {
      id: 'joined-with-the-last-mass',
      says: 'The centre so far counts with the last mass only. It stands for all masses before it: weight it with their sum.',
      value: (list: readonly Weighted[]) => joined(list, (_mass, added) => added, careful),
    },
    {
      id: 'joined-with-the-first-mass',
      says: 'The centre so far always counts with the first mass. After each step it stands for more: add the new mass to it.',
      value: (list: readonly Weighted[]) => joined(list, (mass) => mass, careful),
    },
    {
      id: 'joined-with-the-mean-mass',
      says: 'The centre so far counts with the mean of the masses that it was joined from. It stands for both: weight it with their sum.',
      value: (list: readonly Weighted[]) => joined(list, (mass, added) => (mass + added) / 2, careful),
    },
  ]),
  ...[true, false].map((between) => ({
    id: 'half-of-the-mass-on-either-side',
    says: 'Along each axis half of the mass lies on either side of this place. That is right for a symmetric body. On a seesaw a light child far out balances a heavy one near the pivot: what counts beside the mass?',
    value: (list: readonly Weighted[]) => [0, 1, 2].map((axis) => halfWay(list, axis, between)),
  })),
  {
    id: 'middle-of-the-extremes',
    says: 'Along each axis this is half-way between the two outermost places: the middle of the box around them. That is right for a symmetric body. What do the masses, and the places in between, count here?',
    value: (list) =>
      [0, 1, 2].map((axis) => {
        const along = list.map(({ at }) => at[axis]);
        return (Math.min(...along) + Math.max(...along)) / 2;
      }),
  },
  {
    id: 'midpoint-of-midpoints',
    says: 'Each place is joined with the result so far at the middle between them. The point of balance lies nearer to the heavier one.',
    value: (list) => list.map(({ at }) => at).reduce((a, b) => multiple(plus(a, b), 1 / 2)),
  },
];

export const ofPointLists: Known<readonly PointMass[]>[] = seenFrom(ofPoints, weightedMean('points'));
export const ofAnyPoints: Known<Pick<Body, 'points'>>[] = seenFrom(({ points }) => points, ofPointLists);
export const ofAnyParts: Known<{ parts: Part[] }>[] = seenFrom(({ parts }) => ofParts(parts), weightedMean('parts'));

/** The first point's component, the mean of all, …: what is subtracted in the place of the centre of mass. */
const from =
  (origin: (body: Body) => Vector) =>
  (body: Body): number[][] =>
    body.points.map(({ position }) => minus(position, origin(body)));
const times =
  (factor: (mass: number, body: Body) => number) =>
  (body: Body): number[][] =>
    body.points.map(({ mass, position }) => multiple(minus(position, body.com), factor(mass, body)));
const massIn = ({ points }: Body): number => massOf(ofPoints(points));

export const ofRelative: Known<Body>[] = [
  {
    id: 'relative-backwards',
    says: 'These vectors point from each point to the centre of mass. From the centre of mass to the point is position - com.',
    value: times(() => -1),
  },
  ...['x', 'y', 'z'].map((axis, i) => ({
    id: 'component-backwards',
    says: `${axis} is taken the other way round, com minus position. The vector from the centre of mass to a point is position - com in every component.`,
    value: ({ points, com }: Body) =>
      points.map(({ position }) => minus(position, com).map((x, k) => (k === i ? -x : x))),
  })),
  {
    id: 'from-the-middle',
    says: 'The average position was subtracted. Measure from the centre of mass that is handed in: only then does Σ m r vanish.',
    value: from(({ points }) => sumOf(ofPoints(points), () => 1 / points.length)),
  },
  {
    id: 'from-the-first-point',
    says: 'The first point was subtracted, so it has become the origin. Measure from the centre of mass that is handed in.',
    value: from(({ points }) => points[0].position),
  },
  {
    id: 'com-added',
    says: 'The centre of mass was added. The vector from it to a point is position - com.',
    value: from(({ com }) => multiple(com, -1)),
  },
  {
    id: 'relative-weighted',
    says: 'The positions are multiplied by the masses. A position is a length: position - com and no more.',
    value: times((mass) => mass),
  },
  {
    id: 'relative-weighted-by-share',
    says: 'The positions are multiplied by the share of each mass. A position is a length: position - com and no more.',
    value: times((mass, body) => mass / massIn(body)),
  },
  ...[1e-12, 1e-10, 1e-9, 1e-6, 1e-3].map((limit) => ({
    id: 'small-set-to-zero',
    says: 'Small differences are set to zero. A body may be as small as a nanometre, and then they are all there is. Σ m r vanishes only to rounding: leave it so.',
    value: ({ points, com }: Body) =>
      points.map(({ position }) => minus(position, com).map((x) => (Math.abs(x) < limit ? 0 : x))),
  })),
  {
    id: 'massless-at-the-centre',
    says: 'A point without mass is put at the centre of mass. It has a place, and so a vector from there, as every other point.',
    value: times((mass) => (mass === 0 ? 0 : 1)),
  },
  {
    id: 'sign-lost',
    says: 'The components have lost their signs: these are distances along the axes. A vector says on which side as well, and only with signs can Σ m r vanish.',
    value: ({ points, com }) => points.map(({ position }) => minus(position, com).map(Math.abs)),
  },
  ...[3, 6, 9].map((digits) => ({
    id: 'rounded',
    says: `The numbers are rounded to ${digits} digits behind the point. A body may be as small as a nanometre: return what comes out.`,
    value: ({ points, com }: Body) =>
      points.map(({ position }) => minus(position, com).map((x) => Number(x.toFixed(digits)))),
  })),
  {
    id: 'only-positions-weighted',
    says: 'The mass multiplies the position, and the centre of mass is subtracted from m r. A position is a length: position - com and no more.',
    value: ({ points, com }) => points.map(({ mass, position }) => minus(multiple(position, mass), com)),
  },
];
