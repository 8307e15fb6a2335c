// 02-change-of-basis | fault: when a zero pivot makes it exchange two rows, the right-hand side is not exchanged with them | task 4
// verdict: 9 diagnosis: -

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

export function vectorToFrame(vector: Vec2, [u1, u2]: [Vec2, Vec2]): Vec2 {
  const area = u1[0] * u2[1] - u1[1] * u2[0];
  return [(vector[0] * u2[1] - vector[1] * u2[0]) / area, (u1[0] * vector[1] - u1[1] * vector[0]) / area];
}

export function toFrame3(point: Vec3, frame: Frame3): Vec3 {
  const rhs = [point[0] - frame.origin[0], point[1] - frame.origin[1], point[2] - frame.origin[2]];
  const m = [0, 1, 2].map((k) => frame.axes.map((u) => u[k]));
  for (let i = 0; i < 3; i++) {
    let pivot = i;
    while (m[pivot][i] === 0) pivot++;
    if (pivot !== i) [m[i], m[pivot]] = [m[pivot], m[i]];
    for (let row = 0; row < 3; row++) {
      if (row === i) continue;
      const factor = m[row][i] / m[i][i];
      for (let k = 0; k < 3; k++) m[row][k] -= factor * m[i][k];
      rhs[row] -= factor * rhs[i];
    }
  }
  return [rhs[0] / m[0][0], rhs[1] / m[1][1], rhs[2] / m[2][2]];
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
