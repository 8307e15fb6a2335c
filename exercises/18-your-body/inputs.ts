/** What the checks hand in, and what is right: by other ways than the solution's. */
import {
  cross,
  dot,
  matrixFrom,
  minus,
  multiple,
  plus,
  rotationFromIntegers,
  total,
  vectorFrom,
} from 'rigid-body-lab/course';
import type { Matrix3, Variant } from 'rigid-body-lab/course';
import type { Mesh, Triangle, Vec3 } from './shapes.js';

export type { Mesh, Triangle, Vec3 };
export type Mat3 = Matrix3;
export interface File {
  text: string;
  /** As the text has it: its triangles may all be turned over. */
  mesh: Mesh;
}
export interface Solid {
  mesh: Mesh;
  density: number;
}
export interface Tensor {
  inertia: Mat3;
  /** In ascending order. */
  moments: Vec3;
}
export interface Throw {
  moments: Vec3;
  spin: number;
  nudge: number;
}
export interface Flight extends Throw {
  duration: number;
}
export interface Change {
  size: number;
  density: number;
  spin: number;
  nudge: number;
}
export interface Motion {
  times: number[];
  omegas: Vec3[];
  flip: number | 'none';
}

/** For the student's own body: how it is moved, and thrown. `moments` are for whoever has no body yet. */
export interface Inputs extends Throw {
  density: number;
  factor: number;
  turn: Mat3;
  shift: Vec3;
}

export function draw(variant: Variant): Inputs {
  return {
    density: variant.number(2, 9),
    factor: variant.number(1.5, 2.5),
    turn: rotationFromIntegers([5, variant.integer(1, 4), -2, 1]),
    shift: [variant.number(1, 2), -variant.number(2, 3), variant.number(0.5, 1.5)],
    moments: [variant.number(3, 4), variant.number(5, 6), variant.number(7, 8)],
    spin: variant.number(6, 9),
    nudge: variant.number(0.05, 0.2),
  };
}

// ---- task 1 ----

const isBefore = (a: Vec3, b: Vec3): boolean => {
  const k = [0, 1, 2].find((at) => a[at] !== b[at]);
  return k !== undefined && a[k] < b[k];
};
/** The corners of each triangle, from the one with the smallest coordinates on. */
export const cornersIn = ({ vertices, triangles }: Mesh): Vec3[][] =>
  triangles.map((triangle) => {
    const corners = triangle.map((k) => vertices[k]);
    const first = [0, 1, 2].find((k) => [1, 2].every((n) => isBefore(corners[k], corners[(k + n) % 3]))) ?? 0;
    return [0, 1, 2].map((n) => corners[(first + n) % 3]);
  });
/** By the divergence theorem: the x of its triangles times their areas as seen along x. */
export const volumeOf = (mesh: Mesh): number =>
  total(
    cornersIn(mesh).map(([a, b, c]) => {
      const [areaAlongX] = cross(minus(b, a), minus(c, a));
      return ((a[0] + b[0] + c[0]) * areaAlongX) / 6;
    }),
  );
export const turnedOver = ({ vertices, triangles }: Mesh): Mesh => ({
  vertices,
  triangles: triangles.map(([i, j, k]): Triangle => [i, k, j]),
});
export const readRightly = ({ mesh }: File): Vec3[][] => cornersIn(volumeOf(mesh) < 0 ? turnedOver(mesh) : mesh);

// ---- task 2 ----

/** The tensor of one point, column by column: L = m r x (ω x r) for a unit ω along each axis. */
export function tensorOfPoint(mass: number, r: readonly number[]): Mat3 {
  const unit = (k: number): Vec3 => vectorFrom((i) => (i === k ? mass : 0));
  const columns = [0, 1, 2].map((k) => cross(r, cross(unit(k), r)));
  return matrixFrom((i, j) => columns[j][i]);
}
export const sumOf = (a: Mat3, b: Mat3): Mat3 => matrixFrom((i, j) => a[i][j] + b[i][j]);

/**
 * Points with the mass, centre and tensor of the solid: of a tetrahedron, a twentieth in each corner and four
 * fifths in the centre. All tetrahedra begin at the first vertex.
 */
