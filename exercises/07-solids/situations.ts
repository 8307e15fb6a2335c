/** What the questions ask about, the right answers, and the ideas behind wrong ones. Near-ties are not drawn. */
import { derived, integerIn, oneOf, recordOf, total, vectorFrom, vectorOf } from 'rigid-body-lab/course';
import type { Domain, Misconception } from 'rigid-body-lab/course';
import type { Vec3 } from './inputs.js';

/** One answer, whatever is asked. */
const guesses = <I>(answers: readonly unknown[], ask: string): Misconception<I>[] =>
  answers.map((answer) => ({
    id: 'one-answer-for-all',
    says: `The answer is always ${JSON.stringify(answer)}. ${ask}`,
    value: () => answer,
  }));
const AXES = [0, 1, 2];

export interface Stretch {
  axis: number;
  longer: number[];
  keeps: 'mass' | 'density';
}
export const FACTORS = [1, 2, 4, 16, 32] as const;
export const anyStretch: Domain<Stretch> = derived(
  recordOf({ factor: oneOf(FACTORS), axis: integerIn(0, 2), alsoAlong: oneOf([false, true]), order: oneOf([1, 2]) }),
  ({ factor, axis, alsoAlong, order }) => {
    const across = [(axis + order) % 3, (axis + 3 - order) % 3];
    const all = order === 1 ? AXES : [...across, axis];
    const longer = { 1: [axis], 2: [axis], 4: alsoAlong ? all : across, 16: across, 32: all }[factor];
    return { axis, longer, keeps: factor === 1 || factor === 4 ? 'mass' : 'density' };
  },
);
/** How many times as heavy, and how many times as far from the axis. */
const heavier = ({ longer, keeps }: Stretch): number => (keeps === 'mass' ? 1 : 2 ** longer.length);
const farther = ({ axis, longer }: Stretch): number => (longer.length > 1 || longer[0] !== axis ? 2 : 1);
/** One small piece: its mass, and its squared distance from the axis, after and before. */
export const factorOf = (s: Stretch): number => heavier(s) * farther(s) ** 2;
export const ofStretch: readonly Misconception<Stretch>[] = [
  {
    id: 'moment-by-distance',
    says: 'The moment grows like the distance here. Twice as far from the axis a piece also goes twice as fast, and its momentum has twice the lever: so by how much does it count? (Two masses moved from 1 m to 2 m have four times the moment.)',
    value: (s) => heavier(s) * farther(s),
  },
  {
    id: 'mass-alone',
    says: 'The answer is how many times as heavy the brick becomes. That is right as long as no piece moves away from the axis. What do longer edges across the axis do?',
    value: heavier,
  },
  {
    id: 'mass-doubles-once',
    says: 'With the density kept, the mass is doubled once here, however many edges become longer. Twice as long, as wide and as high: how many of the old bricks fit in?',
    value: (s) => (s.keeps === 'density' ? 2 : 1) * farther(s) ** 2,
  },
  {
    id: 'same-mass-always',
    says: 'The mass stays here in all cases. If the density is kept, a brick with more room holds more mass: how many times as much?',
    value: (s) => farther(s) ** 2,
  },
  {
    id: 'length-along-the-axis-counts',
    says: 'Making the brick longer along the axis counts like moving its mass outwards. A piece that is moved along the axis keeps its distance from it: stretch a rod that spins about its length.',
    value: (s) => heavier(s) * 4,
  },
  {
    id: 'each-edge-for-itself',
    says: 'Each edge across the axis brings a factor of four here. The two squares are added, b² + c², and not multiplied: twice as far is four times, in whatever direction.',
    value: (s) => heavier(s) * (farther(s) === 1 ? 1 : 16),
  },
  {
    id: 'edge-along-for-edge-across',
    says: 'Only the edge along the axis counts as a distance here. It is the one that does not: which edges say how far the mass is from the axis?',
    value: (s) => heavier(s) * (s.longer.includes(s.axis) ? 4 : 1),
  },
  ...guesses<Stretch>(FACTORS, 'Ask of one small piece of the brick: is it heavier, and is it farther from the axis?'),
];

