// 02-change-of-basis | correct: turns the system into a triangular one with Givens rotations (Math.hypot), hidden behind an object with a getter
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

const system = (columns: number[][], right: number[]) => ({
  get weights(): number[] {
    const n = right.length;
    const m = right.map((value, k) => [...columns.map((c) => c[k]), value]);
    for (let j = 0; j < n; j++) {
      for (let i = n - 1; i > j; i--) {
        const length = Math.hypot(m[i - 1][j], m[i][j]);
        if (length === 0) continue;
        const [c, s] = [m[i - 1][j] / length, m[i][j] / length];
        const [upper, lower] = [m[i - 1], m[i]];
        m[i - 1] = upper.map((v, k) => c * v + s * lower[k]);
        m[i] = lower.map((v, k) => c * v - s * upper[k]);
      }
    }
    return m.reduceRight<number[]>((found, row, i) => {
      const known = found.reduce((sum, w, k) => sum + w * row[i + 1 + k], 0);
      return [(row[n] - known) / row[i], ...found];
    }, []);
  },
});

export function toFrame(point: Vec2, { origin: [ox, oy], axes }: Frame2): Vec2 {
  const { weights } = system(axes, [point[0] - ox, point[1] - oy]);
  return weights as Vec2;
}

export function fromFrame(weights: Vec2, frame: Frame2): Vec2 {
  const { origin, axes } = frame;
  let point = [...origin] as number[];
  for (const [i, u] of axes.entries()) point = [point[0] + u[0] * weights[i], point[1] + u[1] * weights[i]];
  return point as Vec2;
}

export function vectorToFrame(vector: Vec2, axes: [Vec2, Vec2]): Vec2 {
  return system(axes, vector).weights as Vec2;
}

export function toFrame3(point: Vec3, { origin: [ox, oy, oz], axes }: Frame3): Vec3 {
  return system(axes, [point[0] - ox, point[1] - oy, point[2] - oz]).weights as Vec3;
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
