/** What the questions ask about, and the right answers. Near-ties are not drawn. */
import { derived, integerIn, oneOf, recordOf, total, vectorFrom, vectorOf } from 'rigid-body-lab/course';
import type { Domain } from 'rigid-body-lab/course';
import type { Vec3 } from './inputs.js';

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
export const heavier = ({ longer, keeps }: Stretch): number => (keeps === 'mass' ? 1 : 2 ** longer.length);
export const farther = ({ axis, longer }: Stretch): number => (longer.length > 1 || longer[0] !== axis ? 2 : 1);
/** One small piece: its mass, and its squared distance from the axis, after and before. */
export const factorOf = (s: Stretch): number => heavier(s) * farther(s) ** 2;

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
export const apart = ({ first, second }: Joining): number[] => first.map((x, k) => (second[k] - x) ** 2);
/** The squared distance of the two axes. */
export const across = (j: Joining): number => total(apart(j).filter((_x, k) => k !== j.axis));
export const against = ({ how }: Joining, isShifted: boolean): (typeof SUMS)[number] =>
  isShifted ? (how === 'joined' ? 'too small' : 'too large') : 'right';
export const sumIs = (j: Joining): (typeof SUMS)[number] => against(j, across(j) > 0);

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
export const behind = ({ brick, face: { axis, side }, from }: Facing): number =>
  side === 'high' ? brick.high[axis] - from[axis] : from[axis] - brick.low[axis];
type Counts = (typeof COUNTS)[number];
export const counted = (height: number): Counts => (height === 0 ? 'nothing' : height > 0 ? 'adds' : 'takes away');
export const countsOf = (f: Facing): Counts => counted(behind(f));

export interface Report {
  mass: number;
  size: Vec3;
  moments: Vec3;
}
export const REPORTS = ['possible', 'no body', 'too large'] as const;
export type Verdict = (typeof REPORTS)[number];
const cents = (x: number): number => Number(x.toFixed(2));
/** Σ m x² along each axis, from the moments. */
export const spreadOf = (moments: Vec3): number[] => moments.map((moment) => total(moments) / 2 - moment);
/** What it is with half of the mass on each of two opposite faces of the box. */
export const limitsOf = ({ mass, size }: Report): number[] => size.map((edge) => (mass * edge * edge) / 4);
/** The moments of all mass in the corners of the box. */
export const mostOf = (r: Report): number[] => limitsOf(r).map((limit) => total(limitsOf(r)) - limit);
/** Shares of the limits. */
const SHARES = [0.28, 0.4, 0.56, 0.76, 0.92];
export const anyReport: Domain<Report> = derived(
  recordOf({
    verdict: oneOf(REPORTS),
    mass: integerIn(2, 9),
    size: vectorOf(integerIn(2, 5), 3),
    shares: vectorOf(oneOf(SHARES), 3),
    form: oneOf(['clear', 'clear', 'flat', 'full'] as const),
    alone: oneOf([false, true]),
    which: integerIn(0, 2),
    excess: oneOf([1.2, 1.3, 1.5]),
    times: oneOf([2, 4, 10]),
  }),
  ({ verdict, mass, size, shares, form, alone, which, excess, times }) => {
    const box: Report = { mass, size, moments: [0, 0, 0] };
    const limits = limitsOf(box);
    const isThis = (k: number): boolean => k === which;
    const part = (k: number): number => limits[k] * shares[k];
    const round = (k: number): number => Math.max(1, Math.floor(part(k)));
    const spread = {
      // A box of twice the size is a usual mistake; too long along one axis alone hides in the moments.
      'too large': (k: number) => (alone ? (isThis(k) ? excess * limits[k] : part(k) / 2) : times * part(k)),
      'no body': part,
      possible: {
        clear: part,
        flat: (k: number) => (isThis(k) ? 0 : round(k)),
        full: (k: number) => (isThis(k) ? limits[k] : round(k)),
      }[form],
    }[verdict];
    const drawn = vectorFrom(spread);
    const moments = vectorFrom((k) => cents(total(drawn) - drawn[k]));
    if (verdict === 'no body') {
      const others = moments.map((x, k) => (isThis(k) ? 0 : x / 3));
      moments.splice(0, 3, ...others.map((x, k) => cents(isThis(k) ? excess * total(others) : x)));
    }
    const report = { ...box, moments };
    const most = mostOf(report);
    const isLow = moments.every((moment, k) => moment < 0.95 * most[k]);
    const hasRoom = spreadOf(moments).every((x, k) => x < 0.95 * limits[k] || (form === 'full' && isThis(k)));
    const isClear = spreadOf(moments).every((x) => x > 0.08 * total(spreadOf(moments)));
    const allowed = {
      possible: hasRoom && (form === 'flat' || isClear),
      'no body': isLow && hasRoom,
      'too large': isClear && (alone ? isLow : moments.some((moment, k) => moment > 1.05 * most[k])),
    };
    return allowed[verdict] ? report : undefined;
  },
);
/** By the three as they stand, and by the smallest box with all mass in its corners. */
export function verdictOf({ mass, size, moments }: Report): Verdict {
  const [x, y, z] = moments;
  if (Math.max(x - y - z, y - z - x, z - x - y) > 0) return 'no body';
  const edges = [y + z - x, z + x - y, x + y - z].map((twice) => 2 * Math.sqrt(twice / 2 / mass));
  return edges.some((edge, k) => edge > size[k]) ? 'too large' : 'possible';
}
