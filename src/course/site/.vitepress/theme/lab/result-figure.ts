/**
 * A small picture of a student's result beside the right one: arrows, the axes of a body,
 * or how hard it is to turn.
 */

type Vector = number[];
type Matrix = number[][];

export interface Stroke {
  /** Path of an SVG of 200 by 180. */
  d: string;
  kind: 'right' | 'yours' | 'axis';
  /** Drawn as an area. */
  filled?: boolean;
}

export interface ResultFigure {
  title: string;
  strokes: Stroke[];
  labels: { text: string; x: number; y: number }[];
  /** What one sees, in words. */
  says: string;
}

const [WIDTH, HEIGHT] = [200, 180];
const MIDDLE = [WIDTH / 2, HEIGHT / 2] as const;
/** Pixels from the middle to the longest arrow's end. */
const REACH = 68;
/** Differences that an eye does not see, in parts of the largest number. */
const VISIBLE = 0.02;

const numbersOf = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};

const isVector = (value: unknown, length = 3): value is Vector =>
  Array.isArray(value) && value.length === length && value.every((x) => Number.isFinite(x));
const isMatrix = (value: unknown): value is Matrix =>
  Array.isArray(value) && value.length === 3 && value.every((row) => isVector(row));

const sizeOf = (numbers: readonly number[]): number => Math.max(...numbers.map(Math.abs));
const differ = (a: readonly number[], b: readonly number[]): boolean =>
  sizeOf(a.map((x, i) => x - b[i])) > VISIBLE * sizeOf([...a, ...b]);
const transposed = (m: Matrix): Matrix => m[0].map((_, j) => m.map((row) => row[j]));
const isSymmetric = (m: Matrix): boolean => !differ(m.flat(), transposed(m).flat());
const dot = (a: Vector, b: Vector): number => a.reduce((sum, x, i) => sum + x * b[i], 0);

function isRotation(m: Matrix): boolean {
  const products = m.flatMap((a, i) => m.map((b, j) => dot(a, b) - (i === j ? 1 : 0)));
  return sizeOf(products) < 1e-3;
}

const UNITS: Matrix = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
const cross = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [b * f - c * e, c * d - a * f, a * e - b * d];

/** Where a unit quaternion, scalar first, turns the axes: a column each. */
function turnedAxes([w, ...v]: Vector): Matrix {
  const ends = UNITS.map((unit) => {
    const aside = cross(v, unit);
    const back = cross(v, aside);
    return unit.map((x, i) => x + 2 * (w * aside[i] + back[i]));
  });
  return transposed(ends);
}

/** Three principal moments are no arrow in space. */
const MOMENTS = 'kg m²';

/**
 * The picture of a value and of the one that was wanted, which have that unit;
 * undefined where none would help.
 */
export function resultFigure(
  gotText: string | undefined,
  wantedText: string | undefined,
  unit?: string,
): ResultFigure | undefined {
  const [got, wanted] = [numbersOf(gotText), numbersOf(wantedText)];
  if (isVector(got) && isVector(wanted))
    return differ(got, wanted) && unit !== MOMENTS ? arrows(got, wanted) : undefined;
  if (isVector(got, 4) && isVector(wanted, 4)) {
    // The rate of a quaternion has a unit, and what is not of length one is no orientation.
    const areOrientations = unit === undefined && [got, wanted].every((q) => Math.abs(dot(q, q) - 1) < 1e-3);
    return areOrientations ? axes(turnedAxes(got), turnedAxes(wanted)) : undefined;
  }
  if (!isMatrix(got) || !isMatrix(wanted) || !differ(got.flat(), wanted.flat())) return undefined;
  // A tensor of three equal moments has a unit.
  if (unit === undefined && isRotation(wanted)) return axes(got, wanted);
  return isSymmetric(got) && isSymmetric(wanted) ? resistance(got, wanted) : undefined;
}