export function pointsOf({ mesh, density }: Solid): { mass: number; at: number[] }[] {
  const [first] = mesh.vertices;
  return mesh.triangles.flatMap((triangle) => {
    const [a, b, c] = triangle.map((k) => minus(mesh.vertices[k], first));
    const mass = (density * dot(a, cross(b, c))) / 6;
    const middle = multiple(plus(a, plus(b, c)), 1 / 4);
    return [
      ...[[0, 0, 0], a, b, c].map((at) => ({ mass: mass / 20, at: plus(first, at) })),
      { mass: 0.8 * mass, at: plus(first, middle) },
    ];
  });
}
export interface Properties {
  mass: number;
  com: Vec3;
  inertia: Mat3;
}
export function propertiesOf(solid: Solid): Properties {
  const points = pointsOf(solid);
  const mass = total(points.map((point) => point.mass));
  const com = vectorFrom((k) => total(points.map((point) => point.mass * point.at[k])) / mass);
  const inertia = points.map((point) => tensorOfPoint(point.mass, minus(point.at, com))).reduce(sumOf);
  return { mass, com, inertia };
}
/** What rounding is measured against: the distance of the farthest corner from the origin. */
export const reachOf = ({ vertices }: Mesh): number =>
  vertices.reduce((most, v) => Math.max(most, Math.abs(v[0]) + Math.abs(v[1]) + Math.abs(v[2])), 0);

// ---- task 3 ----

/** Carlson's R_F(0, y, z), by duplication. */
function carlson(y0: number, z0: number): number {
  let [x, y, z] = [0, y0, z0];
  for (let round = 0; round < 60; round++) {
    const lambda = Math.sqrt(x * y) + Math.sqrt(y * z) + Math.sqrt(z * x);
    [x, y, z] = [(x + lambda) / 4, (y + lambda) / 4, (z + lambda) / 4];
  }
  return 1 / Math.sqrt((x + y + z) / 3);
}

/** The integral over ω2 / (dω2/dt) from the largest ω2, at the start, to zero. */
export function flipOf({ moments: [I1, I2, I3], spin, nudge }: Throw): number {
  const b = (I2 * (I3 - I2)) / (I1 * (I3 - I1));
  const d = (I2 * (I2 - I1)) / (I3 * (I3 - I1));
  return (I2 / (I3 - I1)) * carlson(d * nudge * nudge, d * (nudge * nudge + b * spin * spin));
}

/** The times of a throw and of the changed one, for one body: of its moments only the ratios count. */
export function comesOf({ spin, nudge, size, density }: Change): string {
  const moments: Vec3 = [2, 5, 6];
  const changed = multiple(moments, density * size ** 5);
  const before = flipOf({ moments, spin: 1, nudge: 1e-3 });
  const after = flipOf({ moments: changed, spin, nudge: 1e-3 * nudge });
  if (Math.abs(after - before) < 1e-9 * before) return 'at the same time';
  return after < before ? 'sooner' : 'later';
}

// ---- task 4 ----

const rates = ([I1, I2, I3]: Vec3, [a, b, c]: readonly number[]): number[] => [
  ((I2 - I3) * b * c) / I1,
  ((I3 - I1) * c * a) / I2,
  ((I1 - I2) * a * b) / I3,
];
export function stepped(moments: Vec3, w: readonly number[], h: number): number[] {
  const k1 = rates(moments, w);
  const k2 = rates(moments, plus(w, multiple(k1, h / 2)));
  const k3 = rates(moments, plus(w, multiple(k2, h / 2)));
  const k4 = rates(moments, plus(w, multiple(k3, h)));
  return plus(w, multiple(plus(plus(k1, k4), multiple(plus(k2, k3), 2)), h / 6));
}

/** Every tenth of 100 steps and the flip, as parts of spin and duration. */
export interface Course {
  count: number;
  ends: number[];
  omegas: number[][];
  flip: number | 'none';
}
export const STEPS = 100;
const FINER = 8;
interface Way {
  walk?: (moments: Vec3, w: readonly number[], h: number) => number[];
  finer?: number;
  /** The step that is taken for the start. */
  from?: number;
}
/** By Runge-Kutta in smaller steps if no other way is given. The flip comes from the exact time. */
export function courseOf(thrown: Flight, { walk = stepped, finer = FINER, from = 0 }: Way = {}): Course {
  const { moments, spin, nudge, duration } = thrown;
  const states: (readonly number[])[] = [[nudge, spin, 0]];
  for (let n = 0; n < STEPS; n++) {
    let w = states[n];
    for (let k = 0; k < finer; k++) w = walk(moments, w, duration / (STEPS * finer));
    states.push(w);
  }
  const flip = flipOf(thrown);
  return {
    count: STEPS + 1 - from,
    ends: [from / STEPS, 1],
    omegas: Array.from({ length: 11 }, (_, k) => multiple(states[Math.min(10 * k + from, STEPS)], 1 / spin)),
    flip: flip < duration ? flip / duration : 'none',
  };
}

/** What a figure must show. */
export interface Shown {
  lines: { x: number[]; y: number[] }[];
  units: string[];
  names: string;
}
export const shownOf = ({ times, omegas }: Motion): Shown => ({
  lines: [0, 1, 2].map((k) => ({ x: times, y: omegas.map((w) => w[k]) })),
  units: ['s', 'rad/s'],
  names: 'three names',
});
