import { derived, integerIn, largestOf, listOf, minus, numberIn, oneOf, plus, recordOf } from 'rigid-body-lab/course';
import { multiple, total, vectorOf } from 'rigid-body-lab/course';
import type { Domain, InputOf, Variant, Vector } from 'rigid-body-lab/course';

export type Vec3 = [number, number, number];
export interface PointMass {
  mass: number;
  position: Vec3;
}
export interface Part {
  mass: number;
  com: Vec3;
}
export interface Brick {
  corner: Vec3;
  l: number;
  h: number;
  d: number;
}
/** What each function is handed. */
export interface Body {
  points: PointMass[];
  com: Vec3;
}
export interface Inputs extends Body {
  brick: Brick;
  parts: Part[];
}

/** Points and parts alike: masses, and where they sit. */
export interface Weighted {
  mass: number;
  at: Vector;
}
export const ofPoints = (points: readonly PointMass[]): Weighted[] =>
  points.map(({ mass, position }) => ({ mass, at: position }));
export const ofParts = (parts: readonly Part[]): Weighted[] => parts.map(({ mass, com }) => ({ mass, at: com }));

/**
 * The balance point by joining one mass after another: two masses balance on the line between them,
 * at the share of the second one from the first.
 */
export function balance(list: readonly Weighted[]): Vec3 {
  let [mass, at] = [0, list[0].at];
  for (const next of list) {
    mass += next.mass;
    at = plus(at, multiple(minus(next.at, at), mass === 0 ? 0 : next.mass / mass));
  }
  return at as Vec3;
}

/** Built from three choices instead of a list: k counts round the front face, then round the back face. */
export function corners({ corner, l, h, d }: Brick): Vec3[] {
  return Array.from({ length: 8 }, (_, k) => {
    const right = k % 4 === 1 || k % 4 === 2;
    const up = k % 4 >= 2;
    return [corner[0] + (right ? l : 0), corner[1] + (up ? h : 0), corner[2] - (k >= 4 ? d : 0)];
  });
}

/** The fixed checks: no symmetry, and no two numbers of one size that a mistake could exchange unseen. */
export function draw(variant: Variant): Inputs {
  const centre = [variant.number(1, 2), variant.number(2.5, 3.5), variant.number(4, 5)];
  const points = Array.from({ length: 7 }, () => ({
    mass: variant.number(1.5, 6),
    position: centre.map((x) => Number((x + variant.number(-3, 3)).toFixed(2))) as Vec3,
  }));
  return {
    points,
    com: balance(ofPoints(points)),
    brick: {
      corner: [variant.number(-2, -1), variant.number(1, 2), variant.number(2.5, 3)],
      l: variant.number(4, 6),
      h: variant.number(0.5, 0.9),
      d: variant.number(1.7, 2.8),
    },
    parts: Array.from({ length: 4 }, () => ({ mass: variant.number(1.5, 9), com: variant.vector(-4, 5) })),
  };
}

/** The limits that the statement sets. */
const [LIGHTEST, HEAVIEST, FARTHEST, MOST] = [1e-12, 1e9, 1e6, 120];

/** x times a power of ten, as one would type it. */
const decimal = (x: number, power: number): number => Number(`${x}e${power}`);

const numbers = numberIn(-10, 10);
const place = vectorOf(numbers, 3);
/** The powers of ten of mass and place: light and heavy ones in one body. */
const entry = recordOf({ mass: numberIn(0, 10, { corners: [0, 1, 2] }), ten: oneOf([0, 0, 0, -3, 3, -6]), at: place });

/** Only corners ask for many entries: they cost time. */
const many: Domain<number, number> = {
  draw: () => 0,
  shrink: (n) => [0, 10, 12, 17, 33, 65, 101].filter((fewer) => fewer < n),
  build: (n) => n,
};
/** A list that a formula makes, so that it can be shown whole. */
const manyEntries = (n: number): Weighted[] =>
  Array.from({ length: n }, (_, i) => ({ mass: 1 + (i % 7), at: [i, i % 5, (i * i) % 11] }));
export const MANY = (n: number, at: string): string =>
  `Array.from({ length: ${n} }, (_, i) => ({ mass: 1 + (i % 7), ${at}: [i, i % 5, (i * i) % 11] }))`;

const rawList = recordOf({
  entries: listOf(entry, 1, 9),
  many,
  /** Powers of ten of all masses and of all lengths. */
  heavy: oneOf([0, 0, 6, -6]),
  size: oneOf([0, 0, -3, -6, -10, 5]),
  /** Without a component the body is flat, or a straight line. */
  without: oneOf([[], [], [], [2], [0, 1], [1]]),
  /** Everything is measured from there. */
  centre: vectorOf(numberIn(-10, 10, { corners: [0, 0, 0, 10] }), 3),
});

function listFrom({ entries, many: n, heavy, size, without, centre }: InputOf<typeof rawList>): Weighted[] | undefined {
  if (n > 0) return manyEntries(Math.min(n, MOST));
  const list = entries.map(({ mass, ten, at }) => ({
    mass: decimal(mass, ten + heavy),
    at: plus(at, centre).map((x, i) => (without.includes(i) ? 0 : decimal(Number(x.toFixed(4)), size))),
  }));
  const masses = list.map(({ mass }) => mass);
  const fits = masses.every((m) => m === 0 || (m >= LIGHTEST && m <= HEAVIEST)) && total(masses) > 0;
  return fits && largestOf(list.flatMap(({ at }) => at)) <= FARTHEST ? list : undefined;
}

/** Everything that the statement allows. */
export const anyPoints = derived(rawList, (raw): Body | undefined => {
  const list = listFrom(raw);
  return list && { points: list.map(({ mass, at }) => ({ mass, position: at as Vec3 })), com: balance(list) };
});
export const anyParts = derived(rawList, (raw): { parts: Part[] } | undefined => {
  const list = listFrom(raw);
  return list && { parts: list.map(({ mass, at }) => ({ mass, com: at as Vec3 })) };
});

const edge = integerIn(1, 1000, [1, 100, 1000]);
export const anyBrick = derived(
  recordOf({
    corner: place,
    /** In hundredths; equal ones are what a search by length takes for one. */
    edges: vectorOf(edge, 3),
    size: oneOf([0, 0, -3, -6, -10, 5]),
    /** How much larger the brick is than the way to its corner. */
    larger: oneOf([0, 0, 0, 2, -3]),
  }),
  ({ corner, edges, size, larger }): Brick | undefined => {
    const [l, h, d] = edges.map((x) => decimal(x, size - 2 + larger));
    if (Math.max(l, h, d) > FARTHEST) return undefined;
    return { corner: corner.map((x) => decimal(x, size)) as Vec3, l, h, d };
  },
);

/** About what the answers are rounded, however near to zero they come. */
export const spread = (list: readonly Weighted[], ...others: Vector[]): number =>
  largestOf([...list.flatMap(({ at }) => [...at]), ...others.flat()]);
