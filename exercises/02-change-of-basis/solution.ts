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

export type FrameChange =
  'u1 doubled' | 'u1 halved' | 'u2 doubled' | 'u2 reversed' | 'origin + u1' | 'origin - u1' | 'origin + u2' | 'u2 + u1';

export interface Happening {
  point: 'rests' | 'moves' | 'rides along';
  at: 'origin' | 'elsewhere';
  frame: 'rests' | 'shifted' | 'turned';
}

export interface BuiltMatrix {
  axes: 'orthonormal' | 'skew';
  stored: 'columns' | 'rows';
  then: 'nothing' | 'inverse' | 'transpose' | 'both';
}

/** The signed area of the parallelogram that two vectors span. */
const area = (a: Vec2, b: Vec2): number => a[0] * b[1] - a[1] * b[0];

/** A point is the tip of the arrow from the frame's origin. */
export function toFrame(point: Vec2, { origin, axes }: Frame2): Vec2 {
  return vectorToFrame([point[0] - origin[0], point[1] - origin[1]], axes);
}

/** The steps along u1 that are added when the point stays where it is. */
export function firstWeight([, beta]: Vec2, change: FrameChange): 'larger' | 'smaller' | 'same' {
  const added: Record<FrameChange, number> = {
    'u1 doubled': -1,
    'u1 halved': 1,
    'u2 doubled': 0,
    'u2 reversed': 0,
    'origin + u1': -1,
    'origin - u1': 1,
    'origin + u2': 0,
    'u2 + u1': -beta,
  };
  return added[change] > 0 ? 'larger' : added[change] < 0 ? 'smaller' : 'same';
}

export function fromFrame([a, b]: Vec2, { origin, axes: [u1, u2] }: Frame2): Vec2 {
  return [origin[0] + a * u1[0] + b * u2[0], origin[1] + a * u1[1] + b * u2[1]];
}

/** Only a frame that moves under the point parts place and weights. */
export function whatChanges({ point, at, frame }: Happening): 'place' | 'weights' | 'both' | 'neither' {
  const moved = frame === 'shifted' || (frame === 'turned' && at === 'elsewhere');
  return point === 'moves' ? 'both' : !moved ? 'neither' : point === 'rests' ? 'weights' : 'place';
}

/** Cramer's rule: each weight is a ratio of areas. */
export function vectorToFrame(vector: Vec2, [u1, u2]: [Vec2, Vec2]): Vec2 {
  return [area(vector, u2) / area(u1, u2), area(u1, vector) / area(u1, u2)];
}

/** If all points move by one arrow the sum moves by that arrow times the sum of the factors. */
export function kindOfSum(factors: number[]): 'point' | 'vector' | 'neither' {
  const arrows = factors.reduce((sum, factor) => sum + factor, 0);
  return arrows === 0 ? 'vector' : arrows === 1 ? 'point' : 'neither';
}

/** The axes as rows, transposed into columns: then columns times weights is the arrow. */
export function toFrame3(point: Vec3, { origin, axes }: Frame3): Vec3 {
  return apply(inverse(transpose(axes)), subtract(point, origin));
}

/** The columns lead from weights; so does what is inverted and transposed, if that is the same. */
export function matrixDoes({ axes, stored, then }: BuiltMatrix): 'to weights' | 'from weights' | 'neither' {
  const inverted = then === 'inverse' || then === 'both';
  const inRows = (stored === 'rows') !== (then === 'transpose' || then === 'both');
  if (axes === 'orthonormal') return inverted === inRows ? 'from weights' : 'to weights';
  return inRows ? 'neither' : inverted ? 'to weights' : 'from weights';
}
