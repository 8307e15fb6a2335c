import { add, cross, dot, scale, subtract } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';

export type Triangle = [number, number, number];
export type Surface = 'solid' | 'open' | 'mixed' | 'inside out';

export interface Part {
  inertia: Mat3;
  com: Vec3;
  mass: number;
}

export interface Mesh {
  triangles: Triangle[];
  vertices: Vec3[];
}

export function brickInertia([a, b, c]: Vec3, mass: number): Mat3 {
  const about = (p: number, q: number): number => (mass / 12) * (p * p + q * q);
  return [
    [about(b, c), 0, 0],
    [0, about(c, a), 0],
    [0, 0, about(a, b)],
  ];
}

interface Stretch {
  axis: number;
  longer: number[];
  keeps: 'mass' | 'density';
}

/**
 * Twice as heavy for each longer edge if the density stays; twice as far if an edge
 * across the axis is longer.
 */
export function timesLarger({ axis, longer, keeps }: Stretch): number {
  const heavier = keeps === 'density' ? 2 ** longer.length : 1;
  return longer.some((edge) => edge !== axis) ? 4 * heavier : heavier;
}

/** m (|r|² E - r rᵀ): the tensor of one point at r. */
function pointInertia(mass: number, r: Vec3): Mat3 {
  const row = (i: number): Vec3 => [0, 1, 2].map((j) => mass * ((i === j ? dot(r, r) : 0) - r[i] * r[j])) as Vec3;
  return [row(0), row(1), row(2)];
}

const sum = (a: Mat3, b: Mat3): Mat3 => [add(a[0], b[0]), add(a[1], b[1]), add(a[2], b[2])];

export function combinedInertia(parts: Part[]): Mat3 {
  const total = parts.map((p) => p.mass).reduce((a, b) => a + b);
  const moment = parts.map((p) => scale(p.com, p.mass)).reduce((a, b) => add(a, b));
  const com = scale(moment, 1 / total);
  return parts.map((p) => sum(p.inertia, pointInertia(p.mass, subtract(p.com, com)))).reduce(sum);
}

interface Joining {
  how: 'joined' | 'cut out';
  first: Vec3;
  second: Vec3;
  axis: number;
}

/** What the sum lacks has the square of the distance between the two own axes. */
export function simpleSum({ how, first, second, axis }: Joining): 'too small' | 'right' | 'too large' {
  const oneAxis = [0, 1, 2].every((k) => k === axis || first[k] === second[k]);
  if (oneAxis) return 'right';
  return how === 'joined' ? 'too small' : 'too large';
}

const tetrahedron = ([a, b, c]: Vec3[]): number => dot(a, cross(b, c)) / 6;
const sumOfCorners = ([a, b, c]: Vec3[]): Vec3 => add(a, add(b, c));

export function meshCentre({ vertices, triangles }: Mesh): { volume: number; com: Vec3 } {
  let volume = 0;
  let moment: Vec3 = [0, 0, 0];
  for (const triangle of triangles) {
    const corners = triangle.map((k) => vertices[k]);
    volume += tetrahedron(corners);
    moment = add(moment, scale(sumOfCorners(corners), tetrahedron(corners) / 4));
  }
  return { volume, com: scale(moment, 1 / volume) };
}

/** Four points for each tetrahedron, which begins at the centre of mass. */
export function meshInertia({ vertices, triangles }: Mesh, com: Vec3, density: number): Mat3 {
  const tensors = triangles.flatMap((triangle) => {
    const corners = triangle.map((k) => subtract(vertices[k], com));
    const share = (density * tetrahedron(corners)) / 20;
    return [...corners, sumOfCorners(corners)].map((r) => pointInertia(share, r));
  });
  return tensors.reduce(sum);
}

interface Brick {
  low: Vec3;
  high: Vec3;
}

interface Face {
  axis: number;
  side: 'low' | 'high';
}

/** A tetrahedron is positive if its first corner lies on the inner side of the face. */
export function faceCounts({ low, high }: Brick, { axis, side }: Face, from: Vec3): 'adds' | 'takes away' | 'nothing' {
  const inwards = side === 'high' ? high[axis] - from[axis] : from[axis] - low[axis];
  if (inwards > 0) return 'adds';
  return inwards < 0 ? 'takes away' : 'nothing';
}

export function surfaceState(triangles: Triangle[], volume: number): Surface {
  const forth = triangles.flatMap(([i, j, k]) => [`${i} ${j}`, `${j} ${k}`, `${k} ${i}`]);
  const back = triangles.flatMap(([i, j, k]) => [`${j} ${i}`, `${k} ${j}`, `${i} ${k}`]);
  const times = (edge: string): number => forth.filter((one) => one === edge).length;
  if (forth.some((edge, n) => times(edge) === 1 && times(back[n]) === 0)) return 'open';
  if (forth.some((edge) => times(edge) > 1)) return 'mixed';
  return volume > 0 ? 'solid' : 'inside out';
}

interface Report {
  mass: number;
  size: Vec3;
  moments: Vec3;
}

/**
 * Σ m x² along each axis is half of all moments less one; it is largest with half of the mass
 * on each face of the box.
 */
export function canBe({ mass, size, moments }: Report): 'possible' | 'no body' | 'too large' {
  const half = (moments[0] + moments[1] + moments[2]) / 2;
  const spread = moments.map((moment) => half - moment);
  if (spread.some((x) => x < 0)) return 'no body';
  return spread.some((x, k) => x > (mass * size[k] ** 2) / 4) ? 'too large' : 'possible';
}
