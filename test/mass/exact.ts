/**
 * Exact mass properties of points and meshes with coordinates that are multiples of 2^-20: integer arithmetic
 * without rounding, and one division at the end.
 */
import type { Mat3 } from 'rigid-body-lab';

const BITS = 20;
const UNIT = 2 ** BITS;

/** A dyadic number as an integer number of units; throws if it is not one. */
function units(x: number): bigint {
  const scaled = x * UNIT;
  if (!Number.isInteger(scaled)) throw new Error(`${x} is not a multiple of 2^-20`);
  return BigInt(scaled);
}

/** The quotient in double precision, whatever the sizes of both. */
function quotient(numerator: bigint, denominator: bigint): number {
  const negative = numerator < 0n !== denominator < 0n;
  const [n, d] = [numerator < 0n ? -numerator : numerator, denominator < 0n ? -denominator : denominator];
  const shift = BigInt(Math.max(0, d.toString(2).length - n.toString(2).length + 80));
  const value = Number((n << shift) / d) / 2 ** Number(shift);
  return negative ? -value : value;
}

const PAIRS = [
  [0, 0],
  [1, 1],
  [2, 2],
  [0, 1],
  [1, 2],
  [2, 0],
] as const;

/**
 * Weight, first and second moments; second moments about the mean, from sums about any
 * origin, without rounding.
 */
function tensor(weight: bigint, first: readonly bigint[], second: readonly bigint[], scale: bigint): Mat3 {
  const [xx, yy, zz, xy, yz, zx] = PAIRS.map(([i, j], k) => second[k] * weight - first[i] * first[j]);
  const entry = (n: bigint): number => quotient(n, weight * scale);
  return [
    [entry(yy + zz), entry(-xy), entry(-zx)],
    [entry(-xy), entry(zz + xx), entry(-yz)],
    [entry(-zx), entry(-yz), entry(xx + yy)],
  ];
}

/** The tensor about the centre of mass of particles with whole masses. */
export function exactPointInertia(masses: readonly number[], positions: readonly number[]): Mat3 {
  let weight = 0n;
  const first = [0n, 0n, 0n];
  const second = [0n, 0n, 0n, 0n, 0n, 0n];
  masses.forEach((mass, n) => {
    const m = BigInt(mass);
    const r = positions.slice(3 * n, 3 * n + 3).map(units);
    weight += m;
    r.forEach((x, i) => (first[i] += m * x));
    PAIRS.forEach(([i, j], k) => (second[k] += m * r[i] * r[j]));
  });
  return tensor(weight, first, second, BigInt(UNIT) ** 2n);
}

/**
 * The tensor about the centre of mass, at density 1, of a closed mesh: signed tetrahedra from the origin.
 * With d six times a volume, volume, first and second moments are d / 6, d s / 24 and d (a
 * a + b b + c c + s s) / 120.
 */
export function exactMeshInertia(vertices: readonly number[], triangles: readonly number[]): Mat3 {
  let weight = 0n;
  const first = [0n, 0n, 0n];
  const second = [0n, 0n, 0n, 0n, 0n, 0n];
  const corner = (index: number): bigint[] => vertices.slice(3 * index, 3 * index + 3).map(units);
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = triangles.slice(t, t + 3).map(corner);
    const d =
      a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
    const s = [0, 1, 2].map((i) => a[i] + b[i] + c[i]);
    weight += 20n * d;
    s.forEach((x, i) => (first[i] += 5n * d * x));
    PAIRS.forEach(([i, j], k) => (second[k] += d * (a[i] * a[j] + b[i] * b[j] + c[i] * c[j] + s[i] * s[j])));
  }
  return tensor(weight, first, second, 120n * BigInt(UNIT) ** 5n);
}
