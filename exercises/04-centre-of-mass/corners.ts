/**
 * Inputs that a draw would meet too rarely, as parts of raw values: see rawList and anyBrick in inputs.ts.
 */

const plain = { heavy: 0, size: 0, without: 0, centre: [0, 0, 0], many: 0 };
const FLAT = { without: 3 };
const STRAIGHT = { without: 4 };
/** Powers of ten: of all lengths 1e-10 and 1e5, of all masses 1e-6 and 1e6; of one mass 1e-6 and 1e3. */
const TINY = { size: 4 };
const HUGE = { size: 5 };
const HEAVY = { heavy: 2 };
const LIGHT = { heavy: 3 };
const [GRAIN, TON] = [5, 4];

interface Entry {
  mass: number;
  ten: number;
  at: number[];
}
const entry = (mass: number, at: string, ten = 0): Entry => ({ mass, ten, at: at.split(' ').map(Number) });
const list = (...entries: Entry[]): { entries: Entry[] } => ({ entries });

const A = entry(2, '1 -2 4');
const B = entry(3, '4 0 1');
const C = entry(5, '-3 6 2');
const NONE = entry(0, '5 -7 3');

/** Lists of points or parts. */
export const lists = [
  // One body, and others that differ from it in a number or two, some of them little:
  // what a cache takes for the same.
  ...[
    list(A, B, C),
    list(A, entry(3, '4 1 1'), C),
    list(A, entry(3, '4.0004 0 1'), C),
    list(entry(3, '1 -2 4'), entry(2, '4 0 1'), C),
    list(A, entry(3.0004, '4 0 1'), C),
    list(A, entry(7, '4 0 1'), C),
    list(C, B, A),
    // One and two.
    list(A),
    list(entry(1, '0 0 0')),
    list(A, B),
    list(A, A),
    // Without mass: the first, the last, the first two, all but one, in between.
    list(NONE, A, B),
    list(A, B, NONE),
    list(NONE, entry(0, '1 1 1'), A, B),
    list(NONE, A, NONE, NONE),
    list(A, NONE, B),
    list(entry(0, '0 0 0'), A, B),
    // At the origin; at one place; alike; of one mass.
    list(entry(4, '0 0 0'), A, B),
    list(A, entry(4, '0 0 0')),
    list(A, entry(3, '1 -2 4'), C),
    list(A, B, A, C),
    list(A, A, A),
    list(entry(2, '1 -2 4'), entry(2, '4 0 1'), entry(2, '-3 6 2')),
    list(A, C, entry(2, '0 -3 1')),
    list(C, A, entry(2, '0 -3 1')),
    list(entry(1, '2 0 0'), entry(1, '0 3 0'), entry(1, '0 0 5')),
    // The centre of mass is the origin, or one of the points.
    list(entry(1, '2 0 4'), entry(2, '-1 0 -2')),
    list(entry(1, '2 1 4'), entry(5, '0 0 0'), entry(1, '-2 -1 -4')),
    list(entry(3, '1 1 1'), entry(1, '5 -2 1'), entry(1, '-3 4 1')),
    // Light beside heavy.
    list(entry(2, '1 2 3'), entry(1, '9 -8 7', GRAIN)),
    list(entry(9, '1 2 3'), entry(0.05, '9 -8 7', GRAIN)),
    list(entry(9, '1 2 3', TON), entry(0.01, '9 -8 7', GRAIN), A),
    // Text would sort them otherwise.
    list(entry(10, '10 9 -1'), entry(9, '9 10 -2'), entry(1.5, '2 11 -10')),
  ].map((entries) => ({ ...plain, ...entries })),
  { ...plain, ...TINY },
  { ...plain, ...TINY },
  { ...plain, ...HUGE },
  { ...plain, ...HEAVY },
  { ...plain, ...LIGHT },
  // The lightest and smallest body of all.
  {
    ...plain,
    ...TINY,
    ...LIGHT,
    ...list(entry(1, '1 2 3', GRAIN), entry(2, '4 0 1', GRAIN), entry(3, '-2 1 5', GRAIN)),
  },
  { ...plain, ...FLAT },
  { ...plain, ...STRAIGHT },
  { ...plain, many: 113 },
];

const brick = (corner: string, edges: string, more: object = {}): object => ({
  corner: corner.split(' ').map(Number),
  edges: edges.split(' ').map((x) => Number((100 * Number(x)).toFixed(4))),
  size: 0,
  larger: 0,
  ...more,
});
export const bricks = [
  brick('1 -2 4', '5 2 3'),
  brick('1 -2 4.0004', '5 2 3'),
  brick('3 -2 4', '5 2 3'),
  brick('1 0 4', '5 2 3'),
  brick('1 -2 4', '5.0004 2 3'),
  brick('1 -2 4', '5 4 3'),
  brick('1 -2 4', '5 2 6'),
  brick('1 -2 4', '2 5 3'),
  // A cube, two edges alike, an edge as long as a coordinate or 1 m long.
  brick('1 2 3', '2 2 2'),
  brick('1 2 3', '2 2 4'),
  brick('1 2 3', '2 4 2'),
  brick('1 2 3', '4 2 2'),
  brick('1 2 3', '1 1 1'),
  brick('1 2 3', '1 2 3'),
  brick('-2 -2 2', '2 2 2'),
  // At the origin, and with a coordinate that is zero.
  brick('0 0 0', '5 2 3'),
  brick('0 2 3', '3 2 4'),
  brick('1 0 3', '3 2 4'),
  brick('1 2 0', '3 2 4'),
  brick('-3 -2 4', '3 2 4'),
  // Text would sort them otherwise; nothing is positive; the depth is the longest or the shortest.
  brick('1 2 10', '3 2 1'),
  brick('-1 -2 -3', '4 3 2'),
  brick('7 8 9', '1 2 9'),
  brick('7 8 9', '9 8 0.01'),
  { ...TINY },
  { ...TINY, larger: 0 },
  { ...HUGE, larger: 0 },
  brick('1 2 3', '5 2 3', { larger: 3 }),
  brick('1 2 3', '5 2 3', { larger: 4 }),
];
