/** Inputs that a draw would meet too rarely, as parts of raw values: see rawFrame in inputs.ts. */

/** As typed, in m, anywhere in e. */
const plain = { grid: 0, size: 0, reach: 0, way: 0 };
const FROM_ORIGIN = { way: 1 };
const IN_STEPS = { way: 2 };
const TINY = { size: 3, reach: 0 };
const HUGE = { size: 4, reach: 0 };
const LONG = { size: 4, reach: 2 };

const vector = (text: string): number[] => text.trim().split(/\s+/).map(Number);
/** Axes from "1 0, 0 1". */
const axes = (text: string): { axes: number[][] } => ({ axes: text.split(',').map(vector) });
/** One frame a line, with what is particular about it. */
const frames = (text: string): { axes: number[][] }[] =>
  text
    .trim()
    .split('\n')
    .map((line) => axes(line.split(':')[0]));

/**
 * One input, and others that differ from it in a number or two, some of them little:
 * what a cache takes for the same.
 */
const neighbours = (base: object, ...others: object[]): object[] =>
  [{}, ...others].map((other) => ({ ...plain, ...base, ...other }));

const planeFrames = frames(`
  1 0, 0 1           : the axes of e
  0 1, -1 0          : turned by a quarter
  -1 0, 0 -1         : turned by a half
  0 1, 1 0           : mirrored
  1 0, 0 -1          : mirrored
  0.6 0.8, -0.8 0.6  : perpendicular and of unit length
  1 0, 0.6 0.8       : of unit length only
  2 0, 0 4           : perpendicular only
  3 4, -8 6          : perpendicular only
  2 1, 1 2           : of equal length only
  0 2, 1 1           : a component is zero, each in its turn
  2 0, 1 3           : …
  2 1, 0 3           : …
  2 1, 3 0           : …
  0 2, 3 0           : two are
  1 0, 1 1           : the determinant is 1
  2 1, 1 1           : the determinant is 1
  1 1, -1 2          : equal components
  -2 -1, -1 -3       : nothing is positive
  1 0, 2 0.007       : nearly in one line
  3 4, -3.02 -4      : nearly in one line
  0.05 10, 0.01 10   : nearly in one line
  0.01 0.001, -3 9   : of very different lengths
`);
const SKEW = axes('2 1, -1 3');

export const inThePlane = [
  ...neighbours(
    { ...SKEW, origin: [1, -2], at: [3, 5] },
    { origin: [4, -2] },
    { origin: [1, -2.0004] },
    { at: [3, -1] },
    { at: [-2, 5] },
    axes('2 1, -1 2'),
    axes('2.4 1, -1 3'),
    axes('2.0004 1, -1 3'),
    axes('-1 3, 2 1'),
  ),
  // At the origin of the frame, at that of e, beside it and above it.
  { ...plain, ...FROM_ORIGIN, at: [0, 0] },
  { ...plain, at: [0, 0] },
  { ...plain, ...FROM_ORIGIN, at: [0, 5] },
  { ...plain, ...FROM_ORIGIN, at: [-3, 0] },
  { ...plain, origin: [0, 0] },
  { ...plain, origin: [0, 4] },
  { ...plain, origin: [3, 0] },
  // At the tips of the axes, on both and behind them.
  ...['1 0', '0 1', '1 1', '-2 0', '0 -3', '1 2', '0.5 0.5', '-1 -1', '3 0.00001', '0.00001 -2'].map((at) => ({
    ...plain,
    ...IN_STEPS,
    ...SKEW,
    at: vector(at),
  })),
  { ...plain, ...axes('1 0, 0 1'), origin: [0, 0] },
  // Whole numbers whose weights are not whole.
  { ...plain, ...axes('2 0, 0 2'), origin: [0, 0], at: [1, 3] },
  { ...plain, ...axes('3 1, 1 2'), origin: [1, 1], at: [2, 4] },
  { ...IN_STEPS, ...TINY },
  { ...IN_STEPS, ...TINY },
  // As short as they may be, wide open and nearly in one line.
  ...['0.11 0.02, -0.03 0.13', '0.11 0, 0.13 0.0005'].map((short) => ({
    ...plain,
    ...IN_STEPS,
    ...TINY,
    ...axes(short),
    origin: [0, 0],
    at: [1.23456, -0.77777],
  })),
  { ...HUGE, way: 0 },
  // Long axes and a point that is near: the weights are small.
  { ...plain, ...LONG, ...axes('6.13 1.27, -2.71 5.33'), origin: [0, 0], at: [1.23, 0.77] },
];
/** Where there is something to solve: frames of all kinds. */
export const inFramesOfThePlane = [...inThePlane, ...planeFrames.map((frame) => ({ ...plain, ...frame }))];