export interface Joining {
  how: 'joined' | 'cut out';
  first: Vec3;
  second: Vec3;
  axis: number;
}
export const SUMS = ['right', 'too small', 'too large'] as const;
const places = vectorOf(integerIn(-4, 4), 3);
export const anyJoining: Domain<Joining> = derived(
  recordOf({
    sum: oneOf(SUMS),
    cut: oneOf([false, true]),
    first: places,
    step: places,
    axis: integerIn(0, 2),
    inPlane: oneOf([false, false, true]),
  }),
  ({ sum, cut, first, step, axis, inPlane }) => {
    const along = (k: number): boolean => k === axis;
    const by = vectorFrom((k) => ((sum === 'right' ? along(k) : !(inPlane && along(k))) ? step[k] : 0));
    const isCut = sum === 'right' ? cut : sum === 'too large';
    const joining: Joining = {
      how: isCut ? 'cut out' : 'joined',
      first,
      second: vectorFrom((k) => first[k] + by[k]),
      axis,
    };
    return (across(joining) === 0) === (sum === 'right') ? joining : undefined;
  },
);
const apart = ({ first, second }: Joining): number[] => first.map((x, k) => (second[k] - x) ** 2);
/** The squared distance of the two axes. */
export const across = (j: Joining): number => total(apart(j).filter((_x, k) => k !== j.axis));
const against = ({ how }: Joining, isShifted: boolean): (typeof SUMS)[number] =>
  isShifted ? (how === 'joined' ? 'too small' : 'too large') : 'right';
export const sumIs = (j: Joining): (typeof SUMS)[number] => against(j, across(j) > 0);
export const ofJoining: readonly Misconception<Joining>[] = [
  {
    id: 'tensors-add',
    says: 'The plain sum is always right here. It is if both own axes are one line. Else each part is also carried round the common axis: two balls on a stick are harder to turn than two balls on the spot.',
    value: () => 'right',
  },
  {
    id: 'distance-in-space',
    says: 'The plain sum is right here only if both centres are one point. Moving a part along the axis does not change its moment about it: how far apart are the two axes?',
    value: (j) => against(j, total(apart(j)) > 0),
  },
  {
    id: 'hole-like-a-part',
    says: 'Cutting out goes the same way as joining here. A piece that is away from the axis of the rest had more moment about it than about its own centre: was enough taken away?',
    value: (j) => against({ ...j, how: 'joined' }, across(j) > 0),
  },
  {
    id: 'shift-lowers-the-moment',
    says: 'Too small and too large are exchanged. About its own centre of mass the moment of a part is the smallest of all parallel axes: so what does the sum lack?',
    value: (j) => against({ ...j, how: j.how === 'joined' ? 'cut out' : 'joined' }, across(j) > 0),
  },
  {
    id: 'along-the-axis',
    says: 'The distance along the axis decides here. Slide a part along the axis: no piece of it comes nearer to the axis. The distance across it counts.',
    value: (j) => against(j, apart(j)[j.axis] > 0),
  },
  ...[1, 2].map((step) => ({
    id: 'one-coordinate-across',
    says: 'Only one of the two coordinates across the axis is compared here. Two parallel axes are one line if both agree.',
    value: (j: Joining) => against(j, apart(j)[(j.axis + step) % 3] > 0),
  })),
  ...guesses<Joining>(
    ['too small', 'too large'],
    'Take two balls side by side, then one behind the other on the axis, then cut one off again.',
  ),
];