/** Seen from the first octant: x comes forward, y goes right, z up. */
const seen = ([x, y, z]: Vector): [number, number] => [0.94 * y - 0.5 * x, 0.32 * x + 0.1 * y - 0.95 * z];
const at = ([x, y]: readonly [number, number], scale: number): [number, number] => [
  MIDDLE[0] + scale * x,
  MIDDLE[1] + scale * y,
];
const point = ([x, y]: readonly [number, number]): string => `${x.toFixed(1)},${y.toFixed(1)}`;

function arrow(vector: Vector, scale: number): string {
  const [tip, foot] = [at(seen(vector), scale), at([0, 0], scale)];
  const [dx, dy] = [tip[0] - foot[0], tip[1] - foot[1]];
  const length = Math.hypot(dx, dy);
  if (length < 1) return `M${point(foot)}l0.1,0`;
  const [ux, uy] = [(7 * dx) / length, (7 * dy) / length];
  const side = (sign: number): string => point([tip[0] - ux - sign * 0.5 * uy, tip[1] - uy + sign * 0.5 * ux]);
  return `M${point(foot)}L${point(tip)}M${side(1)}L${point(tip)}L${side(-1)}`;
}

function frame(scale: number, length: number): Pick<ResultFigure, 'strokes' | 'labels'> {
  const ends = UNITS.map((unit) => unit.map((x) => x * length));
  return {
    strokes: ends.map((end) => ({ kind: 'axis', d: `M${point(at([0, 0], scale))}L${point(at(seen(end), scale))}` })),
    labels: ends.map((end, i) => {
      const [x, y] = at(seen(end.map((c) => 1.12 * c)), scale);
      return { text: 'xyz'[i], x, y: y + 4 };
    }),
  };
}

const reachOf = (vectors: readonly Vector[]): number => Math.max(...vectors.map((v) => Math.hypot(...seen(v))));

function arrows(got: Vector, wanted: Vector): ResultFigure {
  const longest = Math.max(reachOf([got, wanted]), 0.6 * sizeOf([...got, ...wanted]));
  const scale = REACH / longest;
  const { strokes, labels } = frame(scale, 0.9 * longest);
  return {
    title: 'Both as arrows',
    strokes: [...strokes, { kind: 'right', d: arrow(wanted, scale) }, { kind: 'yours', d: arrow(got, scale) }],
    labels,
    says: arrowsSay(got, wanted),
  };
}

function arrowsSay(got: Vector, wanted: Vector): string {
  const [yours, right] = [Math.hypot(...got), Math.hypot(...wanted)];
  if (right === 0) return 'It should have no length.';
  if (yours === 0) return 'Yours has no length.';
  const angle = angleBetween(got, wanted);
  const direction = angle > 1 ? `It points ${angle.toFixed(0)}° off.` : 'The direction is right.';
  return Math.abs(yours / right - 1) > 0.01
    ? `Yours is ${shortNumber(yours / right)} times as long. ${direction}`
    : direction;
}

/** In degrees; by the sine and the cosine, as small angles are lost in one of them. */
function angleBetween(a: Vector, b: Vector): number {
  const sine = Math.hypot(a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]);
  return (180 / Math.PI) * Math.atan2(sine, dot(a, b));
}

const shortNumber = (x: number): string => String(Number(x.toPrecision(2)));

/** The columns of a rotation are the body's axes in the world. */
function axes(got: Matrix, wanted: Matrix): ResultFigure {
  const [yours, right] = [transposed(got), transposed(wanted)];
  const scale = REACH / Math.max(1, reachOf(yours));
  const angles = right.map((axis, i) => angleBetween(yours[i], axis));
  const worst = Math.max(...angles);
  return {
    title: "The body's axes, the columns, in the world",
    strokes: [
      ...right.map((axis) => ({ kind: 'right' as const, d: arrow(axis, scale) })),
      ...yours.map((axis) => ({ kind: 'yours' as const, d: arrow(axis, scale) })),
    ],
    labels: right.map((axis, i) => {
      const [x, y] = at(seen(axis.map((c) => 1.15 * c)), scale);
      return { text: 'xyz'[i], x, y: y + 4 };
    }),
    says:
      worst > 1 ? `Your ${'xyz'[angles.indexOf(worst)]} axis is ${worst.toFixed(0)}° off.` : 'The axes nearly agree.',
  };
}

