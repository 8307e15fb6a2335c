// 02-change-of-basis | mistake: starts with `const point = frame.origin` and adds to it, so the origin of the frame moves with every call | task 2
// verdict: 9.5 diagnosis: changes-its-argument

import { subtract, inverse, transpose, apply } from 'rigid-body-lab';

export type Vec2 = [number, number];
export type Vec3 = [number, number, number];
export interface Frame2 {
  origin: Vec2;
  axes: [Vec2, Vec2];
}
export interface Frame3 {
  origin: Vec3;
  axes: [Vec3, Vec3, Vec3];
}

export function toFrame(point: Vec2, { origin, axes }: Frame2): Vec2 {
  const [u1, u2] = axes;
  const r = [point[0] - origin[0], point[1] - origin[1]];
  const area = u1[0] * u2[1] - u1[1] * u2[0];
  return [(r[0] * u2[1] - r[1] * u2[0]) / area, (u1[0] * r[1] - u1[1] * r[0]) / area];
}

export function fromFrame(weights: Vec2, frame: Frame2): Vec2 {
  const point = frame.origin;
  for (let i = 0; i < 2; i++) {
    point[0] += weights[i] * frame.axes[i][0];
    point[1] += weights[i] * frame.axes[i][1];
  }
  return point;
}

export function vectorToFrame(vector: Vec2, [u1, u2]: [Vec2, Vec2]): Vec2 {
  const area = u1[0] * u2[1] - u1[1] * u2[0];
  return [(vector[0] * u2[1] - vector[1] * u2[0]) / area, (u1[0] * vector[1] - u1[1] * vector[0]) / area];
}

export function toFrame3(point: Vec3, { origin, axes }: Frame3): Vec3 {
  // the axes are the columns, the lists are rows
  const columns = transpose(axes);
  return apply(inverse(columns), subtract(point, origin)) as Vec3;
}
