/**
 * The one list of representations that the property tests run over, alone and in pairs. Each knows how
 * the library's functions take and return it, and its own way to a matrix, written from the definition
 * and sharing nothing with src.
 */
import * as library from 'rigid-body-lab';
import type { AxisAngle, EulerReading, EulerSequence, Mat3, Quaternion, Vec3 } from 'rigid-body-lab';

export interface Representation {
  /** As in the names of the conversions: `<target>From<Source>`. */
  kind: 'matrix' | 'quaternion' | 'axisAngle' | 'rotationVector' | 'euler';
  label: string;
  sequence?: EulerSequence;
  /** The value as arguments of a conversion from it. */
  asArguments: (value: never) => unknown[];
  /** What a conversion to it returned, as a value. */
  fromResult: (result: never) => unknown;
  /** The matrix by definition. */
  matrixByDefinition: (value: never) => Mat3;
}

/** The rates and their inverses: the other exports that are named `<target>From<source>`. */
export const RATE_CONVERSIONS = [
  'quaternionRateFromOmegaBody',
  'quaternionRateFromOmegaWorld',
  'matrixRateFromOmegaBody',
  'matrixRateFromOmegaWorld',
  'eulerRateFromOmegaBody',
  'eulerRateFromOmegaWorld',
  'omegaBodyFromQuaternionRate',
  'omegaWorldFromQuaternionRate',
  'omegaBodyFromMatrixRate',
  'omegaWorldFromMatrixRate',
  'omegaBodyFromEulerRate',
  'omegaWorldFromEulerRate',
] as const;

function representation<V>(
  kind: Representation['kind'],
  matrixByDefinition: (value: V) => Mat3,
  asArguments: (value: V) => unknown[] = (value) => [value],
): Representation {
  return { kind, label: kind, asArguments, fromResult: (result: V) => result, matrixByDefinition };
}

/** Columns are the images of the unit vectors. */
function matrixOfMap(turn: (v: Vec3) => Vec3): Mat3 {
  const [x, y, z] = [turn([1, 0, 0]), turn([0, 1, 0]), turn([0, 0, 1])];
  return [
    [x[0], y[0], z[0]],
    [x[1], y[1], z[1]],
    [x[2], y[2], z[2]],
  ];
}

/** i j = k and its cyclic companions, the whole table of Hamilton's units. */
const UNITS = [
  [
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
  ],
  [
    [1, 1],
    [0, -1],
    [3, 1],
    [2, -1],
  ],
  [
    [2, 1],
    [3, -1],
    [0, -1],
    [1, 1],
  ],
  [
    [3, 1],
    [2, 1],
    [1, -1],
    [0, -1],
  ],
] as const;

function product(a: readonly number[], b: readonly number[]): number[] {
  const result = [0, 0, 0, 0];
  UNITS.forEach((row, i) => {
    row.forEach(([unit, sign], j) => {
      result[unit] += sign * a[i] * b[j];
    });
  });
  return result;
}

/** q (0, v) q*. */
function sandwich([w, x, y, z]: Quaternion): Mat3 {
  return matrixOfMap((v) => product(product([w, x, y, z], [0, ...v]), [w, -x, -y, -z]).slice(1) as Vec3);
}

/** Rodrigues: v cos + (u × v) sin + u (u · v) (1 - cos). */
function rodrigues({ axis, angle }: AxisAngle): Mat3 {
  const length = Math.hypot(...axis);
  const [x, y, z] = axis.map((component) => component / length);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return matrixOfMap(([a, b, d]) => {
    const along = (x * a + y * b + z * d) * (1 - c);
    return [
      a * c + (y * d - z * b) * s + x * along,
      b * c + (z * a - x * d) * s + y * along,
      d * c + (x * b - y * a) * s + z * along,
    ];
  });
}

/**
 * The power series of exp(hat(v) / 8), three times squared: in one go the series cancels, by 1e-13 at 3 pi.
 */
function exponentialSeries(rotationVector: Vec3): Mat3 {
  const [x, y, z] = rotationVector.map((component) => component / 8);
  let turn = matrixOfMap((v) => {
    let term = v;
    let sum = v;
    for (let n = 1; n <= 18; n++) {
      const [a, b, c] = term;
      term = [(y * c - z * b) / n, (z * a - x * c) / n, (x * b - y * a) / n];
      sum = [sum[0] + term[0], sum[1] + term[1], sum[2] + term[2]];
    }
    return sum;
  });
  for (let squaring = 0; squaring < 3; squaring++) {
    const [r0, r1, r2] = turn;
    const twice = (row: Vec3): Vec3 => [0, 1, 2].map((j) => row[0] * r0[j] + row[1] * r1[j] + row[2] * r2[j]) as Vec3;
    turn = [twice(r0), twice(r1), twice(r2)];
  }
  return turn;
}

/** One turn after the other on a vector: extrinsic in the order of the letters, intrinsic in reverse. */
function turnsInSequence(sequence: EulerSequence): (angles: Vec3) => Mat3 {
  const steps = Array.from(sequence.toLowerCase(), (letter, n) => ({ axis: 'xyz'.indexOf(letter), n }));
  if (sequence !== sequence.toLowerCase()) steps.reverse();
  return (angles) =>
    matrixOfMap((v) => {
      const result: Vec3 = [v[0], v[1], v[2]];
      for (const { axis, n } of steps) {
        const [p, q] = [(axis + 1) % 3, (axis + 2) % 3];
        const [c, s] = [Math.cos(angles[n]), Math.sin(angles[n])];
        [result[p], result[q]] = [c * result[p] - s * result[q], s * result[p] + c * result[q]];
      }
      return result;
    });
}

export const REPRESENTATIONS: readonly Representation[] = [
  representation<Mat3>('matrix', (matrix) => matrix),
  representation<Quaternion>('quaternion', sandwich),
  representation<AxisAngle>('axisAngle', rodrigues, ({ axis, angle }) => [axis, angle]),
  representation<Vec3>('rotationVector', exponentialSeries),
  ...library.EULER_SEQUENCES.map((sequence): Representation => ({
    kind: 'euler',
    label: sequence,
    sequence,
    asArguments: (angles: Vec3) => [sequence, angles],
    fromResult: (reading: EulerReading) => reading.angles,
    matrixByDefinition: turnsInSequence(sequence),
  })),
];

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Every other representation is converted to and from these two; the rest goes by way of the quaternion. */
const HUBS: readonly Representation['kind'][] = ['matrix', 'quaternion'];

/** The name of the library's conversion, or undefined for a pair that has none. */
export function conversionName(target: Representation, source: Representation): string | undefined {
  const direct = target.kind !== source.kind && (HUBS.includes(target.kind) || HUBS.includes(source.kind));
  return direct ? `${target.kind}From${capital(source.kind)}` : undefined;
}

/** Converts by the library's one function for the pair, or by two. */
export function convert(target: Representation, source: Representation, value: unknown): unknown {
  if (target.label === source.label) return value;
  const name = conversionName(target, source);
  if (name === undefined) return convert(target, REPRESENTATIONS[1], convert(REPRESENTATIONS[1], source, value));
  const conversion = (library as unknown as Record<string, ((...args: unknown[]) => unknown) | undefined>)[name];
  if (!conversion) throw new Error(`the library has no ${name}`);
  const before = target.sequence === undefined ? [] : [target.sequence];
  return target.fromResult(conversion(...before, ...source.asArguments(value as never)) as never);
}
