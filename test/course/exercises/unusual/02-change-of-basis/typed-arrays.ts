// 02-change-of-basis | correct: returns Float64Arrays instead of plain lists and works with flat typed arrays
// verdict: 10 diagnosis: -

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

const f64 = (...n: number[]): any => Float64Array.from(n);

export function toFrame(point: Vec2, frame: Frame2): Vec2 {
  return vectorToFrame(f64(point[0] - frame.origin[0], point[1] - frame.origin[1]), frame.axes);
}

export function fromFrame(weights: Vec2, frame: Frame2): Vec2 {
  const result = Float64Array.from(frame.origin);
  frame.axes.forEach((axis, i) => axis.forEach((c, k) => (result[k] += weights[i] * c)));
  return result as unknown as Vec2;
}

export function vectorToFrame(vector: Vec2, axes: [Vec2, Vec2]): Vec2 {
  const m = new Float64Array([axes[0][0], axes[1][0], axes[0][1], axes[1][1]]);
  const det = m[0] * m[3] - m[1] * m[2];
  return f64((m[3] * vector[0] - m[1] * vector[1]) / det, (m[0] * vector[1] - m[2] * vector[0]) / det);
}

export function toFrame3(point: Vec3, frame: Frame3): Vec3 {
  const r = Float64Array.from(point, (c, k) => c - frame.origin[k]);
  const m = new Float64Array(9);
  frame.axes.forEach((u, column) => u.forEach((c, row) => (m[3 * row + column] = c)));
  const minor = (row: number, column: number): number => {
    const [p, q] = [(row + 1) % 3, (row + 2) % 3];
    const [s, t] = [(column + 1) % 3, (column + 2) % 3];
    return m[3 * p + s] * m[3 * q + t] - m[3 * p + t] * m[3 * q + s];
  };
  const det = m[0] * minor(0, 0) + m[1] * minor(0, 1) + m[2] * minor(0, 2);
  const result = new Float64Array(3);
  for (let i = 0; i < 3; i++) {
    for (let row = 0; row < 3; row++) result[i] += (minor(row, i) * r[row]) / det;
  }
  return result as unknown as Vec3;
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