export interface Facing {
  brick: { low: Vec3; high: Vec3 };
  face: { axis: number; side: 'low' | 'high' };
  from: Vec3;
}
export const COUNTS = ['adds', 'takes away', 'nothing'] as const;
const whole = vectorOf(integerIn(-4, 4), 3);
export const anyFacing: Domain<Facing> = derived(
  recordOf({
    counts: oneOf(COUNTS),
    low: whole,
    size: vectorOf(integerIn(1, 4), 3),
    axis: integerIn(0, 2),
    side: oneOf(['low', 'high'] as const),
    distance: integerIn(1, 4),
    beside: vectorOf(integerIn(-3, 7), 3),
  }),
  ({ counts, low, size, axis, side, distance, beside }) => {
    const high = vectorFrom((k) => low[k] + size[k]);
    const face = side === 'low' ? low[axis] : high[axis];
    const inwards = side === 'low' ? 1 : -1;
    const steps = { adds: distance, 'takes away': -distance, nothing: 0 }[counts];
    const from = vectorFrom((k) => (k === axis ? face + inwards * steps : low[k] + beside[k]));
    return { brick: { low, high }, face: { axis, side }, from };
  },
);
/** How far the point is behind the plane of the face, seen from outside the brick. */
const behind = ({ brick, face: { axis, side }, from }: Facing): number =>
  side === 'high' ? brick.high[axis] - from[axis] : from[axis] - brick.low[axis];
type Counts = (typeof COUNTS)[number];
const counted = (height: number): Counts => (height === 0 ? 'nothing' : height > 0 ? 'adds' : 'takes away');
export const countsOf = (f: Facing): Counts => counted(behind(f));
const isInside = ({ brick: { low, high }, from }: Facing): boolean => from.every((x, k) => low[k] <= x && x <= high[k]);
export const ofFacing: readonly Misconception<Facing>[] = [
  {
    id: 'volumes-are-positive',
    says: 'Each tetrahedron adds here, unless it is flat. That is right for a point inside. From outside, those over the near faces hold no part of the brick: somebody has to take them away again. Draw a square and a point beside it.',
    value: (f) => (behind(f) === 0 ? 'nothing' : 'adds'),
  },
  {
    id: 'outside-takes-away',
    says: 'The answer depends on whether the point is inside the brick. From a point outside the faces on the far side still add, or nothing would be left: look at the plane of this one face.',
    value: (f) => (behind(f) === 0 ? 'nothing' : isInside(f) ? 'adds' : 'takes away'),
  },
  {
    id: 'side-decides',
    says: 'High faces add and low ones take away here. That is right for a point that lies low enough on all axes, as the origin often does. Where is this point?',
    value: (f) => (behind(f) === 0 ? 'nothing' : f.face.side === 'high' ? 'adds' : 'takes away'),
  },
  {
    id: 'facing-adds',
    says: 'The faces that can be seen from the point add here. Take a point inside the brick: it sees every face from within, and all of them must add.',
    value: (f) => counted(0 - behind(f)),
  },
  ...guesses<Facing>(COUNTS, 'Move the point through the plane of the face: what becomes of the tetrahedra over it?'),
];

export interface Report {
  mass: number;
  size: Vec3;
  moments: Vec3;
}
export const REPORTS = ['possible', 'no body', 'too large'] as const;
type Verdict = (typeof REPORTS)[number];
const cents = (x: number): number => Number(x.toFixed(2));
/** All of the mass as far from the axis as the box allows. */
const mostOf = ({ mass, size }: Report, share = 1 / 4): number[] =>
  size.map((edge) => mass * share * (total(size.map((x) => x * x)) - edge * edge));
