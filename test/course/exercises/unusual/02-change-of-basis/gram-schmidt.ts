// 02-change-of-basis | correct: modified Gram-Schmidt (QR) with a closure that remembers the triangular factor, then back substitution
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

function solver(axes: readonly (readonly number[])[]): (r: readonly number[]) => number[] {
  const q: number[][] = [];
  const t: number[][] = axes.map(() => axes.map(() => 0));
  const inner = (a: readonly number[], b: readonly number[]): number => a.reduce((s, c, k) => s + c * b[k], 0);
  axes.forEach((axis, j) => {
    let v = [...axis];
    for (let round = 0; round < 2; round++) {
      q.forEach((e, i) => {
        const h = inner(e, v);
        t[i][j] += h;
        v = v.map((c, k) => c - h * e[k]);
      });
    }
    const length = Math.sqrt(inner(v, v));
    t[j][j] = length;
    q.push(v.map((c) => c / length));
  });
  return (r) => {
    const b = q.map((e) => inner(e, r));
    const w = b.map(() => 0);
    for (let i = b.length - 1; i >= 0; i--) {
      let rest = b[i];
      for (let j = i + 1; j < b.length; j++) rest -= t[i][j] * w[j];
      w[i] = rest / t[i][i];
    }
    return w;
  };
}

export function toFrame(point: Vec2, frame: Frame2): Vec2 {
  const [alpha, beta] = solver(frame.axes)(point.map((c, k) => c - frame.origin[k]));
  return [alpha, beta];
}

export function fromFrame(weights: Vec2, frame: Frame2): Vec2 {
  const step = (k: 0 | 1) => (w: Vec2) => w[0] * frame.axes[0][k] + w[1] * frame.axes[1][k] + frame.origin[k];
  return [step(0)(weights), step(1)(weights)];
}

export function vectorToFrame(vector: Vec2, axes: [Vec2, Vec2]): Vec2 {
  const [alpha, beta] = solver(axes)(vector);
  return [alpha, beta];
}

export function toFrame3(point: Vec3, frame: Frame3): Vec3 {
  const [alpha, beta, gamma] = solver(frame.axes)(point.map((c, k) => c - frame.origin[k]));
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
