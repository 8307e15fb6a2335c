// 02-change-of-basis | fault: axes that both have unit length are taken as perpendicular and the point is only projected | task 1
// verdict: 9 diagnosis: unit-taken-for-perpendicular

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

export function toFrame(point: Vec2, frame: Frame2): Vec2 {
  const [u1, u2] = frame.axes;
  const x = point[0] - frame.origin[0];
  const y = point[1] - frame.origin[1];
  const isUnit = (u: Vec2): boolean => Math.abs(u[0] * u[0] + u[1] * u[1] - 1) < 1e-12;
  if (isUnit(u1) && isUnit(u2)) {
    return [x * u1[0] + y * u1[1], x * u2[0] + y * u2[1]];
  }
  const det = u1[0] * u2[1] - u1[1] * u2[0];
  return [(x * u2[1] - y * u2[0]) / det, (u1[0] * y - u1[1] * x) / det];
}

export function fromFrame([alpha, beta]: Vec2, { origin, axes: [u1, u2] }: Frame2): Vec2 {
  const x = origin[0] + alpha * u1[0] + beta * u2[0];
  const y = origin[1] + alpha * u1[1] + beta * u2[1];
  return [x, y];
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
