// 02-change-of-basis | fault: a point at the height of the origin is solved in the plane with x and y alone, though u1 and u2 may leave the plane | task 4
// verdict: 9 diagnosis: -

import { dot, cross } from 'rigid-body-lab';

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
  const [x, y, z] = [0, 1, 2].map((k) => point[k] - frame.origin[k]);
  if (z === 0) {
    const [alpha, beta] = vectorToFrame(
      [x, y],
      [
        [u1[0], u1[1]],
        [u2[0], u2[1]],
      ],
    );
    return [alpha, beta, 0];
  }
  const volume = dot(u1, cross(u2, u3));
  const r: Vec3 = [x, y, z];
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
