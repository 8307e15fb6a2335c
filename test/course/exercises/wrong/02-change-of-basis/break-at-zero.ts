// 02-change-of-basis | fault: leaves the loop at a zero weight instead of going on with the next one | task 2
// verdict: 9 diagnosis: zero-weight-ends-it

import { subtract, dot, cross } from 'rigid-body-lab';

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
  const det = u1[0] * u2[1] - u2[0] * u1[1];
  const alpha = (u2[1] * x - u2[0] * y) / det;
  const beta = (-u1[1] * x + u1[0] * y) / det;
  return [alpha, beta];
}

export function fromFrame(weights: Vec2, frame: Frame2): Vec2 {
  let [x, y] = frame.origin;
  for (let i = 0; i < weights.length; i++) {
    if (weights[i] === 0) break;
    x += weights[i] * frame.axes[i][0];
    y += weights[i] * frame.axes[i][1];
  }
  return [x, y];
}

export function vectorToFrame(vector: Vec2, axes: [Vec2, Vec2]): Vec2 {
  const [u1, u2] = axes;
  const det = u1[0] * u2[1] - u2[0] * u1[1];
  const alpha = (u2[1] * vector[0] - u2[0] * vector[1]) / det;
  const beta = (-u1[1] * vector[0] + u1[0] * vector[1]) / det;
  return [alpha, beta];
}

export function toFrame3(point: Vec3, frame: Frame3): Vec3 {
  const [u1, u2, u3] = frame.axes;
  const r = subtract(point, frame.origin);
  const volume = dot(u1, cross(u2, u3));
  return [dot(r, cross(u2, u3)) / volume, dot(r, cross(u3, u1)) / volume, dot(r, cross(u1, u2)) / volume];
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
