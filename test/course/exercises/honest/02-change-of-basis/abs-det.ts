// 02-change-of-basis | mistake: takes the absolute value of the determinant, since an area is positive, so a left-handed frame gets both weights with the wrong sign | task 1
// verdict: 7.5 diagnosis: determinant-never-negative

// All that you may use of the library.
import {
  add,
  subtract,
  scale,
  dot,
  cross,
  norm,
  determinant,
  inverse,
  transpose,
  apply,
  multiply,
} from 'rigid-body-lab';

/** Two numbers: a point, a vector or two weights. TypeScript counts them: write `[a, b]`, as `map` returns any length. */
export type Vec2 = [number, number];

/** Three numbers. */
export type Vec3 = [number, number, number];

/** A frame of the plane, written in the old frame e: origin and axes in m. */
export interface Frame2 {
  origin: Vec2;
  axes: [Vec2, Vec2];
}

/** A frame in space, written in the old frame e: origin and axes in m. */
export interface Frame3 {
  origin: Vec3;
  axes: [Vec3, Vec3, Vec3];
}

export function toFrame(point: Vec2, frame: Frame2): Vec2 {
  const [u1, u2] = frame.axes;
  const dx = point[0] - frame.origin[0];
  const dy = point[1] - frame.origin[1];
  // area of the parallelogram of the axes
  const area = Math.abs(u1[0] * u2[1] - u2[0] * u1[1]);
  return [(u2[1] * dx - u2[0] * dy) / area, (u1[0] * dy - u1[1] * dx) / area];
}

export function fromFrame(weights: Vec2, frame: Frame2): Vec2 {
  const [a, b] = weights;
  const [u1, u2] = frame.axes;
  return [frame.origin[0] + a * u1[0] + b * u2[0], frame.origin[1] + a * u1[1] + b * u2[1]];
}

export function vectorToFrame(vector: Vec2, axes: [Vec2, Vec2]): Vec2 {
  const [[a, c], [b, d]] = axes;
  const det = a * d - b * c;
  return [(d * vector[0] - b * vector[1]) / det, (a * vector[1] - c * vector[0]) / det];
}

export function toFrame3(point: Vec3, frame: Frame3): Vec3 {
  const r = subtract(point, frame.origin);
  const w = apply(inverse(transpose(frame.axes)), r);
  return [w[0], w[1], w[2]];
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
