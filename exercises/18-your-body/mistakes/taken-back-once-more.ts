import { add, cross, dot, scale, subtract } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Mesh } from '../solution.js';
export { readBody, principalAxes, predictedFlip, flipComes, simulatedFlip, figure } from '../solution.js';

/** The share of the whole at its centre is taken off the tensor about the centre. */
export const mesh = 'racket';
export const declared: Declared = { score: 8.5, diagnosis: 'taken-back-once-more' };

const cornersOf = ({ vertices, triangles }: Mesh, from: Vec3): Vec3[][] =>
  triangles.map((triangle) => triangle.map((k) => subtract(vertices[k], from)));
const tetrahedron = ([a, b, c]: Vec3[]): number => dot(a, cross(b, c)) / 6;
const sumOf = ([a, b, c]: Vec3[]): Vec3 => add(a, add(b, c));
function pointInertia(m: number, r: Vec3): Mat3 {
  const row = (i: number): Vec3 => [0, 1, 2].map((j) => m * ((i === j ? dot(r, r) : 0) - r[i] * r[j])) as Vec3;
  return [row(0), row(1), row(2)];
}
const sum = (a: Mat3, b: Mat3): Mat3 => [add(a[0], b[0]), add(a[1], b[1]), add(a[2], b[2])];

export function massProperties(body: Mesh, density: number): { mass: number; com: Vec3; inertia: Mat3 } {
  const parts = cornersOf(body, [0, 0, 0]).map((corners) => ({
    m: density * tetrahedron(corners),
    at: sumOf(corners),
  }));
  const mass = parts.reduce((all, { m }) => all + m, 0);
  const moment = parts.map(({ m, at }) => scale(at, m / 4)).reduce((a, b) => add(a, b));
  const com = scale(moment, 1 / mass);
  const tensors = cornersOf(body, com).map((corners) => {
    const m = (density * tetrahedron(corners)) / 20;
    return [...corners, sumOf(corners)].map((r) => pointInertia(m, r)).reduce(sum);
  });
  return { mass, com, inertia: [...tensors, pointInertia(-mass, com)].reduce(sum) };
}
