// 02-change-of-basis | fault: toframe mutates point
// verdict: 9 diagnosis: changes-its-argument

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
export function toFrame(point: any, { origin, axes }: any): any {
  point[0] -= origin[0];
  point[1] -= origin[1];
  return vectorToFrame(point, axes);
}

export function fromFrame([a, b]: Vec2, { origin, axes: [u1, u2] }: Frame2): Vec2 {
  return [origin[0] + a * u1[0] + b * u2[0], origin[1] + a * u1[1] + b * u2[1]];
}

/** Cramer's rule: each weight is a ratio of areas. */
export function vectorToFrame(vector: Vec2, [u1, u2]: [Vec2, Vec2]): Vec2 {
  return [area(vector, u2) / area(u1, u2), area(u1, vector) / area(u1, u2)];
}

/** The axes as rows, transposed into columns: then columns times weights is the arrow. */
export function toFrame3(point: Vec3, { origin, axes }: Frame3): Vec3 {
  return apply(inverse(transpose(axes)), subtract(point, origin));
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
