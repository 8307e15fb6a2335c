// 02-change-of-basis | fault: when the third axis is perpendicular to the other two, γ is the projection divided by the length, not by its square | task 4
// verdict: 9 diagnosis: -

import { subtract, dot, norm, inverse, transpose, apply } from 'rigid-body-lab';

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
  const [[a, c], [b, d]] = frame.axes;
  const det = a * d - b * c;
  const x = point[0] - frame.origin[0];
  const y = point[1] - frame.origin[1];
  return [(d * x - b * y) / det, (a * y - c * x) / det];
}

export function fromFrame(weights: Vec2, frame: Frame2): Vec2 {
  const [u1, u2] = frame.axes;
  const [alpha, beta] = weights;
  return [frame.origin[0] + alpha * u1[0] + beta * u2[0], frame.origin[1] + alpha * u1[1] + beta * u2[1]];
}

export function vectorToFrame(vector: Vec2, axes: [Vec2, Vec2]): Vec2 {
  const [[a, c], [b, d]] = axes;
  const det = a * d - b * c;
  const [x, y] = vector;
  return [(d * x - b * y) / det, (a * y - c * x) / det];
}

export function toFrame3(point: Vec3, frame: Frame3): Vec3 {
  const [u1, u2, u3] = frame.axes;
  const r = subtract(point, frame.origin) as Vec3;
  const [alpha, beta, gamma] = apply(inverse(transpose(frame.axes)), r);
  if (dot(u1, u3) === 0 && dot(u2, u3) === 0) return [alpha, beta, dot(r, u3) / norm(u3)];
  return [alpha, beta, gamma];
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