const spreadOf = (moments: Vec3): number[] => moments.map((moment) => total(moments) / 2 - moment);
export const anyReport: Domain<Report> = derived(
  recordOf({
    verdict: oneOf(REPORTS),
    mass: integerIn(2, 9),
    size: vectorOf(integerIn(2, 5), 3),
    shares: vectorOf(oneOf([0.07, 0.1, 0.14, 0.19, 0.23]), 3),
    flat: oneOf([false, false, true]),
    which: integerIn(0, 2),
    excess: oneOf([1.2, 1.3, 1.5]),
    times: oneOf([2, 4, 10]),
  }),
  ({ verdict, mass, size, shares, flat, which, excess, times }) => {
    // Σ m x², Σ m y², Σ m z² of a body in the box; a box of twice the size is a usual mistake.
    const spread = vectorFrom((k) => mass * size[k] ** 2 * shares[k] * (verdict === 'too large' ? times : 1));
    const isFlat = flat && verdict === 'possible';
    const drawn = spread.map((x, k) => (isFlat ? (k === which ? 0 : Math.max(1, Math.floor(x))) : x));
    const moments = vectorFrom((k) => cents(total(drawn) - drawn[k]));
    if (verdict === 'no body') {
      const others = moments.map((x, k) => (k === which ? 0 : x / 3));
      moments.splice(0, 3, ...others.map((x, k) => cents(k === which ? excess * total(others) : x)));
    }
    const report = { mass, size, moments };
    const most = mostOf(report);
    const fits = moments.every((moment, k) => moment < 0.95 * most[k]);
    const isClear = spreadOf(moments).every((x) => x > 0.04 * total(moments));
    const allowed = {
      possible: fits && (isFlat || isClear),
      'no body': fits,
      'too large': isClear && moments.some((moment, k) => moment > 1.05 * most[k]),
    };
    return allowed[verdict] ? report : undefined;
  },
);
const judged = (r: Report, most: number[], isBody = spreadOf(r.moments).every((x) => x >= 0)): Verdict =>
  !isBody ? 'no body' : r.moments.some((moment, k) => moment > most[k]) ? 'too large' : 'possible';
export const verdictOf = (r: Report): Verdict => judged(r, mostOf(r));
export const ofReport: readonly Misconception<Report>[] = [
  {
    id: 'any-moments',
    says: 'Any three moments that are small enough pass here. Each is a sum over the distances along the two other axes, so two of them together hold everything that the third one holds: may it be larger than their sum?',
    value: (r) => judged(r, mostOf(r), true),
  },
  {
    id: 'box-forgotten',
    says: 'The three moments are compared with each other only. That tells whether any body has them. A body inside this box cannot have its mass farther from an axis than the edges of the box.',
    value: (r) => judged(r, [Infinity, Infinity, Infinity]),
  },
  {
    id: 'solid-brick-is-the-most',
    says: 'More than the moment of the solid brick passes for too large. The body may be hollow or heavy at its corners: how large can the moment become if all mass is as far out as the box allows?',
    value: (r) => judged(r, mostOf(r, 1 / 12)),
  },
  {
    id: 'edges-taken-for-halves',
    says: 'The limit takes the edges of the box for the distance from the axis. The axis goes through the middle, so the farthest line of the box is half as far away in both directions.',
    value: (r) => judged(r, mostOf(r, 1)),
  },
  {
    id: 'square-of-the-sum',
    says: 'The limit has the square of a sum, (b + c)². By Pythagoras the squared distance of a corner from the axis is a sum of squares.',
    value: (r) =>
      judged(
        r,
        r.size.map((edge) => (r.mass * (total(r.size) - edge) ** 2) / 4),
      ),
  },
  {
    id: 'third-is-the-largest',
    says: 'Only the third moment is compared with the sum of the others. They stand in no order: which one of the three may be too large?',
    value: (r) => judged(r, mostOf(r), r.moments[2] <= r.moments[0] + r.moments[1]),
  },
  {
    id: 'flat-is-no-body',
    says: 'A moment that equals the sum of the two others passes for impossible. All thin plates have that. Only a larger one belongs to no body.',
    value: (r) =>
      judged(
        r,
        mostOf(r),
        spreadOf(r.moments).every((x) => x > 0),
      ),
  },
  {
    id: 'own-edge',
    says: 'The edge along the axis is taken for the distance from it. A moment about x comes from distances along y and z: which edges of the box bound those?',
    value: (r) =>
      judged(
        r,
        r.size.map((edge) => (r.mass * edge * edge) / 4),
      ),
  },
  ...guesses<Report>(REPORTS, 'Two laws decide: what the three moments say of each other, and what the box allows.'),
];
