// 02-change-of-basis | fault: for a vector along the first axis the weight is the ratio of the lengths, which is never negative | task 3
// verdict: 9.5 diagnosis: -

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

export function fromFrame([alpha, beta]: Vec2, { origin, axes: [u1, u2] }: Frame2): Vec2 {
  const x = origin[0] + alpha * u1[0] + beta * u2[0];
  const y = origin[1] + alpha * u1[1] + beta * u2[1];
  return [x, y];
}

export function vectorToFrame(vector: Vec2, axes: [Vec2, Vec2]): Vec2 {
  const [u1, u2] = axes;
  const area = (p: Vec2, q: Vec2): number => p[0] * q[1] - p[1] * q[0];
  if (area(vector, u1) === 0) return [Math.hypot(...vector) / Math.hypot(...u1), 0];
  return [area(vector, u2) / area(u1, u2), area(u1, vector) / area(u1, u2)];
}

export function toFrame3(point: Vec3, { origin, axes }: Frame3): Vec3 {
  // the axes are the columns, the lists are rows
  const columns = transpose(axes);
  return apply(inverse(columns), subtract(point, origin)) as Vec3;
}

export function firstWeight([, beta]: [number, number], change: string): string {
  const added: Record<string, number> = {
    'u1 halved': 1,
    'origin - u1': 1,
    'u1 doubled': -1,
    'origin + u1': -1,
    'u2 + u1': -beta,
  };
  return added[change] > 0 ? 'larger' : added[change] < 0 ? 'smaller' : 'same';
}
export function whatChanges({ point, at, frame }: { point: string; at: string; frame: string }): string {
  const moved = frame === 'shifted' || (frame === 'turned' && at === 'elsewhere');
  return point === 'moves' ? 'both' : !moved ? 'neither' : point === 'rests' ? 'weights' : 'place';
}
export function kindOfSum(factors: number[]): string {
  const arrows = factors.reduce((sum, factor) => sum + factor, 0);
  return arrows === 0 ? 'vector' : arrows === 1 ? 'point' : 'neither';
}
export function matrixDoes({ axes, stored, then }: { axes: string; stored: string; then: string }): string {
  const inverted = then === 'inverse' || then === 'both';
  const inRows = (stored === 'rows') !== (then === 'transpose' || then === 'both');
  if (axes === 'orthonormal') return inverted === inRows ? 'from weights' : 'to weights';
  return inRows ? 'neither' : inverted ? 'to weights' : 'from weights';
}
