// 02-change-of-basis | mistake: transposes the inverse once more | task 4
// verdict: 7 diagnosis: axes-as-rows

import { apply, inverse, subtract, transpose } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';

export type Vec2 = [number, number];

export interface Frame2 {
  origin: Vec2;
  axes: [Vec2, Vec2];
}

export interface Frame3 {
  origin: Vec3;
  axes: [Vec3, Vec3, Vec3];
}

/** The signed area of the parallelogram that two vectors span. */
const area = (a: Vec2, b: Vec2): number => a[0] * b[1] - a[1] * b[0];

/** A point is the tip of the arrow from the frame's origin. */
export function toFrame(point: Vec2, { origin, axes }: Frame2): Vec2 {
  return vectorToFrame([point[0] - origin[0], point[1] - origin[1]], axes);
}

export function fromFrame([a, b]: Vec2, { origin, axes: [u1, u2] }: Frame2): Vec2 {
  return [origin[0] + a * u1[0] + b * u2[0], origin[1] + a * u1[1] + b * u2[1]];
}

/** Cramer's rule: each weight is a ratio of areas. */
export function vectorToFrame(vector: Vec2, [u1, u2]: [Vec2, Vec2]): Vec2 {
  return [area(vector, u2) / area(u1, u2), area(u1, vector) / area(u1, u2)];
}

export function toFrame3(point: Vec3, { origin, axes }: Frame3): Vec3 {
  return apply(transpose(inverse(transpose(axes))), subtract(point, origin));
}