const spaceFrames = frames(`
  1 0 0, 0 1 0, 0 0 1           : the axes of e
  0 1 0, 0 0 1, 1 0 0           : exchanged in turn
  0 0 1, 1 0 0, 0 1 0           : exchanged in turn
  0 1 0, 1 0 0, 0 0 1           : mirrored
  1 0 0, 0 1 0, 0 0 -1          : mirrored
  1 0 0, 0 -1 0, 0 0 -1         : turned by a half
  0 1 0, -1 0 0, 0 0 1          : turned by a quarter
  0.6 0.8 0, -0.8 0.6 0, 0 0 1  : perpendicular and of unit length
  2 0 0, 0 3 0, 0 0 4           : perpendicular only
  1 2 2, 2 1 -2, 2 -2 1         : perpendicular only
  1 0 0, 0.6 0.8 0, 0 0.6 0.8   : of unit length only
  1 1 0, -1 2 0, 0 0 2          : the third is perpendicular to the others
  1 0 1, 0 2 0, -1 0 2          : the second is
  3 0 0, 0 1 1, 0 -1 2          : the first is
  1 1 0, 0 1 1, 0 0 1           : triangular, the determinant is 1
  1 0 0, 2 1 0, 3 -1 1          : triangular, the determinant is 1
  2 1 0, 1 2 1, 0 1 2           : symmetric
  0 1 2, 1 1 0, 0 1 1           : no pivot in the first place
  0 1 2, 0 -1 1, 3 1 0          : nor in the second
  1 2 0, 2 1 1, 0 0 1           : in the last column of one row
  1 1 0, 2 2 1, 0 1 1           : no pivot after the first step
  2 1 1, 4 2 -1, 1 1 3          : no pivot after the first step
  1 2 1, 1 2 -1, 1 1 1          : no pivot after the first step
  0 -1 -2, 1 1 0, 0 1 1         : only a negative pivot
  -1 -2 0, -2 -1 -1, 0 -3 -2    : nothing is positive
  1 1 1, 1 1 -1, 1 -1 1         : equal components
  0 0 2, 0 3 1, 4 1 1           : triangular, from the other side
  1 1 1, -1 2 0, 0 1 2          : the first and the second leave the plane
  1 0 0, 0 1 0, 1 1 0.01        : nearly in one plane
  1 2 3, 1 2 3.03, -1 1 0       : two nearly in one line
  3 1 0, 1 2 0.03, -2 1 0.05     : nearly in one plane
  0.01 0 0.002, 2 8 1, -1 1 5   : of very different lengths
`);
const SKEW3 = axes('2 1 0.5, -1 3 1, 0.5 -1 2');

export const inSpace = [
  ...neighbours(
    { ...SKEW3, origin: [1, -2, 4], at: [3, 5, -1] },
    { origin: [4, -2, 4] },
    { origin: [1, -2, 4.0004] },
    { at: [3, 5, 2] },
    { at: [-2, 5, -1] },
    axes('2 1 0.5, -1 3 1, 0.5 -1 3'),
    axes('2 1 0.5, -1 2 1, 0.5 -1 2'),
    axes('2.4 1 0.5, -1 3 1, 0.5 -1 2'),
    axes('2.0004 1 0.5, -1 3 1, 0.5 -1 2'),
    axes('-1 3 1, 2 1 0.5, 0.5 -1 2'),
  ),
  { ...plain, ...FROM_ORIGIN, at: [0, 0, 0] },
  { ...plain, at: [0, 0, 0] },
  { ...plain, origin: [0, 0, 0] },
  { ...plain, origin: [0, 0, 4] },
  // As high, as far to the right and as far to the front as the origin.
  ...['3 -2 0', '0 3 1', '2 0 -3', '0 0 2'].map((at) => ({ ...plain, ...FROM_ORIGIN, ...SKEW3, at: vector(at) })),
  ...[
    '1 0 0',
    '0 1 0',
    '0 0 1',
    '1 1 1',
    '-2 0 0',
    '0 -1 3',
    '1 2 0',
    '0.5 0.5 0.5',
    '3 0.00001 2',
    '0.00001 -2 0.00003',
  ].map((at) => ({
    ...plain,
    ...IN_STEPS,
    ...SKEW3,
    at: vector(at),
  })),
  { ...plain, ...axes('1 0 0, 0 1 0, 0 0 1'), origin: [0, 0, 0] },
  { ...plain, ...axes('2 0 0, 0 2 0, 0 0 2'), origin: [0, 0, 0], at: [1, 0, 3] },
  { ...plain, ...axes('1 1 0, 0 1 2, 1 0 1'), origin: [1, 1, 1], at: [2, 4, 1] },
  { ...IN_STEPS, ...TINY },
  { ...IN_STEPS, ...TINY },
  ...['0.11 0.02 0.03, -0.03 0.13 0.02, 0.01 -0.04 0.12', '0.11 0 0, 0.02 0.12 0, 0.05 0.11 0.0007'].map((short) => ({
    ...plain,
    ...IN_STEPS,
    ...TINY,
    ...axes(short),
    at: [3, -2, 1],
  })),
  { ...HUGE, way: 0 },
  {
    ...plain,
    ...LONG,
    ...axes('6.13 1.27 2.51, -2.71 5.33 0.97, 1.19 -2.93 4.49'),
    origin: [0, 0, 0],
    at: [1.23, 0.77, 1.91],
  },
  ...spaceFrames.map((frame) => ({ ...plain, ...frame })),
];
