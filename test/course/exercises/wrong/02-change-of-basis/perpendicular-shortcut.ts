// 02-change-of-basis | fault: for perpendicular axes it projects with the dot product and divides by the length instead of its square | task 1
// verdict: 9 diagnosis: perpendicular-shortcut

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
  if (u1[0] * u2[0] + u1[1] * u2[1] === 0) {
    return [(x * u1[0] + y * u1[1]) / Math.hypot(u1[0], u1[1]), (x * u2[0] + y * u2[1]) / Math.hypot(u2[0], u2[1])];
  }
  const det = u1[0] * u2[1] - u1[1] * u2[0];
  return [(x * u2[1] - y * u2[0]) / det, (u1[0] * y - u1[1] * x) / det];
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
  const r: Vec3 = [point[0] - frame.origin[0], point[1] - frame.origin[1], point[2] - frame.origin[2]];
  const det = (p: Vec3, q: Vec3, s: Vec3): number =>
    p[0] * (q[1] * s[2] - q[2] * s[1]) + p[1] * (q[2] * s[0] - q[0] * s[2]) + p[2] * (q[0] * s[1] - q[1] * s[0]);
  const all = det(u1, u2, u3);
  return [det(r, u2, u3) / all, det(u1, r, u3) / all, det(u1, u2, r) / all];
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
