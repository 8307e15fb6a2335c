// 02-change-of-basis | correct: generator functions yield the terms and a compensated (Kahan-Neumaier) sum adds them, Leibniz formula over permutations
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

function total(terms: Iterable<number>): number {
  let sum = 0;
  let lost = 0;
  for (const term of terms) {
    const next = sum + term;
    lost += Math.abs(sum) >= Math.abs(term) ? sum - next + term : term - next + sum;
    sum = next;
  }
  return sum + lost;
}

function* permutations(n: number, used: number[] = [], sign = 1): Generator<[number, number[]]> {
  if (used.length === n) yield [sign, used];
  for (let i = 0; i < n; i++) {
    if (used.includes(i)) continue;
    const flips = used.filter((u) => u > i).length;
    yield* permutations(n, [...used, i], flips % 2 ? -sign : sign);
  }
}

function* leibniz(m: number[][]): Generator<number> {
  for (const [sign, p] of permutations(m.length)) yield p.reduce((product, c, r) => product * m[r][c], sign);
}

function* weightsOf(r: number[], axes: number[][]): Generator<number> {
  const whole = total(leibniz(axes));
  for (const axis of axes) yield total(leibniz(axes.map((u) => (u === axis ? r : u)))) / whole;
}

function* terms(weights: Vec2, { origin, axes }: Frame2, k: number): Generator<number> {
  yield origin[k];
  for (const i of [0, 1]) yield weights[i] * axes[i][k];
}

export function toFrame(point: Vec2, { origin, axes }: Frame2): Vec2 {
  return [...weightsOf([point[0] - origin[0], point[1] - origin[1]], axes)] as Vec2;
}

export function fromFrame(weights: Vec2, frame: Frame2): Vec2 {
  return [total(terms(weights, frame, 0)), total(terms(weights, frame, 1))];
}

export function vectorToFrame(vector: Vec2, axes: [Vec2, Vec2]): Vec2 {
  return Array.from(weightsOf([...vector], axes)) as Vec2;
}

export function toFrame3(point: Vec3, { origin, axes }: Frame3): Vec3 {
  const r = Array.from(point, (c, k) => c - origin[k]);
  return [...weightsOf(r, axes)] as Vec3;
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