const PLANES = [
  [0, 1],
  [1, 2],
  [0, 2],
] as const;
const STEPS = 120;

/** n · I n for all directions of a plane: the moment of inertia about each of them. */
function resistance(got: Matrix, wanted: Matrix): ResultFigure {
  const gap = ([i, j]: readonly [number, number]): number =>
    sizeOf([got[i][i] - wanted[i][i], got[j][j] - wanted[j][j], got[i][j] - wanted[i][j]]);
  const [i, j] = [...PLANES].sort((a, b) => gap(b) - gap(a))[0];
  const moments = (m: Matrix): number[] =>
    Array.from({ length: STEPS }, (_, k) => {
      const [c, s] = [Math.cos((2 * Math.PI * k) / STEPS), Math.sin((2 * Math.PI * k) / STEPS)];
      return c * c * m[i][i] + 2 * c * s * m[i][j] + s * s * m[j][j];
    });
  const [yours, right] = [moments(got), moments(wanted)];
  const scale = REACH / sizeOf([...yours, ...right]);
  const curve = (radii: readonly number[]): string =>
    `M${radii
      .map((r, k) => {
        const angle = (2 * Math.PI * k) / STEPS;
        return point([
          MIDDLE[0] + scale * Math.abs(r) * Math.cos(angle),
          MIDDLE[1] - scale * Math.abs(r) * Math.sin(angle),
        ]);
      })
      .join('L')}Z`;
  const plane = 'xyz'[i] + 'xyz'[j];
  return {
    title: `Moment of inertia about each direction in the ${plane} plane`,
    strokes: [
      { kind: 'axis', d: `M${MIDDLE[0] - 84},${MIDDLE[1]}h168M${MIDDLE[0]},${MIDDLE[1] + 72}v-144` },
      { kind: 'right', d: curve(right), filled: true },
      { kind: 'yours', d: curve(yours) },
    ],
    labels: [
      { text: 'xyz'[i], x: MIDDLE[0] + 92, y: MIDDLE[1] + 4 },
      { text: 'xyz'[j], x: MIDDLE[0], y: MIDDLE[1] - 76 },
    ],
    says: resistanceSays(hardest(yours), hardest(right), 'xyz'[i]),
  };
}

interface Hardest {
  /** From the plane's first axis, in degrees; undefined where all directions are alike. */
  angle: number | undefined;
  moment: number;
}

function hardest(moments: readonly number[]): Hardest {
  const moment = Math.max(...moments);
  const isRound = moment - Math.min(...moments) <= VISIBLE * sizeOf(moments);
  return { moment, angle: isRound ? undefined : ((360 / STEPS) * moments.indexOf(moment)) % 180 };
}

function resistanceSays(yours: Hardest, right: Hardest, axis: string): string {
  if (right.angle === undefined) {
    return right.moment === 0
      ? 'All of these moments should be zero.'
      : 'It should be equally hard to turn about all of them.';
  }
  const at = `Hardest to turn about the direction at ${right.angle.toFixed(0)}° from ${axis}`;
  if (yours.angle === undefined) return `${at}; yours says that all are alike.`;
  if (Math.abs(yours.angle - right.angle) > 360 / STEPS) return `${at}; yours says ${yours.angle.toFixed(0)}°.`;
  const times = shortNumber(yours.moment / right.moment);
  return times === '1'
    ? `${at}, and so says yours.`
    : `${at}, and so says yours, but the moment there is ${times} times as large.`;
}
